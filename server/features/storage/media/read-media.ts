import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { AppError } from '../../../http/app-error.ts';
import type { ByteSource } from '../drivers/driver.ts';
import type { IndexAnswer, IndexRequest, TrackFacts } from './track-facts.ts';

/** Honest files take a few milliseconds, one of twelve hours a hundred. */
const DEADLINE_MS = 4000;
const THREADS = 2;
const THREAD_MEGABYTES = 512;

let threads: Piscina<IndexRequest, IndexAnswer> | undefined;
/** Threads start with the first file, and end after a while without one. */
const pool = () => {
  threads ??= new Piscina<IndexRequest, IndexAnswer>({
    filename: new URL('./index-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES },
  });
  return threads;
};

/**
 * Reads the index of sound or video and its first and last packet, without decoding: there must be a track of a sane
 * size and length, with its bytes in the file. It is read in a thread, which is terminated if the file takes too long:
 * a lying index can be built to take minutes.
 * @throws AppError media_unreadable; media_without_picture for sound alone that is declared as a video
 */
export async function readMedia(source: ByteSource, contentType: string): Promise<TrackFacts> {
  const { port1, port2 } = new MessageChannel();
  const overdue = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  port1.once('message', () => {
    timer = setTimeout(() => overdue.abort(new Error('more time than a file needs')), DEADLINE_MS);
  });
  try {
    const request = { source, contentType, begun: port2 };
    const answer = await pool().run(request, { transferList: [port2], signal: overdue.signal });
    if ('facts' in answer) return answer.facts;
    const cause = new Error(answer.unreadable);
    throw answer.soundOnly ? new AppError('media_without_picture', { cause }) : cause;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('media_unreadable', { cause: error });
  } finally {
    clearTimeout(timer);
    port1.close();
  }
}
