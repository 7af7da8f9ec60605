import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { releaseMemory } from '../../decoding/release-memory.ts';
import type { ByteSource } from './drivers/driver.ts';
import type { StorageDeps } from './files.ts';
import { abandon, type FileFacts, type FileToKeep, type PreparedFile, turnOf } from './kept-file.ts';
import { thumbnailKeyOf } from './key.ts';
import { NO_TRACKS } from './media/track-facts.ts';
import { chargePicture } from './picture/charge-picture.ts';
import { jpegOfHeic } from './picture/heic.ts';
import { type CleanPicture, cleanPicture, makeSmallCopies } from './picture/read-picture.ts';
import { drawVisibleLabel, visibleLabelText } from './provenance/visible-label.ts';
import { type Provenance, provenanceXmp } from './provenance/xmp.ts';
import { registerPendingWrites } from './store.ts';

/** Checks and stores a picture. It is decoded in its turn, which ends before the store is done. */
export async function keepPicture(
  deps: StorageDeps,
  file: FileToKeep,
  row: FileFacts,
  source: ByteSource,
  isHeic: boolean,
): Promise<PreparedFile> {
  const { release, memory, facts } = await admitPicture(deps, file, source);
  try {
    const given = await bytesOf(source);
    const bytes = isHeic ? await jpegOfHeic(given, memory) : given;
    const clean = await cleanForKeeping(deps, file.provenance, bytes, row, isHeic ? undefined : facts);
    const prepared = await storePicture(deps, row, clean, {
      decoded: release,
      isDeclared: file.declaredKey !== undefined,
    });
    if (clean.bytes.buffer !== bytes.buffer) releaseMemory(clean.bytes);
    return prepared;
  } finally {
    release();
  }
}

/** Waits for the picture's turn to be decoded. */
export async function admitPicture(deps: StorageDeps, file: FileToKeep, source: ByteSource) {
  const { decoding, visibleLabel } = deps.files;
  const isMade = file.provenance !== undefined;
  const { bytes, pixels, facts } = await chargePicture(source, decoding.capacity, isMade && visibleLabel);
  return {
    release: await decoding.acquire({ bytes, pixels, ...turnOf(file) }),
    memory: bytes,
    facts,
  };
}

/** Bytes in memory are not copied. */
async function bytesOf(source: ByteSource): Promise<Buffer> {
  if (!('bytes' in source)) return readFile(source.path);
  const { buffer, byteOffset, byteLength } = source.bytes;
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The picture without its metadata; a generated one with its provenance. */
async function cleanForKeeping(
  deps: StorageDeps,
  provenance: Provenance | undefined,
  bytes: Buffer,
  { id, contentType }: FileFacts,
  facts: Metadata | undefined,
): Promise<CleanPicture> {
  if (provenance === undefined) return cleanPicture(bytes, contentType, undefined, facts);
  const { site, visibleLabel } = deps.files;
  const xmp = provenanceXmp(provenance, { id, at: deps.clock.now(), site });
  const shown = visibleLabel
    ? await drawVisibleLabel(bytes, contentType, visibleLabelText(provenance, site))
    : bytes;
  return cleanPicture(shown, contentType, xmp, shown === bytes ? facts : undefined);
}

/**
 * Stores the picture while its smaller copies are made; a picture that turns out to be damaged is removed.
 * @param decoded called when the picture has been decoded for the last time
 */
async function storePicture(
  deps: StorageDeps,
  row: FileFacts,
  picture: CleanPicture,
  { decoded, isDeclared }: { decoded: () => void; isDeclared: boolean },
): Promise<PreparedFile> {
  const { bytes, width, height } = picture;
  const thumbnailKey = thumbnailKeyOf(row.key);
  const keys = [row.key, thumbnailKey];
  const put = (key: string, contentType: string, data: Buffer) =>
    deps.files.driver.put(key, { bytes: data }, { contentType, size: data.length });
  const declared = isDeclared ? Promise.resolve() : registerPendingWrites(deps.db, keys, deps.clock.now());
  const storing = Promise.allSettled([
    declared.then(() => put(row.key, row.contentType, bytes)),
    makeSmallCopies(bytes, decoded).then(async (made) => {
      await declared;
      await put(thumbnailKey, 'image/webp', made.thumbnail);
      return made.placeholder;
    }),
  ]);
  // Costs no time here: other threads are working on the picture.
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [stored, copies] = await storing;
  if (stored.status === 'rejected' || copies.status === 'rejected') {
    await abandon(deps, keys);
    throw copies.status === 'rejected' ? copies.reason : stored.status === 'rejected' && stored.reason;
  }
  return {
    ...row,
    prepared: true,
    size: bytes.length,
    sha256,
    width,
    height,
    ...NO_TRACKS,
    placeholder: copies.value,
    thumbnailKey,
  };
}
