// Replaces the runtime in tests: `run` ends the process as a fault of a library does, or never comes back.
const fs = require('node:fs');

const MODES = {
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  hang: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
};

exports.Tensor = class {};
exports.InferenceSession = {
  create: async (bytes) => ({
    inputNames: ['image'],
    outputNames: ['out'],
    release: async () => undefined,
    // The file of the model says which, and where the number of this process goes.
    run: async () => {
      const { mode, note } = JSON.parse(Buffer.from(bytes).toString());
      fs.writeFileSync(note, String(process.pid));
      MODES[mode]();
      await new Promise(() => setInterval(() => undefined, 1000));
    },
  }),
};
