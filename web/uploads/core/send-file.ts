import type { SentQueryOf } from '@inkreel/contract/api/endpoint.ts';
import {
  finishUpload,
  UPLOAD_PART_BYTES,
  type UploadedFile,
  uploadProgress,
  uploadTokenForUser,
} from '@inkreel/contract/api/storage.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Client } from '../../lib/client.ts';
import { mayPass } from './may-pass.ts';
import type { putBytes } from './put-bytes.ts';
import type { StartedUploads } from './started-uploads.ts';

/** Above this an upload goes in parts, so that nothing that arrived is sent twice. */
export const PARTS_ABOVE_BYTES = 20 * 1024 * 1024;

/** A file to upload, with what the server needs to know about it. */
export interface FileToSend {
  blob: Blob;
  /** Content type, by the bytes. */
  type: string;
  name: string;
  /** Of the content, see `fingerprintOf`. */
  fingerprint: string;
  fromType: NonNullable<SentQueryOf<typeof uploadTokenForUser>['from_type']>;
  projectId: string | undefined;
}

export interface SendWorld {
  call: Client['call'];
  put: typeof putBytes;
  started: StartedUploads;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Uploads a file: a small one in one request, a large one in parts, continuing where an earlier try of this browser
 * stopped, even before a reload.
 * @throws ApiError
 */
export async function sendFile(
  world: SendWorld,
  file: FileToSend,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedFile> {
  if (file.blob.size > PARTS_ABOVE_BYTES) return sendInParts(world, file, onProgress, signal);
  const { upload_url } = await askToken(world, file, false, signal);
  return world.put<UploadedFile>(upload_url, file.blob, onProgress, signal);
}

async function sendInParts(
  world: SendWorld,
  file: FileToSend,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedFile> {
  const { size } = file.blob;
  const key = `${file.fingerprint}-${file.fromType}`;
  const { address, received } = await startOrResume(world, file, key, signal);
  for (let start = received; start < size; ) {
    const part = file.blob.slice(start, start + UPLOAD_PART_BYTES);
    const progress = (share: number) => onProgress((start + share * part.size) / size);
    await world.put(`${address}/parts/${start}`, part, progress, signal);
    start += part.size;
  }
  try {
    const kept = await world.call(finishUpload, { params: { token: tokenOf(address) }, signal });
    world.started.forget(key);
    return kept;
  } catch (error) {
    // After a lost answer the same address is tried again; a refusal is final.
    if (error instanceof ApiError && !mayPass(error)) world.started.forget(key);
    throw error;
  }
}

async function startOrResume(
  world: SendWorld,
  file: FileToSend,
  key: string,
  signal: AbortSignal,
): Promise<{ address: string; received: number }> {
  const earlier = world.started.find(key, world.now());
  if (earlier !== undefined) {
    try {
      const params = { token: tokenOf(earlier) };
      return { address: earlier, received: (await world.call(uploadProgress, { params, signal })).received };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'upload_token_invalid') throw error;
      world.started.forget(key);
    }
  }
  const { upload_url, expires_at } = await askToken(world, file, true, signal);
  world.started.remember(key, upload_url, Date.parse(expires_at));
  return { address: upload_url, received: 0 };
}

function askToken(world: SendWorld, file: FileToSend, parts: boolean, signal: AbortSignal) {
  return world.call(uploadTokenForUser, {
    query: {
      file_name: file.name,
      content_type: file.type,
      from_type: file.fromType,
      size: file.blob.size,
      ...(file.projectId === undefined ? {} : { project_id: file.projectId }),
      ...(parts ? { parts: 'true' } : {}),
    },
    signal,
  });
}

/** The token is the last part of an upload's address. */
const tokenOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
