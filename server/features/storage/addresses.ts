import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MediaFacts, MediaFile, Playback } from '@inkreel/contract/api/media.ts';
import { FILE_PATH_PREFIX, type uploadedFile } from '@inkreel/contract/api/storage.ts';
import type { z } from 'zod';
import { fileTypeOf } from './file-types.ts';
import type { StorageDeps } from './files.ts';
import type { NewFile } from './store.ts';

/** How long a signed address is valid, in seconds. */
const PRIVATE_SECONDS = 60 * 60;

/** The contract's `mediaFile` of a public file; `server/http/addresses.ts` makes its addresses absolute. */
export function mediaFileOf(file: NewFile): MediaFile {
  const urlOf = (key: string) => FILE_PATH_PREFIX + key;
  return { id: file.id, url: urlOf(file.key), ...factsOf(file, urlOf) };
}

function factsOf(file: NewFile, urlOf: (key: string) => string): MediaFacts {
  return {
    kind: fileTypeOf(file.contentType).kind,
    content_type: file.contentType,
    size: file.size,
    width: file.width,
    height: file.height,
    playback: playbackOf(file),
    placeholder: file.placeholder,
    thumbnail: file.thumbnailKey === null ? null : urlOf(file.thumbnailKey),
  };
}

function playbackOf(file: NewFile): Playback | null {
  if (file.durationMs === null) return null;
  return {
    duration: file.durationMs / 1000,
    frame_rate: file.frameRate,
    rotation: file.rotation,
    video_codec: file.videoCodec,
    audio_codec: file.audioCodec,
    audio_channels: file.audioChannels,
    sample_rate: file.sampleRate,
  };
}

/** The contract's `uploadedFile` (specification, section 3, Upload result). */
export function uploadedFileOf(
  deps: Pick<StorageDeps, 'files' | 'clock'>,
  file: NewFile,
): z.output<typeof uploadedFile> {
  const addressOf = (key: string) => addressOfKey(deps, file, key);
  const path = addressOf(file.key);
  return {
    id: file.id,
    domain: '',
    path,
    full_path: path,
    ...factsOf(file, addressOf),
  };
}

/** Address of a file or of a copy of it, signed if it is private. */
export const addressOfKey = (
  deps: Pick<StorageDeps, 'files' | 'clock'>,
  { shareType }: Pick<NewFile, 'shareType'>,
  key: string,
): string => FILE_PATH_PREFIX + key + (shareType === 'private' ? signedQuery(deps, key) : '');

function signedQuery({ files, clock }: Pick<StorageDeps, 'files' | 'clock'>, key: string): string {
  const end = Math.floor(clock.now().getTime() / 1000) + PRIVATE_SECONDS;
  return `?exp=${end}&sig=${signatureOf(files.secret, key, end).toString('base64url')}`;
}

/** Whether a query has a valid signature of a private file's address that has not expired. */
export function maySee(
  { files, clock }: Pick<StorageDeps, 'files' | 'clock'>,
  key: string,
  query: URLSearchParams,
): boolean {
  const exp = query.get('exp') ?? '';
  if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 < clock.now().getTime()) return false;
  const given = Buffer.from(query.get('sig') ?? '', 'base64url');
  const expected = signatureOf(files.secret, key, Number(exp));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(secret: Buffer, key: string, end: number): Buffer {
  return createHmac('sha256', secret).update(`address\n${key}\n${end}`).digest();
}
