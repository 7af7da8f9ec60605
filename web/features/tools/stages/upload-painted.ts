import { call } from '../../../lib/client.ts';
import { fingerprintOf } from '../../../uploads/core/fingerprint.ts';
import { putBytes } from '../../../uploads/core/put-bytes.ts';
import { sendFile } from '../../../uploads/core/send-file.ts';
import { createStartedUploads } from '../../../uploads/core/started-uploads.ts';

/**
 * Uploads what was painted; answers its address.
 * @throws ApiError
 */
export async function uploadPainted(png: Blob, name: string): Promise<string> {
  const fingerprint = await fingerprintOf(new Uint8Array(await png.arrayBuffer()));
  const file = await sendFile(
    { call, put: putBytes, started: createStartedUploads(localStorage), now: Date.now },
    { blob: png, type: 'image/png', name, fingerprint, fromType: 'temp', projectId: undefined },
    () => undefined,
    new AbortController().signal,
  );
  return file.full_path;
}
