import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { VisibleLabel } from '@inkreel/contract/visible-label.ts';
import { sizeOf } from './bring-file.ts';
import type { ByteSource } from './drivers/driver.ts';
import type { StorageDeps } from './files.ts';
import { admitPicture } from './keep-picture.ts';
import { type FileFacts, type FileToKeep, type PreparedFile, turnOf } from './kept-file.ts';
import { thumbnailKeyOf } from './key.ts';
import { readMedia } from './media/read-media.ts';
import type { TrackFacts } from './media/track-facts.ts';
import { cleanPicture, makeSmallCopies } from './picture/read-picture.ts';
import { labelVideo } from './provenance/label-video.ts';
import { markMedia } from './provenance/mark-media.ts';
import { drawVisibleLabel, visibleLabelText } from './provenance/visible-label.ts';
import { type Provenance, provenanceXmp } from './provenance/xmp.ts';
import { registerPendingWrites } from './store.ts';

/**
 * A generated video with the visible label, if the site shows one.
 * @param to path of the new file
 */
export async function withVideoLabel(
  deps: StorageDeps,
  file: FileToKeep,
  contentType: string,
  source: ByteSource,
  to: string,
): Promise<ByteSource | undefined> {
  const label = missingLabel(deps, file);
  if (label === undefined || !contentType.startsWith('video/')) return undefined;
  return labelVideo(source, label, { folder: deps.files.incoming, to, signal: file.signal });
}

/** The label that a generated file still needs: what is put together is drawn with its own. */
function missingLabel(
  { files: { visibleLabel, site } }: StorageDeps,
  { provenance }: FileToKeep,
): VisibleLabel | undefined {
  if (!visibleLabel || !provenance || provenance.composite) return undefined;
  return visibleLabelText(provenance, site);
}

/**
 * Generated sound or video with its provenance.
 * @param to path of the new file, unless it is in memory
 */
export async function withProvenance(
  deps: StorageDeps,
  provenance: Provenance | undefined,
  { id, contentType }: FileFacts,
  source: ByteSource,
  to: string,
): Promise<ByteSource> {
  if (provenance === undefined) return source;
  const xmp = provenanceXmp(provenance, { id, at: deps.clock.now(), site: deps.files.site });
  return markMedia(source, contentType, xmp, to);
}

/**
 * Stores sound or video, with its smaller copy.
 * @param known facts of its index, if that was read already
 * @throws AppError media_unreadable, media_without_picture, storage_unavailable
 */
export async function storeMedia(
  deps: StorageDeps,
  row: FileFacts,
  local: ByteSource,
  file: FileToKeep,
  known?: TrackFacts,
): Promise<PreparedFile> {
  const facts = known ?? (await readMedia(local, row.contentType, turnOf(file)));
  const size = await sizeOf(local);
  const hash = createHash('sha256');
  if ('bytes' in local) hash.update(local.bytes);
  else await pipeline(fs.createReadStream(local.path), hash);
  const still = file.poster && (await readPoster(deps, file, file.poster));
  const thumbnailKey = still ? thumbnailKeyOf(row.key) : null;
  await registerPendingWrites(
    deps.db,
    [row.key, ...(thumbnailKey === null ? [] : [thumbnailKey])],
    deps.clock.now(),
  );
  await deps.files.driver.put(row.key, local, { contentType: row.contentType, size });
  if (still && thumbnailKey !== null) {
    const { thumbnail } = still;
    const about = { contentType: 'image/webp', size: thumbnail.length };
    await deps.files.driver.put(thumbnailKey, { bytes: thumbnail }, about);
  }
  return {
    ...row,
    prepared: true,
    size,
    sha256: hash.digest('hex'),
    ...facts,
    width: still?.width ?? facts.width,
    height: still?.height ?? facts.height,
    placeholder: still?.placeholder ?? null,
    thumbnailKey,
  };
}

/** Smaller copies of a poster, and its size in pixels. */
async function readPoster(deps: StorageDeps, file: FileToKeep, from: { path: string }) {
  const { release } = await admitPicture(deps, file, from);
  const label = missingLabel(deps, file);
  try {
    const still = await readFile(from.path);
    const shown = label === undefined ? still : await drawVisibleLabel(still, 'image/png', label);
    const { bytes, width, height } = await cleanPicture(shown, 'image/png', undefined);
    return { ...(await makeSmallCopies(bytes)), width, height };
  } finally {
    release();
  }
}
