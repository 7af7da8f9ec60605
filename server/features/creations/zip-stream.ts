import type { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** One file of an archive; `open` is called when its turn comes. */
export interface ZipEntry {
  name: string;
  modified: Date;
  open: () => Promise<Readable>;
}

/**
 * The bytes of a ZIP file, generated as they are read. Entries are stored uncompressed, since pictures and
 * videos do not shrink. The format holds up to 4 GiB; the caller stays below that.
 * @throws what `open` and its stream throw; the archive is then truncated and no reader takes it for complete
 */
export async function* zipStream(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for (const entry of entries) {
    const file = new ZipPassThrough(entry.name);
    file.mtime = entry.modified;
    zip.add(file);
    for await (const chunk of await entry.open()) {
      file.push(chunk as Uint8Array);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
