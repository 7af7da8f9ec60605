import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { contentDisposition } from '../storage/content-disposition.ts';
import type { StorageDeps } from '../storage/files.ts';
import { wholeStream } from '../storage/whole-stream.ts';
import { findSeenFiles } from './seen-files.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** Largest sum of files in one archive, in bytes: the ZIP format without extensions ends at 4 GiB. */
const MOST_BYTES = 4_000_000_000;

/**
 * Writes the results' files as one ZIP to the reply.
 * @throws AppError not_found if one of the results is not the user's to see or is in the bin;
 *   payload_too_large; storage_unavailable before the first byte is written
 */
export async function downloadResults(
  deps: StorageDeps,
  user: Principal,
  ids: readonly string[],
  reply: FastifyReply,
): Promise<null> {
  const wanted = [...new Set(ids)];
  const rows = await findSeenFiles(deps.db, user, wanted);
  if (rows.length < wanted.length) throw new AppError('not_found');
  const bytes = rows.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > MOST_BYTES) throw new AppError('payload_too_large');

  const taken = new Set<string>();
  const entries: ZipEntry[] = rows.map(({ file }) => ({
    name: freeName(file.name, taken),
    modified: file.createdAt,
    open: () => openFile(deps, file),
  }));
  // The first file is opened before the answer begins, so that an unavailable store is reported as an error.
  const [first, ...rest] = entries;
  if (!first) throw new AppError('not_found');
  const opened = await first.open();
  const day = deps.clock.now().toISOString().slice(0, 10);
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', `inkreel-${day}.zip`),
  });
  reply.send(Readable.from(zipStream([{ ...first, open: async () => opened }, ...rest])));
  return null;
}

async function openFile(deps: StorageDeps, { key, size }: { key: string; size: number }): Promise<Readable> {
  const stream = await deps.files.driver.read(key);
  if (!stream) throw new AppError('not_found', { cause: new Error(`no bytes for ${key}`) });
  return wholeStream(stream, size);
}

/** `name.png`, then `name (2).png`, ignoring case, which some file systems do not distinguish. */
function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
    if (taken.has(candidate.toLowerCase())) continue;
    taken.add(candidate.toLowerCase());
    return candidate;
  }
}
