import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createGate } from '../../../gate/gate.ts';
import { describeVideo, type VideoSource } from '../../../media/describe/describe-video.ts';
import type { MediaJob } from '../../../media/job.ts';
import { type MediaEngine, openMediaEngine } from '../../../media/media-engine.ts';
import { MediaFailure } from '../../../media/media-failure.ts';
import { filmCopyJob, proxyJob } from '../../../media/operations/video.ts';
import type { StorageDeps } from '../files.ts';
import { readFileToDisk } from '../resolve-input-file.ts';
import {
  claimCopy,
  findCopies,
  findWaitingCopies,
  LEASE_MS,
  renewCopy,
  settleCopy,
  settleProxy,
  type WaitingCopy,
} from './copy-rows.ts';

type CopyDeps = StorageDeps & { log: Pick<FastifyBaseLogger, 'warn'> };

/** Previews show a proxy of videos that have more pixels than 1080p, or last this long in seconds. */
const HEAVY = { pixels: 1920 * 1088, seconds: 60 } as const;
/** A copy may be this many times as large as its file, and some more: no small file fills the store. */
const GROWTH = { times: 20, bytes: 256 * 1024 * 1024, most: 4 * 1024 * 1024 * 1024 } as const;
const LIMITS = { wallMs: 2 * 60 * 60 * 1000, cpuSeconds: 4 * 60 * 60, memoryBytes: 1536 * 1024 * 1024 };
/** How often progress is told, in milliseconds. */
const TELL_MS = 1000;

export interface CopyMaker {
  /** Takes up what waits. */
  turn: () => Promise<void>;
  /** Resolves when what was taken up is done. */
  settled: () => Promise<void>;
  /** Puts what is being made back, and ends. */
  stop: () => Promise<void>;
}

/**
 * Makes the copies of videos that films wait for, those of different people in turns, at a gate that few enter.
 * @param open the media engine of this machine; without one nothing is made
 */
export function createCopyMaker(
  deps: CopyDeps,
  open: () => Promise<MediaEngine | undefined> = () =>
    openMediaEngine(path.join(deps.files.incoming, 'media')),
): CopyMaker {
  const places = Math.max(1, Math.floor(availableParallelism() / 4));
  const gate = createGate({ places, waitMs: LEASE_MS, busy: 'media_busy' });
  const stopping = new AbortController();
  const waiting = new Map<string, Promise<void>>();
  const troubles = new Map<string, number>();
  let opening: Promise<MediaEngine | undefined> | undefined;

  const settled = async () => void (await Promise.all(waiting.values()));
  const work = async (copy: WaitingCopy, signal: AbortSignal) => {
    const engine = await (opening ??= open());
    if (!engine || signal.aborted || !(await claimCopy(deps.db, copy.id, deps.clock.now()))) return;
    const end = await makeCopy(deps, engine, copy, signal);
    const tries = (troubles.get(copy.id) ?? 0) + 1;
    if ('trouble' in end) troubles.set(copy.id, tries);
    const isHopeless = 'trouble' in end && tries >= TRIES;
    if (isHopeless) await settleCopy(deps.db, copy.id, { state: 'failed', problem: end.trouble });
    else await settleCopy(deps.db, copy.id, 'trouble' in end ? { state: 'waiting' } : end);
  };
  return {
    turn: async () => {
      const { signal } = stopping;
      for (const copy of await findWaitingCopies(deps.db, deps.clock.now())) {
        if (waiting.has(copy.id)) continue;
        // What does not get its turn in time waits in its row.
        const turn = gate
          .run({ owner: copy.file, signal }, () => work(copy, signal))
          .catch(() => undefined)
          .finally(() => waiting.delete(copy.id));
        waiting.set(copy.id, turn);
      }
    },
    settled,
    stop: async () => {
      stopping.abort(new Error('the process ends'));
      await settled();
    },
  };
}

async function makeCopy(
  deps: CopyDeps,
  engine: MediaEngine,
  copy: WaitingCopy,
  signal: AbortSignal,
): Promise<Settled | { trouble: string }> {
  const folder = path.join(deps.files.incoming, randomUUID());
  const made = path.join(folder, 'copy.mp4');
  const gone = new AbortController();
  const stop = AbortSignal.any([signal, gone.signal]);
  const telling = tellProgress(deps, copy, gone);
  try {
    await mkdir(folder, { recursive: true });
    const job = await jobOf(deps, engine, copy, { folder, made, signal: stop });
    if (!job) return { state: 'unneeded' };
    const { size } = copy.file;
    const outputBytes = Math.min(GROWTH.most, size * GROWTH.times + GROWTH.bytes);
    const limits = { ...LIMITS, outputBytes };
    await engine.run(job, { limits, signal: stop, onProgress: telling.progress });
    telling.stop();
    await renewCopy(deps.db, copy.id, deps.clock.now(), 1);
    const about = { contentType: 'video/mp4', size: (await stat(made)).size };
    await deps.files.driver.put(copy.key, { path: made }, about);
    return { state: 'ready' };
  } catch (error) {
    if (stop.aborted) return { state: 'waiting' };
    deps.log.warn({ err: error, key: copy.key }, 'no copy was made of a stored video');
    const problem = error instanceof MediaFailure ? error.code : 'task_engine_stopped';
    return TROUBLE.has(problem) ? { trouble: problem } : { state: 'failed', problem };
  } finally {
    telling.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Settled = Parameters<typeof settleCopy>[2];
/** Failures that are hardly the file's: they are tried again by the same process, this many times in all. */
const TRIES = 3;
const TROUBLE: ReadonlySet<string> = new Set(['engine_unavailable', 'task_engine_stopped']);

/** The job that makes a copy; undefined if none is needed. */
async function jobOf(
  deps: CopyDeps,
  engine: MediaEngine,
  { purpose, file }: WaitingCopy,
  { folder, made, signal }: { folder: string; made: string; signal: AbortSignal },
): Promise<MediaJob | undefined> {
  const film = purpose === 'film' ? undefined : await filmCopyOf(deps, file.id);
  if (film?.state === 'failed') return undefined;
  const local = path.join(folder, 'video');
  await readFileToDisk(deps, film?.state === 'ready' ? film.key : file.key, local);
  const source = await describeVideo(engine, local, { limits: LIMITS, signal });
  if (purpose === 'proxy') return isHeavy(source) ? proxyJob(source, made) : undefined;
  if (!isHeavy(source)) await settleProxy(deps.db, file.id);
  return source.needsCopy ? filmCopyJob(source, made) : undefined;
}

const filmCopyOf = async ({ db }: CopyDeps, fileId: string) =>
  (await findCopies(db, [fileId])).find(({ purpose }) => purpose === 'film');

const isHeavy = ({ seconds, video: { width, height } }: VideoSource): boolean =>
  width * height > HEAVY.pixels || seconds > HEAVY.seconds;

/** Writes progress into the row, which keeps it for this process; ends the work if the file is deleted. */
function tellProgress({ db, clock, log }: CopyDeps, { id }: WaitingCopy, gone: AbortController) {
  let share = 0;
  let isTelling = false;
  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    renewCopy(db, id, clock.now(), share)
      .then((isThere) => {
        if (!isThere) gone.abort(new Error('the file was deleted'));
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the progress of a copy was not written'))
      .finally(() => {
        isTelling = false;
      });
  }, TELL_MS);
  return {
    progress: (done: number) => {
      share = done;
    },
    stop: () => clearInterval(timer),
  };
}
