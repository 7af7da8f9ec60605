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
/**
 * Limit for a picture that an engine made here, in bytes: the size of its pixels, which a PNG of a grainy photograph
 * comes near.
 */
const MADE_PICTURE_BYTES = 4 * IMAGE_UPLOAD_PIXELS;
/** Limits for results from an engine's provider, in bytes. */
const SENT_BYTES = {
  image: 128 * 1024 * 1024,
  audio: AUDIO_RESULT_BYTES,
  video: VIDEO_UPLOAD_BYTES,
} as const;

/**
 * Largest size of a file, in bytes. Uploads have the limit that users are told; a result belongs to its user
 * even if it is larger than that.
 */
export function limitOf({ provenance, source }: FileToKeep, contentType: string): number {
  const { kind, limit } = fileTypeOf(contentType);
  if (provenance === undefined) return limit;
  return kind === 'image' && !('url' in source) ? MADE_PICTURE_BYTES : SENT_BYTES[kind];
}

/**
 * Writes a result of an engine's provider to a path of this machine.
 * @param kind decides how large it may be and how long it may take
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

/** Brings the bytes to this machine, refusing more than `limit`. */
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
