import { uploadTokenForUser } from '@inkreel/contract/api/storage.ts';
import { call } from '../lib/client.ts';

/**
 * Uploads a result that lies elsewhere to this product's storage (specification, section 4) and answers its address.
 * Throws when the foreign address does not answer or the upload is refused.
 */
export async function storeResult(
  delivered: { url: string } | { base64: string },
  signal: AbortSignal,
): Promise<string> {
  const source = 'url' in delivered ? delivered.url : `data:image/png;base64,${delivered.base64}`;
  const answer = await fetch(source, { signal });
  if (!answer.ok) throw new Error(`The result at its provider answered ${answer.status}`);
  const bytes = await answer.blob();
  const contentType = bytes.type || 'image/png';
  const { upload_url } = await call(uploadTokenForUser, {
    query: {
      file_name: `result.${contentType.split('/')[1] ?? 'png'}`,
      content_type: contentType,
      from_type: 'result',
      size: bytes.size,
    },
    signal,
  });
  const put = await fetch(upload_url, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: bytes,
    signal,
  });
  const stored = (await put.json()) as { data?: { full_path?: string } | null };
  if (!put.ok || !stored.data?.full_path) throw new Error(`The upload answered ${put.status}`);
  return stored.data.full_path;
}
