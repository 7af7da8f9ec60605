import { fingerprintOf } from '../../../uploads/core/fingerprint.ts';
import { loadSender } from '../../../uploads/load-sender.ts';

/**
 * Uploads what was painted; returns its address.
 * @throws ApiError
 */
export async function uploadPainted(png: Blob, name: string): Promise<string> {
  const fingerprint = await fingerprintOf(new Uint8Array(await png.arrayBuffer()));
  const painted = { blob: png, type: 'image/png', name, fingerprint } as const;
  const { sendAside } = await loadSender();
  return (await sendAside({ ...painted, fromType: 'temp', projectId: undefined })).full_path;
}
