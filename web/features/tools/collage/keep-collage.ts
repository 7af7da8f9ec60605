import { uploadTokenForUser } from '@inkreel/contract/api/storage.ts';
import { call } from '../../../lib/client.ts';

/**
 * Stores a collage with the person's uploads, where other tools can take it.
 * @throws ApiError where the server refuses it, Error where its answer is no stored file
 */
export async function keepCollage(picture: Blob, name: string): Promise<void> {
  const { upload_url } = await call(uploadTokenForUser, {
    query: { file_name: name, content_type: picture.type, from_type: 'tool', size: picture.size },
  });
  const put = await fetch(upload_url, {
    method: 'PUT',
    headers: { 'content-type': picture.type },
    body: picture,
  });
  if (!put.ok) throw new Error(`The upload answered ${put.status}`);
}
