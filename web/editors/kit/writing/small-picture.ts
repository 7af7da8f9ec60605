import type { UploadedFile } from '@inkreel/contract/api/storage.ts';
import { fingerprintOf } from '../../../uploads/core/fingerprint.ts';
import { sendAside } from '../../../uploads/send-from-page.ts';

/** Longest side of a picture for a model, in pixels. */
const LONGEST = 1536;

/**
 * Uploads a smaller copy of a picture for a model to look at.
 * @throws ApiError; DOMException if it is not a picture
 */
export async function uploadSmallPicture(file: Blob): Promise<UploadedFile> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  const fingerprint = await fingerprintOf(new Uint8Array(await blob.arrayBuffer()));
  const picture = { blob, type: 'image/jpeg', name: 'picture.jpg', fingerprint } as const;
  return sendAside({ ...picture, fromType: 'temp', projectId: undefined });
}
