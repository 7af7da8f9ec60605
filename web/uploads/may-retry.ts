import { ApiError } from '../lib/api-error.ts';

/** Permanent problems of the file or its address. */
const FINAL: ReadonlySet<string> = new Set([
  'address_unreachable',
  'file_too_large',
  'file_type_mismatch',
  'image_too_heavy',
  'image_too_many_pixels',
  'image_unreadable',
  'media_too_heavy',
  'media_unreadable',
  'media_without_picture',
  'unsupported_file_type',
]);

/** Whether sending the same file again could end differently. */
export function mayRetry(error: unknown): boolean {
  return !(error instanceof ApiError && FINAL.has(error.code));
}
