import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FROM_TYPES, SHARE_TYPES } from '@inkreel/contract/api/storage.ts';
import { AUDIO_RESULT_BYTES, IMAGE_UPLOAD_PIXELS, VIDEO_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import type { MediaKind } from '@inkreel/contract/media-types.ts';
import type { Metadata } from 'sharp';
import { v7 } from 'uuid';
import type { DbOrTx } from '../../db/connect.ts';
import type { EngineFile } from '../../engines/engine.ts';
import { AppError } from '../../http/app-error.ts';
import { download } from './download.ts';
import type { ByteSource } from './drivers/driver.ts';
import { cleanFileName, withExtension } from './file-name.ts';
import { detectContentType, fileTypeOf, knownContentType } from './file-types.ts';
import type { StorageDeps } from './files.ts';
import { newKey, thumbnailKeyOf } from './key.ts';
import { readMedia } from './media/read-media.ts';
import { NO_TRACKS } from './media/track-facts.ts';
import { chargePicture } from './picture/charge-picture.ts';
import { jpegOfHeic } from './picture/heic.ts';
import { type CleanPicture, cleanPicture, makeSmallCopies } from './picture/read-picture.ts';
import { labelVideo } from './provenance/label-video.ts';
import { markMedia } from './provenance/mark-media.ts';
import { drawVisibleLabel, visibleLabelText } from './provenance/visible-label.ts';
import { type Provenance, provenanceXmp } from './provenance/xmp.ts';
import { releaseMemory } from './release-memory.ts';
import {
  type Admission,
  insertFileRow,
  type NewFile,
  registerPendingWrites,
  releasePendingWrites,
} from './store.ts';

/** How long an engine's result may take to come, in milliseconds. */
const RESULT_DOWNLOAD_MS = { image: 2 * 60 * 1000, audio: 5 * 60 * 1000, video: 15 * 60 * 1000 } as const;
/** How long a picture that was made waits for a decoder, in milliseconds. */
const MADE_WAIT_MS = 4 * 60 * 1000;
/** Bytes of a picture that an engine made here: as many as its pixels have, which a PNG of a grainy photograph comes near. */
const MADE_PICTURE_BYTES = 4 * IMAGE_UPLOAD_PIXELS;
/** Bytes of what an engine's provider sends. */
const SENT_BYTES = {
  image: 128 * 1024 * 1024,
  audio: AUDIO_RESULT_BYTES,
  video: VIDEO_UPLOAD_BYTES,
} as const;

export interface FileToKeep {
  source: EngineFile['source'];
  /** What the bytes are said to be; they are checked. Of what a provider sends, the kind counts. */
  contentType: string;
  organisationId: string;
  userId: string;
  projectId: string | undefined;
  /** What people call it. Cleaned; never part of a path. */
  name: string;
  fromType: (typeof FROM_TYPES)[number];
  shareType: (typeof SHARE_TYPES)[number];
  /** A still picture of a video, as PNG: its smaller copies stand for the video in lists. */
  poster?: { path: string } | undefined;
  /** For generated files: embedded as machine-readable metadata, and shown where the visible label is on. */
  provenance?: Provenance;
  /** Ends the wait for a decoder, for a file that nobody waits for any more. */
  signal?: AbortSignal;
}

/** A file whose bytes are stored and whose row is not written yet: `insertFile` does that. */
export type PreparedFile = NewFile & { readonly prepared: true };

/**
 * Checks and stores the bytes of a file, with its smaller copy, and answers with what is to become its row.
 *
 * The keys are declared in `pending_writes` before the first byte is written, so that a crash at any moment before
 * `insertFile` commits leaves nothing that `sweepStorage` does not remove.
 * @throws AppError unsupported_file_type, file_type_mismatch, file_too_large, image_unreadable,
 *   image_too_many_pixels, image_too_heavy, media_unreadable, storage_unavailable; images_busy where no decoder is free
 *   in time; task_engine_stopped where an address cannot be downloaded
 */
export async function prepareFile(deps: StorageDeps, file: FileToKeep): Promise<PreparedFile> {
  const said = knownContentType(file.contentType);
  if (said === undefined) throw new AppError('unsupported_file_type');
  const temporary = path.join(deps.files.incoming, randomUUID());
  try {
    const brought = await materialize(deps, file.source, temporary, {
      limit: limitOf(file, said),
      kind: fileTypeOf(said).kind,
    });
    const given = contentTypeOf(said, await detectContentType(brought));
    if (given === undefined || !isAsSaid(file, said, given)) throw new AppError('file_type_mismatch');
    const labelled = await withVideoLabel(deps, file, given, brought, `${temporary}.labelled`);
    const contentType = labelled ? 'video/mp4' : (KEPT_AS[given] ?? given);
    const type = fileTypeOf(contentType);
    const id = v7();
    const key = newKey(deps.clock.now(), type.extension);
    const row = {
      id,
      organisationId: file.organisationId,
      userId: file.userId,
      projectId: file.projectId ?? null,
      key,
      name: withExtension(cleanFileName(file.name), type.extension),
      contentType,
      fromType: file.fromType,
      shareType: file.shareType,
    };
    if (type.kind === 'image') return await keepPicture(deps, file, row, brought, given === 'image/heic');
    const shown = labelled ?? brought;
    const marked = await withProvenance(deps, file.provenance, row, shown, `${temporary}.marked`);
    return await storeMedia(deps, row, marked, file);
  } finally {
    // A path of the source itself is not among them.
    const made = [temporary, `${temporary}.labelled`, `${temporary}.marked`];
    await Promise.all(made.map((each) => rm(each, { force: true })));
  }
}

/**
 * Writes the row of a prepared file, in the caller's transaction where there is one, which thereby becomes the owner of
 * its bytes.
 * @param admission of the upload that it came by; used up with the same statement
 * @throws AppError storage_unavailable when the sweep has already removed them (an hour after `prepareFile`);
 *   upload_token_used
 */
export async function insertFile(
  db: DbOrTx,
  prepared: PreparedFile,
  admission?: Admission,
): Promise<{ id: string }> {
  const { prepared: _, ...row } = prepared;
  const keys = keysOf(row);
  const outcome = await insertFileRow(db, row, keys, admission);
  if (outcome === 'spent') throw new AppError('upload_token_used');
  if (outcome === 'swept') {
    throw new AppError('storage_unavailable', { cause: new Error('the stored bytes were swept') });
  }
  return { id: row.id };
}

/** Takes back the bytes of a file that will have no row. */
export async function discardPrepared(deps: StorageDeps, prepared: PreparedFile): Promise<void> {
  await abandon(deps, keysOf(prepared));
}

function keysOf({ key, thumbnailKey }: Pick<NewFile, 'key' | 'thumbnailKey'>): string[] {
  return thumbnailKey === null ? [key] : [key, thumbnailKey];
}

/** What people upload is bounded so that they notice; what was made of it is theirs, however large it became. */
function limitOf({ provenance, source }: FileToKeep, contentType: string): number {
  const { kind, limit } = fileTypeOf(contentType);
  if (provenance === undefined) return limit;
  return kind === 'image' && !('url' in source) ? MADE_PICTURE_BYTES : SENT_BYTES[kind];
}

/** An MP4 does not say in its first bytes whether it has frames: the index is read for what it was said to be. */
function contentTypeOf(said: string, detected: string | undefined): string | undefined {
  return said === 'audio/mp4' && detected === 'video/mp4' ? said : detected;
}

/** A provider that sends a JPEG for a PNG has made the picture all the same, and it is paid. */
function isAsSaid({ provenance, source }: FileToKeep, said: string, given: string): boolean {
  if (provenance === undefined || !('url' in source)) return given === said;
  return fileTypeOf(given).kind === fileTypeOf(said).kind;
}

/** What is in memory already is not copied. */
async function bytesOf(source: ByteSource): Promise<Buffer> {
  if (!('bytes' in source)) return readFile(source.path);
  const { buffer, byteOffset, byteLength } = source.bytes;
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Decodes in its turn; the store has the rest of the time. */
async function keepPicture(
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
    const prepared = await storePicture(deps, row, clean, release);
    if (clean.bytes.buffer !== bytes.buffer) releaseMemory(clean.bytes);
    return prepared;
  } finally {
    release();
  }
}

/** Waits for the picture's turn to be decoded. What was made is paid for: it waits for longer than a person would. */
async function admitPicture(deps: StorageDeps, file: FileToKeep, source: ByteSource) {
  const { decoding, visibleLabel } = deps.files;
  const isMade = file.provenance !== undefined;
  const { bytes, pixels, facts } = await chargePicture(source, decoding.capacity, isMade && visibleLabel);
  const { signal } = file;
  const waitMs = isMade ? MADE_WAIT_MS : undefined;
  return {
    release: await decoding.acquire({ bytes, pixels, owner: file, signal, waitMs }),
    memory: bytes,
    facts,
  };
}

type FileFacts = Pick<
  NewFile,
  'id' | 'organisationId' | 'userId' | 'projectId' | 'key' | 'name' | 'contentType' | 'fromType' | 'shareType'
>;

/** The picture without what it came with; a generated one with what says so. */
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

/** The picture is on its way to the store while its smaller copies are made; what turns out damaged is taken back. */
async function storePicture(
  deps: StorageDeps,
  row: FileFacts,
  picture: CleanPicture,
  decoded: () => void,
): Promise<PreparedFile> {
  const { bytes, width, height } = picture;
  const thumbnailKey = thumbnailKeyOf(row.key);
  const keys = [row.key, thumbnailKey];
  const put = (key: string, contentType: string, data: Buffer) =>
    deps.files.driver.put(key, { bytes: data }, { contentType, size: data.length });
  const declared = registerPendingWrites(deps.db, keys, deps.clock.now());
  const storing = Promise.allSettled([
    declared.then(() => put(row.key, row.contentType, bytes)),
    makeSmallCopies(bytes).then(async (made) => {
      decoded();
      await declared;
      await put(thumbnailKey, 'image/webp', made.thumbnail);
      return made.placeholder;
    }),
  ]);
  // Here it costs no time: other threads are busy with the picture.
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

/** At once what the sweep would do in an hour; where that fails, the sweep does. */
async function abandon(deps: StorageDeps, keys: readonly string[]): Promise<void> {
  try {
    for (const key of keys) await deps.files.driver.delete(key);
    await releasePendingWrites(deps.db, keys);
  } catch {
    // The keys are still declared.
  }
}

/** Few browsers and none of the tools open HEIC: it is kept as what they open. */
const KEPT_AS: Readonly<Record<string, string>> = { 'image/heic': 'image/jpeg' };

/** A video that was made, with the visible label where the site shows one. @param to path of the new file */
async function withVideoLabel(
  { files: { visibleLabel, site, incoming } }: StorageDeps,
  { provenance, signal }: FileToKeep,
  contentType: string,
  source: ByteSource,
  to: string,
): Promise<ByteSource | undefined> {
  if (!visibleLabel || provenance === undefined || !contentType.startsWith('video/')) return undefined;
  return labelVideo(source, visibleLabelText(provenance, site), { folder: incoming, to, signal });
}

/** Sound or video that was made, with what says so. @param to path of the new file where it is not in memory */
async function withProvenance(
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

async function storeMedia(
  deps: StorageDeps,
  row: FileFacts,
  local: ByteSource,
  file: FileToKeep,
): Promise<PreparedFile> {
  const facts = await readMedia(local, row.contentType);
  const size = 'bytes' in local ? local.bytes.length : (await stat(local.path)).size;
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

/** The smaller copies of a still picture, with its own size in pixels. */
async function readPoster(deps: StorageDeps, file: FileToKeep, from: { path: string }) {
  const { release } = await admitPicture(deps, file, from);
  const { site, visibleLabel } = deps.files;
  try {
    const still = await readFile(from.path);
    const shown =
      visibleLabel && file.provenance
        ? await drawVisibleLabel(still, 'image/png', visibleLabelText(file.provenance, site))
        : still;
    const { bytes, width, height } = await cleanPicture(shown, 'image/png', undefined);
    return { ...(await makeSmallCopies(bytes)), width, height };
  } finally {
    release();
  }
}

/**
 * Writes a result of an engine's provider to a path of this machine.
 * @param kind what it is, which says how large it may be and how long it may take
 * @throws AppError as `download`
 */
export function downloadResult(
  { mayReach, engineOrigins }: Pick<StorageDeps['files'], 'mayReach' | 'engineOrigins'>,
  { url, stay }: Extract<EngineFile['source'], { url: string }>,
  to: string,
  kind: MediaKind = 'image',
  limit: number = SENT_BYTES[kind],
): Promise<void> {
  return download(url, to, {
    limitOf: () => limit,
    timeoutMs: RESULT_DOWNLOAD_MS[kind],
    mayReach: (address, origin) => mayReach(address) || engineOrigins.has(origin),
    ...(stay ? { redirects: 0 } : {}),
  });
}

/** The bytes on this machine, refused where they are more than `limit`. */
async function materialize(
  deps: StorageDeps,
  source: EngineFile['source'],
  temporary: string,
  { limit, kind }: { limit: number; kind: MediaKind },
): Promise<ByteSource> {
  if ('url' in source) {
    await downloadResult(deps.files, source, temporary, kind, limit);
    return { path: temporary };
  }
  const size = 'bytes' in source ? source.bytes.length : (await stat(source.path)).size;
  if (size > limit) throw new AppError('file_too_large');
  return source;
}
