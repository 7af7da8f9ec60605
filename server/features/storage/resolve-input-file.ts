import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { isKey, storageUnavailable } from './drivers/driver.ts';
import type { StorageDeps } from './files.ts';
import { ownerOfKey } from './key.ts';
import { type FileRow, findSeenFile, lockSeenFilesByKey } from './store.ts';

/**
 * The file behind an address of this product, as a run's input names it: a path or an absolute URL, with or without
 * the signature of a private file. The person's own rights decide; neither the host nor a signature adds any.
 * @throws AppError not_found if the address is not a file's (a smaller copy's is not), or the file was deleted or
 * is not the person's to see
 */
export async function resolveInputFile(deps: { db: Db }, person: Person, address: string): Promise<FileRow> {
  const key = keyOfAddress(address);
  const file =
    key === undefined || ownerOfKey(key).copy ? undefined : await findSeenFile(deps.db, person, key);
  if (!file) throw new AppError('not_found');
  return file;
}

/**
 * The files that inputs name anywhere in their JSON and that the person may use; all others are left out. None of them
 * is deleted until the transaction ends.
 */
export async function lockNamedFiles(tx: Tx, person: Person, inputs: readonly unknown[]): Promise<FileRow[]> {
  const keys = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      const key = value.includes(FILE_PATH_PREFIX) ? keyOfAddress(value) : undefined;
      // What is made of a copy is made of its file.
      if (key !== undefined) keys.add(ownerOfKey(key).key);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  inputs.forEach(collect);
  return lockSeenFilesByKey(tx, person, [...keys]);
}

/**
 * Writes the bytes of a stored file to a path of this machine; an existing file is replaced.
 * @throws AppError not_found if there are no bytes; storage_unavailable if they cannot be read or written
 */
export async function readFileToDisk(
  deps: Pick<StorageDeps, 'files'>,
  key: string,
  path: string,
): Promise<void> {
  const stream = await deps.files.driver.read(key);
  if (!stream) throw new AppError('not_found', { cause: new Error(`no bytes for ${key}`) });
  await pipeline(stream, fs.createWriteStream(path)).catch((error: unknown) => {
    throw storageUnavailable(error);
  });
}

/**
 * Writes the file at an address of this product to a path of this machine, for a caller that has checked the address.
 * @throws AppError not_found, storage_unavailable
 */
export async function downloadToPath(
  deps: Pick<StorageDeps, 'files'>,
  address: string,
  path: string,
): Promise<void> {
  const key = keyOfAddress(address);
  if (key === undefined)
    throw new AppError('not_found', { cause: new Error(`not the address of a file: ${address}`) });
  await readFileToDisk(deps, key, path);
}

function keyOfAddress(address: string): string | undefined {
  const url = URL.parse(address, 'http://localhost');
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(FILE_PATH_PREFIX)) return undefined;
  const key = url.pathname.slice(FILE_PATH_PREFIX.length);
  return isKey(key) && ownerOfKey(key).copy !== 'thumbnail' ? key : undefined;
}
