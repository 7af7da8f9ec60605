import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|wasm)$/;
/** Below this a header costs more than compression saves. */
const SMALLEST_BYTES = 512;

/**
 * Writes `.br` and `.gz` next to every asset worth it (pages are compressed by the server, which fills in its
 * address), for the server to send as they are; returns how many.
 */
export function precompress(folder: string): number {
  let count = 0;
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!COMPRESSIBLE.test(name) || !fs.statSync(file).isFile()) continue;
    const bytes = fs.readFileSync(file);
    if (bytes.length < SMALLEST_BYTES) continue;
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes));
    count++;
  }
  return count;
}
