// Storage that cannot be read is replaced by a substitute in memory; a full one still holds the saved game.
import { kulami } from "./kulami.js";

// The interface of window.localStorage.
const memoryStorage = () => {
  const map = new Map();
  return {
    get length() {
      return map.size;
    },
    key: (i) => [...map.keys()][i] ?? null,
    getItem: (key) => map.get(String(key)) ?? null,
    setItem: (key, value) => map.set(String(key), String(value)),
    removeItem: (key) => map.delete(String(key)),
    clear: () => map.clear(),
  };
};

const mend = (name) => {
  try {
    window[name].getItem("kulami");
    return true;
  } catch {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
    return false;
  }
};

kulami.storageBlocked = ["localStorage", "sessionStorage"].map(mend).includes(false);
