// Chromium compiles a function when it is called first. The program lists the functions that the start calls, and those
// that a game calls, in its custom section "startup". Each is called in an instance that nothing else uses. The instance
// has no stack, so that a function ends where it looks for one.

// warmer gives a function that has one of the two parts of the list compiled.
export const warmer = (program) => {
  const [list] = WebAssembly.Module.customSections(program, "startup");
  if (!list) return () => {};
  const imports = {};
  for (const { module, name } of WebAssembly.Module.imports(program)) (imports[module] ??= {})[name] = () => {};
  const { table, sp } = new WebAssembly.Instance(program, imports).exports;
  const functions = list.byteLength * 4;
  Error.stackTraceLimit = 0; // the errors are thrown away
  return (part) => {
    const bits = new Uint8Array(list, (part * functions) / 8);
    for (let i = 0; i < functions; i++) {
      if (!(bits[i >> 3] & (1 << (i & 7)))) continue;
      sp.value = -8; // the one before may have moved it
      try {
        table.get(TABLE_START + i)(0);
      } catch {}
    }
  };
};
