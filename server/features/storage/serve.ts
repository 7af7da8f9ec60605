import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { readRange } from '../../http/byte-range.ts';
import { maySee } from './addresses.ts';
import { contentDisposition } from './content-disposition.ts';
import { isReadyCopy } from './copies/copy-rows.ts';
import { isKey } from './drivers/driver.ts';
import { cleanFileName, withExtension } from './file-name.ts';
import { fileTypeOf, knownContentType } from './file-types.ts';
import type { StorageDeps } from './files.ts';
import { ownerOfKey } from './key.ts';
import { type FileRow, findServedFile } from './store.ts';
import { wholeStream } from './whole-stream.ts';

/**
 * Serves stored files at `/files/<key>`, outside the API prefix. The key's 128 random bits are the permission to read a
 * public file; a private one also needs a signed address. Whatever the bytes are, they are never executed in the
 * product's origin: fixed types, no sniffing, a sandbox.
 */
export function registerFileRoutes(app: FastifyInstance, deps: StorageDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${FILE_PATH_PREFIX}*`,
    handler: (request, reply) => serveFile(deps, request, reply),
  });
}

async function serveFile(
  deps: StorageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const url = new URL(request.url, 'http://localhost');
  const served = url.pathname.slice(FILE_PATH_PREFIX.length);
  const { file, copy } = await findFile(deps, served, url.searchParams);
  const size = copy ? (await deps.files.driver.head(served))?.size : file.size;
  if (size === undefined) throw new AppError('not_found');
  const etag = `"${file.sha256.slice(0, 32)}${copy ? `-${copy}` : ''}"`;
  const answer = (status: number, headers: Record<string, string | number>) =>
    reply
      .code(status)
      .headers({ ...headersOf(file, copy, url.searchParams.get('download')), etag, ...headers });
  if (matches(request.headers['if-none-match'], etag)) return answer(304, {}).send();

  const ifRange = request.headers['if-range'];
  const asked = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = readRange(request.method === 'GET' ? asked : undefined, size);
  if (range === 'outside') {
    return answer(416, { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }).send();
  }
  if (request.method === 'HEAD') return answer(200, { 'content-length': size }).send();
  const part = range === 'whole' ? undefined : range;
  const stream = await deps.files.driver.read(served, part);
  if (!stream) throw new AppError('not_found', { cause: new Error(`no bytes for ${served}`) });
  if (!part) return answer(200, { 'content-length': size }).send(wholeStream(stream, size));
  const length = part.end - part.start + 1;
  return answer(206, {
    'content-length': length,
    'content-range': `bytes ${part.start}-${part.end}/${size}`,
  }).send(wholeStream(stream, length));
}

async function findFile(
  deps: StorageDeps,
  served: string,
  query: URLSearchParams,
): Promise<{ file: FileRow; copy: Copy }> {
  if (!isKey(served)) throw new AppError('not_found');
  const { key, copy } = ownerOfKey(served);
  const file = await findServedFile(deps.db, key);
  if (!file || (copy === 'thumbnail' && file.thumbnailKey === null)) throw new AppError('not_found');
  if (copy && copy !== 'thumbnail' && !(await isReadyCopy(deps.db, served))) throw new AppError('not_found');
  if (file.shareType === 'private' && !maySee(deps, served, query)) throw new AppError('not_found');
  return { file, copy };
}

type Copy = ReturnType<typeof ownerOfKey>['copy'];
const COPY_TYPES = { thumbnail: 'image/webp', film: 'video/mp4', proxy: 'video/mp4' } as const;

function headersOf(file: FileRow, copy: Copy, download: string | null): Record<string, string> {
  const type = copy ? COPY_TYPES[copy] : knownContentType(file.contentType);
  const extension = type === undefined ? 'bin' : fileTypeOf(type).extension;
  const way = download === null && type !== undefined ? 'inline' : 'attachment';
  return {
    'content-type': type ?? 'application/octet-stream',
    'content-disposition': contentDisposition(
      way,
      withExtension(cleanFileName(download || file.name), extension),
    ),
    'cache-control':
      file.shareType === 'private' ? 'private, no-cache' : 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
  };
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
