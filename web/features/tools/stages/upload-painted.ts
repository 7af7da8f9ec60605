import { fingerprintOf } from '../../../uploads/core/fingerprint.ts';
import { sendAside } from '../../../uploads/send-from-page.ts';

/**
 * Uploads what was painted; answers its address.
 * @throws ApiError
 */
export async function uploadPainted(png: Blob, name: string): Promise<string> {
  const fingerprint = await fingerprintOf(new Uint8Array(await png.arrayBuffer()));
  const painted = { blob: png, type: 'image/png', name, fingerprint } as const;
  return (await sendAside({ ...painted, fromType: 'temp', projectId: undefined })).full_path;
}
