import { setTimeout as wait } from 'node:timers/promises';
import { RUN_BYTES } from '@inkreel/contract/api/body-bytes.ts';
import type { FastifyRequest } from 'fastify';
import { NOBODY } from '../gate/fair-queue.ts';
import { createGate } from '../gate/gate.ts';
import { AppError } from './app-error.ts';
import { callerOf } from './callers.ts';

/** After each large body none is read for so many times as long: together they take a quarter of the main thread. */
const REST = 3;

/** Reads the bodies of one server: large ones one after the other, in the order of turns. */
export function createBodyReader() {
  const gate = createGate({ places: 1, waitMs: 30_000, busy: 'server_busy' });
  return async <Value>(request: FastifyRequest, bytes: Buffer, read: () => Value): Promise<Value> => {
    if (bytes.length <= RUN_BYTES) return read();
    const gone = new AbortController();
    const leave = () => gone.abort(new AppError('malformed_request', { cause: new Error('nobody waits') }));
    request.raw.socket.once('close', leave);
    const owner = callerOf(request) ?? NOBODY;
    const release = await gate
      .enter({ owner, signal: gone.signal })
      .finally(() => request.raw.socket.off('close', leave));
    const began = performance.now();
    try {
      return read();
    } finally {
      void wait(REST * (performance.now() - began), undefined, { ref: false }).finally(release);
    }
  };
}
