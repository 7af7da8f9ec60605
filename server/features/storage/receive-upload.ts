import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { uploadedFile } from '@inkreel/contract/api/storage.ts';
import type { z } from 'zod';
import { releaseMemory } from '../../decoding/release-memory.ts';
import { uploadedFileOf } from './addresses.ts';
import type { StorageDeps } from './files.ts';
import { type UploadUnderWay, withRoom } from './quota/with-room.ts';
import { drain, expectedBytes, readBody, refuseAtOnce, takeBodyMemory } from './upload-body.ts';
import {
  requireUploader,
  requireUploadToken,
  type UploadPermission,
  uploadTokenHash,
} from './upload-token.ts';
import { whileConnected } from './while-connected.ts';

/**
 * Receives the bytes of an upload. The token alone is the permission; it is spent by the statement that writes the
 * file, so that an upload which broke off can be sent again.
 * @throws AppError as the contract's `putUpload` lists
 */
export async function receiveUpload(
  deps: StorageDeps,
  token: string,
  request: IncomingMessage,
): Promise<z.output<typeof uploadedFile>> {
  try {
    const allowed = await requireUploadToken(deps, token);
    const tokenHash = uploadTokenHash(token);
    refuseAtOnce(allowed, request);
    return await withRoom(deps, allowed.organisation, (upload) =>
      keepUpload(deps, upload, allowed, tokenHash, request),
    );
  } catch (error) {
    drain(request);
    throw error;
  }
}

async function keepUpload(
  deps: StorageDeps,
  upload: UploadUnderWay,
  allowed: UploadPermission,
  tokenHash: string,
  request: IncomingMessage,
): Promise<z.output<typeof uploadedFile>> {
  const freeMemory = takeBodyMemory(allowed, request);
  const temporary = freeMemory ? undefined : path.join(deps.files.incoming, randomUUID());
  try {
    await upload.reserve(expectedBytes(allowed, request), { token: tokenHash, contentType: allowed.type });
    const source = await readBody(allowed, request, temporary);
    const file = {
      source,
      contentType: allowed.type,
      organisationId: allowed.organisation,
      userId: allowed.user,
      projectId: allowed.project,
      name: allowed.name,
      fromType: allowed.from,
      shareType: allowed.share,
    };
    const spent = { hash: tokenHash, expiresAt: new Date(allowed.ends) };
    const prepared = await whileConnected(request, (signal) =>
      upload.keep({ ...file, signal }, spent, () => requireUploader(deps, allowed)),
    );
    if ('bytes' in source) releaseMemory(source.bytes);
    return uploadedFileOf(deps, prepared);
  } finally {
    freeMemory?.();
    if (temporary !== undefined) await rm(temporary, { force: true });
  }
}
