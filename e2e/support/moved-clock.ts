// Loaded before a server's own code (node --import): adds to its clock the milliseconds that the file CLOCK_FILE says,
// as if the machine's clock had been set. The database keeps the real time, so the two differ meanwhile.
import fs from 'node:fs';

const file = process.env['CLOCK_FILE'];
const RealDate = Date;
const READ_MS = 100;
let offset = 0;
let readAt = Number.NEGATIVE_INFINITY;

function now(): number {
  if (file !== undefined && performance.now() - readAt > READ_MS) {
    readAt = performance.now();
    try {
      offset = Number(fs.readFileSync(file, 'utf8')) || 0;
    } catch {
      // The clock was never moved, or it was set right again.
      offset = 0;
    }
  }
  return RealDate.now() + offset;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
