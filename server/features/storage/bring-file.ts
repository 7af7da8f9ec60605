import { stat } from 'node:fs/promises';
import { AUDIO_RESULT_BYTES, IMAGE_UPLOAD_PIXELS, VIDEO_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import type { MediaKind } from '@inkreel/contract/media-types.ts';
import type { EngineFile } from '../../engines/engine.ts';
import { AppError } from '../../http/app-error.ts';
import { download } from './download.ts';
import type { ByteSource } from './drivers/driver.ts';
import { fileTypeOf } from './file-types.ts';
import type { StorageDeps } from './files.ts';
import type { FileToKeep } from './kept-file.ts';

/** How long an engine's result may take to come, in milliseconds. */
const RESULT_DOWNLOAD_MS = { image: 2 * 60 * 1000, audio: 5 * 60 * 1000, video: 15 * 60 * 1000 } as const;
/** Bytes of a picture that an engine made here: as many as its pixels have, which a PNG of a grainy photograph comes near. */
const MADE_PICTURE_BYTES = 4 * IMAGE_UPLOAD_PIXELS;
/** Bytes of what an engine's provider sends. */
const SENT_BYTES = {
  image: 128 * 1024 * 1024,
  audio: AUDIO_RESULT_BYTES,
  video: VIDEO_UPLOAD_BYTES,
} as const;

/** What people upload is bounded so that they notice; what was made of it is theirs, however large it became. */
export function limitOf({ provenance, source }: FileToKeep, contentType: string): number {
  const { kind, limit } = fileTypeOf(contentType);
  if (provenance === undefined) return limit;
  return kind === 'image' && !('url' in source) ? MADE_PICTURE_BYTES : SENT_BYTES[kind];
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

/** The bytes on this machine, refused if they are more than `limit`. */
export async function materialize(
  deps: StorageDeps,
  source: EngineFile['source'],
  temporary: string,
  { limit, kind }: { limit: number; kind: MediaKind },
): Promise<ByteSource> {
  if ('url' in source) {
    await downloadResult(deps.files, source, temporary, kind, limit);
    return { path: temporary };
  }
  if ((await sizeOf(source)) > limit) throw new AppError('file_too_large');
  return source;
}

/** Bytes of a file. */
export async function sizeOf(source: ByteSource): Promise<number> {
  return 'bytes' in source ? source.bytes.length : (await stat(source.path)).size;
}
