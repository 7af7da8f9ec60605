import { IMAGE_UPLOAD_BYTES, IMAGE_UPLOAD_PIXELS } from '@inkreel/contract/limits.ts';
import type { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { ApiError } from '../lib/api-error.ts';
import { byteSize } from '../lib/byte-size.ts';
import { type FailureMessages, failureOf } from '../lib/failure-text.ts';
import type { UnfitPicture } from './core/prepare.ts';
import type { PictureLimits } from './core/repair.ts';
import { mayRetry } from './may-retry.ts';

export type UploadTexts = (typeof uploadTexts)['en'];

/** Why a picture was not taken, and what to do about it. */
export interface Refusal {
  id: number;
  /** Name of the file; empty if it is about no file. */
  name: string;
  text: string;
  /** Empty if the text says it already. */
  hint: string;
  /** Takes the same file again; undefined if that would end in the same way. */
  again?: () => void;
}
export type Reason = Omit<Refusal, 'id' | 'name'>;

const MEGABYTE = 1024 * 1024;

/** The problem of a picture, in words (specification, section 8, Upload messages). */
export function unfitReason(
  { problem }: Pick<UnfitPicture, 'problem'>,
  { shortest = 0, longest = 0 }: PictureLimits,
  { refused }: UploadTexts,
): Reason {
  switch (problem) {
    case 'type':
      return { text: refused.type, hint: refused.typeHint };
    case 'bytes':
      return { text: refused.size({ size: IMAGE_UPLOAD_BYTES / MEGABYTE }), hint: refused.sizeHint };
    case 'pixels':
      return {
        text: refused.pixels,
        hint: refused.pixelsHint({ megapixels: IMAGE_UPLOAD_PIXELS / 1_000_000 }),
      };
    case 'too_small':
      return { text: refused.tooSmall, hint: refused.tooSmallHint({ pixels: shortest }) };
    case 'too_large':
      return { text: refused.tooLarge, hint: refused.tooLargeHint({ pixels: longest }) };
  }
}

/** Errors of the server and of the services behind it: the specification has a text for each that names the file. */
const APPLICATION: ReadonlySet<string> = new Set([
  'internal_error',
  'server_busy',
  'images_busy',
  'media_busy',
  'unreadable_answer',
]);
const REMOTE: ReadonlySet<string> = new Set(['storage_unavailable', 'network_error', 'timeout']);

/** How full the storage is, if the refusal says it. */
function roomLeft({ data }: ApiError, { refused }: UploadTexts): string {
  const { used, quota } = data;
  if (typeof used !== 'number' || typeof quota !== 'number') return '';
  return refused.storage({ used: byteSize(used, String), quota: byteSize(quota, String) });
}

/** Why an upload failed: what the catalogue says of the code, with the file's name if the fault is not the file's. */
export function uploadReason(
  error: unknown,
  name: string,
  texts: UploadTexts,
  messages: FailureMessages,
): Reason {
  const { server, refused } = texts;
  if (!(error instanceof ApiError)) return { text: refused.failed, hint: server.read({ name }) };
  // A problem that has a text in the specification gets it wherever it was noticed.
  if (error.code === 'file_too_large') return unfitReason({ problem: 'bytes' }, {}, texts);
  if (error.code === 'unsupported_file_type') return unfitReason({ problem: 'type' }, {}, texts);
  if (error.code === 'storage_full')
    return { text: failureOf(error, messages).text, hint: roomLeft(error, texts) };
  if (!mayRetry(error)) return { text: failureOf(error, messages).text, hint: '' };
  const hint = APPLICATION.has(error.code)
    ? server.application({ name })
    : REMOTE.has(error.code)
      ? server.remote({ name })
      : failureOf(error, messages).text;
  return { text: refused.failed, hint };
}
