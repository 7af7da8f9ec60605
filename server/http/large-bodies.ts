import { RUN_BYTES } from '@inkreel/contract/api/body-bytes.ts';
import type { FastifyRequest } from 'fastify';
import { NOBODY } from '../gate/fair-queue.ts';
import { createMainThreadGate } from '../gate/main-thread.ts';
import { AppError } from './app-error.ts';
import { callerOf } from './callers.ts';

/** Reads the bodies of one server: large ones one after the other, in the order of turns. */
export function createBodyReader() {
  const inTurn = createMainThreadGate({ waitMs: 30_000, busy: 'server_busy' });
  return async <Value>(request: FastifyRequest, bytes: Buffer, read: () => Value): Promise<Value> => {
    if (bytes.length <= RUN_BYTES) return read();
    const gone = new AbortController();
    const leave = () => gone.abort(new AppError('malformed_request', { cause: new Error('nobody waits') }));
    const { socket } = request.raw;
    socket.once('close', leave);
    try {
      return await inTurn({ owner: callerOf(request) ?? NOBODY, signal: gone.signal }, read);
    } finally {
      socket.off('close', leave);
    }
  };
}
