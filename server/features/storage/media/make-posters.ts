import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { and, desc, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { describeVideo } from '../../../media/describe/describe-video.ts';
import { type MediaEngine, openMediaEngine } from '../../../media/media-engine.ts';
import { posterJob } from '../../../media/operations/stills.ts';
import type { StorageDeps } from '../files.ts';
import { thumbnailKeyOf } from '../key.ts';
import { makeSmallCopies } from '../picture/read-picture.ts';
import { readFileToDisk } from '../resolve-input-file.ts';
import { registerPendingWrites, releasePendingWrites } from '../store.ts';
import { files } from '../tables.ts';

type PosterDeps = StorageDeps & { log: Pick<FastifyBaseLogger, 'warn'> };

/** Longest side of a poster in pixels, like that of every smaller copy. */
const LONGEST_SIDE = 512;
/** Many films begin with black: the picture is taken a tenth into them, or here in seconds. */
const LATEST_SECONDS = 5;
/** A poster takes about a second; a file that takes this long was built to. */
const LIMITS = {
  wallMs: 30_000,
  cpuSeconds: 10,
  memoryBytes: 1024 * 1024 * 1024,
  outputBytes: 64 * 1024 * 1024,
};

/**
 * Makes the poster of each stored video that has none: of uploads soon after they arrive, of older files in between,
 * newest first. A video that cannot be decoded is tried once by each process.
 * @param open the media engine of this machine; without one there are no posters
 * @returns a function that makes some posters and returns how many
 */
export function createPosterMaker(
  deps: PosterDeps,
  open: () => Promise<MediaEngine | undefined> = () =>
    openMediaEngine(path.join(deps.files.incoming, 'media')),
): () => Promise<number> {
  const failed = new Set<string>();
  let opening: Promise<MediaEngine | undefined> | undefined;
  return async () => {
    let made = 0;
    for (;;) {
      const [file] = await deps.db
        .select({ id: files.id, key: files.key })
        .from(files)
        .where(
          and(
            eq(files.kind, 'video'),
            isNull(files.thumbnailKey),
            isNull(files.deletedAt),
            isNotNull(files.durationMs),
            notInArray(files.id, [...failed]),
          ),
        )
        .orderBy(desc(files.id))
        .limit(1);
      if (!file) return made;
      const engine = await (opening ??= open());
      if (!engine) return made;
      if (await makeOne(deps, engine, file)) made += 1;
      else failed.add(file.id);
    }
  };
}

async function makeOne(
  deps: PosterDeps,
  engine: MediaEngine,
  file: { id: string; key: string },
): Promise<boolean> {
  const folder = path.join(deps.files.incoming, randomUUID());
  const [video, still] = [path.join(folder, 'video'), path.join(folder, 'still.png')];
  try {
    await mkdir(folder, { recursive: true });
    await readFileToDisk(deps, file.key, video);
    const source = await describeVideo(engine, video, { limits: LIMITS });
    const at = Math.min(LATEST_SECONDS, source.seconds / 10);
    await engine.run(posterJob(source, at, LONGEST_SIDE, still), { limits: LIMITS });
    return await keepPoster(deps, file, await makeSmallCopies(await readFile(still)));
  } catch (error) {
    deps.log.warn({ err: error, key: file.key }, 'no poster was made of a stored video');
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Stores the poster and names it in the video's row. The declared key keeps a second process from doing the same, and
 * lets the sweep remove the poster after a crash, or if the video was deleted.
 */
async function keepPoster(
  deps: PosterDeps,
  { id, key }: { id: string; key: string },
  { thumbnail, placeholder }: { thumbnail: Buffer; placeholder: string },
): Promise<boolean> {
  const thumbnailKey = thumbnailKeyOf(key);
  await registerPendingWrites(deps.db, [thumbnailKey], deps.clock.now());
  await deps.files.driver.put(
    thumbnailKey,
    { bytes: thumbnail },
    { contentType: 'image/webp', size: thumbnail.length },
  );
  return deps.db.transaction(async (tx) => {
    const named = await tx
      .update(files)
      .set({ thumbnailKey, placeholder })
      .where(and(eq(files.id, id), isNull(files.thumbnailKey)))
      .returning({ id: files.id });
    if (named.length > 0) await releasePendingWrites(tx, [thumbnailKey]);
    return named.length > 0;
  });
}
