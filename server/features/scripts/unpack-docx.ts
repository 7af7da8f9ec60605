/** What is read of a Word file, unpacked within limits. */
import { SCRIPT_FILE_LIMITS } from '@inkreel/contract/api/scripts.ts';
import { strToU8, unzipSync, zipSync } from 'fflate';

/** What mammoth reads of a document; fonts and themes are left packed. */
const READ = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[a-zA-Z0-9]+\.xml(?:\.rels)?)$/;
const IMAGE = /^word\/media\/[\w.-]{1,100}$/;

/** The file has too many entries or unpacks to too much. */
export class UnpackedTooLong extends Error {}

/**
 * The entries that are read, unpacked, and an archive of them without compression, so that their sizes are true. The
 * content of an image in it is the name of its entry: images stay packed.
 * @throws UnpackedTooLong
 */
export function unpackDocx(bytes: Uint8Array): { files: Record<string, Uint8Array>; archive: Buffer } {
  let entries = 0;
  let unpacked = 0;
  const images: string[] = [];
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (entries > SCRIPT_FILE_LIMITS.entries) throw new UnpackedTooLong('too many entries');
      if (IMAGE.test(name)) images.push(name);
      if (!READ.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > SCRIPT_FILE_LIMITS.unpackedBytes) throw new UnpackedTooLong('too much unpacked');
      return true;
    },
  });
  const named = Object.fromEntries(images.map((name) => [name, strToU8(name)]));
  return { files, archive: Buffer.from(zipSync({ ...files, ...named }, { level: 0 })) };
}
