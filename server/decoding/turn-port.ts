import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { AppError } from '../http/app-error.ts';
import type { DecodeBudget, DecodeRequest } from './decode-budget.ts';

/** What a decode is charged. */
export type DecodeCharge = Pick<DecodeRequest, 'bytes' | 'pixels'>;
/**
 * Waits for a turn to decode.
 * @returns a function that ends it
 * @throws Error whose message is the code of a refusal
 */
export type TakeTurn = (charge: DecodeCharge) => Promise<() => void>;

type Asked = ({ id: number } & DecodeCharge) | { ended: number };
type Answered = { id: number; refusal?: string };

/**
 * Lets a worker thread take turns of the budget, which lives in the main thread: requests go over a port,
 * since a thread shares its process's memory but not its objects.
 * @returns the thread's port, and a function to close it that releases what the thread still holds
 */
export function offerTurns(
  budget: DecodeBudget,
  { owner, signal, waitMs }: Pick<DecodeRequest, 'owner' | 'signal' | 'waitMs'>,
): { port: MessagePort; close: () => void } {
  const { port1, port2 } = new MessageChannel();
  const over = new AbortController();
  const ended = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  const held = new Map<number, () => void>();
  const answer = (said: Answered) => port1.postMessage(said);
  port1.on('message', (asked: Asked) => {
    if ('ended' in asked) {
      held.get(asked.ended)?.();
      held.delete(asked.ended);
      return;
    }
    const { id, bytes, pixels } = asked;
    budget.acquire({ bytes, pixels, owner, waitMs, signal: ended }).then(
      (release) => {
        if (ended.aborted) return release();
        held.set(id, release);
        answer({ id });
      },
      (error: unknown) => answer({ id, refusal: error instanceof AppError ? error.code : String(error) }),
    );
  });
  // It does not keep the process alive: the caller that waits for the thread does.
  port1.unref();
  const close = () => {
    over.abort(new Error('the work is over'));
    for (const release of held.values()) release();
    held.clear();
    port1.close();
  };
  return { port: port2, close };
}

/** The thread's side: requests turns over the port of its current work. */
export function askForTurns(port: MessagePort): TakeTurn {
  const asked = new Map<number, PromiseWithResolvers<void>>();
  let last = 0;
  port.on('message', ({ id, refusal }: Answered) => {
    const waiting = asked.get(id);
    asked.delete(id);
    if (refusal === undefined) waiting?.resolve();
    else waiting?.reject(new Error(refusal));
  });
  port.unref();
  return async (charge) => {
    last += 1;
    const id = last;
    const turn = Promise.withResolvers<void>();
    asked.set(id, turn);
    port.ref();
    try {
      port.postMessage({ id, ...charge } satisfies Asked);
      await turn.promise;
    } finally {
      port.unref();
    }
    return () => port.postMessage({ ended: id } satisfies Asked);
  };
}
