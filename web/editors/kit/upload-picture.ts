import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { ApiError } from '../../lib/api-error.ts';
import { HEAD_BYTES, kindOfBytes } from '../../uploads/core/file-kind.ts';
import { fingerprintOf } from '../../uploads/core/fingerprint.ts';
import { loadSender } from '../../uploads/load-sender.ts';

/**
 * Stores a picture among the person's uploads, where other tools and other devices find it.
 * @returns id of the file
 * @throws ApiError
 */
export async function uploadPicture(picture: Blob, name: string): Promise<string> {
  const head = new Uint8Array(await picture.slice(0, HEAD_BYTES).arrayBuffer());
  const { sendAside } = await loadSender();
  const { id } = await sendAside({
    blob: picture,
    type: kindOfBytes(head) ?? picture.type,
    name: name.slice(0, 255),
    fingerprint: await fingerprintOf(new Uint8Array(await picture.arrayBuffer())),
    fromType: 'tool',
    projectId: undefined,
  });
  return id;
}

/** The same bytes would be refused again. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code in ERRORS && !ERRORS[error.code as ErrorCode].retryable;
}
