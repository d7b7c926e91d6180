// Replaces unreadable storage by a substitute in memory. Full storage still holds the saved game.
import { kulami } from "./kulami.js";

// Implements the interface of window.localStorage.
class MemoryStorage {
  #map = new Map();
  get length() {
    return this.#map.size;
  }
  key(i) {
    return [...this.#map.keys()][i] ?? null;
  }
  getItem(key) {
    return this.#map.get(String(key)) ?? null;
  }
  setItem(key, value) {
    this.#map.set(String(key), String(value));
  }
  removeItem(key) {
    this.#map.delete(String(key));
  }
  clear() {
    this.#map.clear();
  }
}

const mend = (name) => {
  try {
    window[name].getItem("kulami");
    return true;
  } catch {
    Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
    return false;
  }
};

kulami.storageBlocked = ["localStorage", "sessionStorage"].map(mend).includes(false);
