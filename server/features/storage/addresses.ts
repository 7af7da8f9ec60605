import { createHmac, timingSafeEqual } from 'node:crypto';
import { FILE_PATH_PREFIX, type uploadedFile } from '@inkreel/contract/api/storage.ts';
import type { picture } from '@inkreel/contract/api/tasks.ts';
import type { z } from 'zod';
import type { StorageDeps } from './files.ts';
import type { FileRow } from './store.ts';

/** How long the address of a private file is good for, in seconds. */
const PRIVATE_SECONDS = 60 * 60;

/** The contract's `picture` of a public file; `server/http/addresses.ts` makes its addresses absolute. */
export function pictureOf(
  file: Pick<FileRow, 'key' | 'thumbnailKey' | 'placeholder' | 'contentType' | 'width' | 'height' | 'size'>,
): z.output<typeof picture> {
  return {
    url: FILE_PATH_PREFIX + file.key,
    thumbnail: file.thumbnailKey === null ? null : FILE_PATH_PREFIX + file.thumbnailKey,
    placeholder: file.placeholder,
    content_type: file.contentType,
    width: file.width,
    height: file.height,
    size: file.size,
  };
}

/** The contract's `uploadedFile` (specification, section 3, Upload result). */
export function uploadedFileOf(
  deps: Pick<StorageDeps, 'files' | 'clock'>,
  file: Omit<FileRow, 'createdAt' | 'deletedAt'>,
): z.output<typeof uploadedFile> {
  const addressOf = (key: string) =>
    FILE_PATH_PREFIX + key + (file.shareType === 'private' ? signedQuery(deps, key) : '');
  const path = addressOf(file.key);
  return {
    id: file.id,
    domain: '',
    path,
    full_path: path,
    content_type: file.contentType,
    size: file.size,
    width: file.width,
    height: file.height,
    placeholder: file.placeholder,
    thumbnail: file.thumbnailKey === null ? null : addressOf(file.thumbnailKey),
  };
}

function signedQuery({ files, clock }: Pick<StorageDeps, 'files' | 'clock'>, key: string): string {
  const end = Math.floor(clock.now().getTime() / 1000) + PRIVATE_SECONDS;
  return `?exp=${end}&sig=${signatureOf(files.secret, key, end).toString('base64url')}`;
}

/** Whether a query carries the signature of a private file's address and its time is not over. */
export function maySee(
  { files, clock }: Pick<StorageDeps, 'files' | 'clock'>,
  key: string,
  query: URLSearchParams,
): boolean {
  const exp = query.get('exp') ?? '';
  if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 < clock.now().getTime()) return false;
  const given = Buffer.from(query.get('sig') ?? '', 'base64url');
  const expected = signatureOf(files.secret, key, Number(exp));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(secret: Buffer, key: string, end: number): Buffer {
  return createHmac('sha256', secret).update(`address\n${key}\n${end}`).digest();
}
