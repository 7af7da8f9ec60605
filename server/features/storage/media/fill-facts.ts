import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { StorageDeps } from '../files.ts';
import { readFileToDisk } from '../resolve-input-file.ts';
import { files } from '../tables.ts';
import { readMedia } from './read-media.ts';

/**
 * Reads the index of each sound and video that was stored before `files` had columns for length, frame rate and codecs.
 * Each call continues after the last file, so that a process tries an unreadable file once.
 * @returns a function that fills in some files and returns how many
 */
export function createFactsFiller(
  deps: StorageDeps & { log: Pick<FastifyBaseLogger, 'warn'> },
): () => Promise<number> {
  let last: string | undefined;
  return async () => {
    let filled = 0;
    for (;;) {
      const [file] = await deps.db
        .select({ id: files.id, key: files.key, contentType: files.contentType })
        .from(files)
        .where(
          and(
            ne(files.kind, 'image'),
            isNull(files.durationMs),
            last === undefined ? undefined : gt(files.id, last),
          ),
        )
        .orderBy(asc(files.id))
        .limit(1);
      if (!file) return filled;
      if (await fillOne(deps, file)) filled += 1;
      last = file.id;
    }
  };
}

async function fillOne(
  deps: StorageDeps & { log: Pick<FastifyBaseLogger, 'warn'> },
  file: { id: string; key: string; contentType: string },
): Promise<boolean> {
  const local = path.join(deps.files.incoming, randomUUID());
  try {
    await readFileToDisk(deps, file.key, local);
    // The size of a video with a poster is the poster's.
    const { width: _width, height: _height, ...facts } = await readMedia({ path: local }, file.contentType);
    await deps.db.update(files).set(facts).where(eq(files.id, file.id));
    return true;
  } catch (error) {
    deps.log.warn({ err: error, key: file.key }, 'the index of a stored file was not read');
    return false;
  } finally {
    await rm(local, { force: true });
  }
}
