import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { type uploadFromUrl as endpoint, FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { speaksFor } from '../accounts/speaks-for.ts';
import { requireProject } from '../organisations/require-project.ts';
import { uploadedFileOf } from './addresses.ts';
import { download } from './download.ts';
import { detectContentType, fileTypeOf, knownContentType } from './file-types.ts';
import type { StorageDeps } from './files.ts';
import { type UploadUnderWay, withRoom } from './quota/with-room.ts';
import { readFileToDisk, resolveInputFile } from './resolve-input-file.ts';
import type { FileRow } from './store.ts';
import { whileConnected } from './while-connected.ts';

/** A person waits for it, so less than for an engine's result, in milliseconds. */
const TIMEOUT_MS = 60 * 1000;

/**
 * Fetches a file from the public internet and keeps it as an upload of the person's. Its bytes decide its type. The
 * reason why an address could not be fetched is not revealed, since it would tell about our own network. A file of this
 * product is copied from the store if the person may see it; a signature in its address adds no right.
 * @param call.origin of the addresses in answers, by which those of this product are told
 * @throws AppError as the contract's `uploadFromUrl` lists; not_found for a project that the person does not see
 */
export async function uploadFromUrl(
  deps: StorageDeps,
  person: Principal,
  asked: BodyOf<typeof endpoint>,
  { origin, request }: { origin: string; request: Pick<IncomingMessage, 'socket'> },
): Promise<OutputOf<typeof endpoint>> {
  if (asked.project_id !== undefined) await requireProject(deps, person, asked.project_id);
  const temporary = path.join(deps.files.incoming, randomUUID());
  try {
    return await withRoom(deps, person.organisationId, async (upload) => {
      const own = isOwn(asked.url, origin)
        ? await copyOwn(deps, person, asked.url, temporary, upload)
        : undefined;
      if (!own) await fetchTo(deps, asked.url, temporary, upload);
      const contentType = await detectContentType({ path: temporary });
      if (contentType === undefined) throw new AppError('unsupported_file_type');
      const file = {
        source: { path: temporary },
        contentType,
        organisationId: person.organisationId,
        userId: person.userId,
        projectId: asked.project_id,
        name: own?.name ?? nameIn(asked.url),
        fromType: asked.from_type,
        shareType: asked.share_type,
      };
      const prepared = await whileConnected(request, (signal) =>
        upload.keep({ ...file, signal }, undefined, async () => {
          // It may have come for a minute.
          if (!(await speaksFor(deps, person))) throw new AppError('not_signed_in');
        }),
      );
      return { ...uploadedFileOf(deps, prepared), name: prepared.name };
    });
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Errors about the file or our own store are passed on, those about the address are not. */
const TOLD: ReadonlySet<string> = new Set([
  'file_too_large',
  'storage_full',
  'too_many_uploads',
  'storage_unavailable',
]);

async function fetchTo(
  deps: StorageDeps,
  address: string,
  target: string,
  upload: UploadUnderWay,
): Promise<void> {
  const rules = {
    limitOf,
    timeoutMs: TIMEOUT_MS,
    mayReach: deps.files.mayReach,
    admit: (bytes: number) => upload.reserve(bytes),
  };
  await download(address, target, rules).catch((error: unknown) => {
    if (error instanceof AppError && TOLD.has(error.code)) throw error;
    throw new AppError('address_unreachable', { cause: error });
  });
}

/** Whether an address is a file's of this product: a path, or an address that an answer has shown. */
function isOwn(address: string, origin: string): boolean {
  const url = URL.parse(address, origin);
  return url?.origin === new URL(origin).origin && url.pathname.startsWith(FILE_PATH_PREFIX);
}

/** @throws AppError address_unreachable for a file that does not exist or that the person does not see */
async function copyOwn(
  deps: StorageDeps,
  person: Principal,
  address: string,
  target: string,
  upload: UploadUnderWay,
): Promise<FileRow> {
  try {
    const file = await resolveInputFile(deps, person, address);
    await upload.reserve(file.size);
    await readFileToDisk(deps, file.key, target);
    return file;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw new AppError('address_unreachable', { cause: error });
    throw error;
  }
}

/** An answer that is not declared as audio or video has the limit of a picture. */
function limitOf(contentType: string): number {
  const known = knownContentType(contentType);
  return known === undefined ? IMAGE_UPLOAD_BYTES : fileTypeOf(known).limit;
}

/** The last part of the address's path. */
function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
