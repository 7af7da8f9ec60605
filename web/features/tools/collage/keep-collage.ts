import { call } from '../../../lib/client.ts';
import { fingerprintOf } from '../../../uploads/core/fingerprint.ts';
import { putBytes } from '../../../uploads/core/put-bytes.ts';
import { sendFile } from '../../../uploads/core/send-file.ts';
import { createStartedUploads } from '../../../uploads/core/started-uploads.ts';

/**
 * Stores a collage with the person's uploads, where other tools can take it.
 * @throws ApiError
 */
export async function keepCollage(picture: Blob, name: string): Promise<void> {
  const world = { call, put: putBytes, started: createStartedUploads(localStorage), now: Date.now };
  const file = {
    blob: picture,
    type: picture.type,
    name,
    fingerprint: await fingerprintOf(new Uint8Array(await picture.arrayBuffer())),
    fromType: 'tool',
    projectId: undefined,
  } as const;
  await sendFile(world, file, () => undefined, new AbortController().signal);
}
