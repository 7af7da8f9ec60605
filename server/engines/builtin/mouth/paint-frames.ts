import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FramedPortrait } from './frame-portrait.ts';
import type { Pose } from './life.ts';

/** A frame takes about four times as long to paint as to encode, so that more threads would wait for the encoder. */
const MOST_THREADS = 2;
/** Frames that threads work on ahead of the awaited one. */
const AHEAD = 2;

/**
 * The frames of a portrait in these poses, painted in threads while earlier ones are encoded.
 * @param tell receives the progress, 0 to 1; may throw to stop
 * @throws what a thread fails with
 */
export async function* paintFrames(
  portrait: FramedPortrait,
  poses: readonly Pose[],
  tell: (share: number) => void,
): AsyncGenerator<Uint8Array> {
  const count = Math.max(1, Math.min(MOST_THREADS, availableParallelism(), poses.length));
  const painters = Array.from({ length: count }, () => startPainter(portrait));
  const begun: Promise<Uint8Array>[] = [];
  try {
    for (let at = 0; at < poses.length; at += 1) {
      for (const pose of poses.slice(begun.length, at + AHEAD * count)) {
        const frame = (painters[begun.length % count] as Painter).paint(pose);
        // Awaited below; until then failures go unhandled.
        frame.catch(() => undefined);
        begun.push(frame);
      }
      tell(at / poses.length);
      yield await (begun[at] as Promise<Uint8Array>);
      delete begun[at];
    }
  } finally {
    await Promise.all(painters.map(({ end }) => end()));
  }
}

interface Painter {
  paint(pose: Pose): Promise<Uint8Array>;
  end(): Promise<unknown>;
}

function startPainter(portrait: FramedPortrait): Painter {
  const thread = new Worker(new URL('./painter-thread.ts', import.meta.url), { workerData: portrait });
  const asked: PromiseWithResolvers<Uint8Array>[] = [];
  const fail = (error: unknown) => {
    for (const each of asked.splice(0)) each.reject(error);
  };
  thread.on('message', (frame: Uint8Array) => asked.shift()?.resolve(frame));
  thread.on('error', fail);
  thread.on('exit', (code) => fail(new Error(`the thread that paints ended with ${code}`)));
  return {
    paint: (pose) => {
      const answer = Promise.withResolvers<Uint8Array>();
      asked.push(answer);
      thread.postMessage(pose);
      return answer.promise;
    },
    end: () => thread.terminate(),
  };
}
