import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

const COMPRESSIBLE = /\.(js|css|svg|json|wasm)$/;
/** Below this a header costs more than compression saves. */
const SMALLEST_BYTES = 512;
/** Files at a time, each in two threads: Node has four for such work. */
const AT_A_TIME = 2;

/**
 * Writes `.br` and `.gz` next to every asset worth it (pages are compressed by the server, which fills in its
 * address), for the server to send as they are. Of the files that are there when it is called.
 * @returns how many files
 */
export async function precompress(folder: string): Promise<number> {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => ({ file: path.join(folder, name), stats: fs.statSync(path.join(folder, name)) }))
    .filter(({ stats }) => stats.isFile() && stats.size >= SMALLEST_BYTES)
    // The largest first, so that none is left alone at the end.
    .sort((a, b) => b.stats.size - a.stats.size);
  const waiting = files.map(({ file }) => file);
  const next = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const bytes = await fs.promises.readFile(file);
      const [br, gz] = await Promise.all([brotli(bytes), gzip(bytes, { level: 9 })]);
      await Promise.all([fs.promises.writeFile(`${file}.br`, br), fs.promises.writeFile(`${file}.gz`, gz)]);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
  return files.length;
}
