import type { IncomingMessage } from 'node:http';
import { AppError } from '../../http/app-error.ts';

/**
 * Does `work` with a signal that aborts when the caller hangs up. If the caller has left already, it does not: what has
 * come that far is finished, since a proxy that was tired of waiting sends the same again.
 */
export async function whileConnected<Value>(
  { socket }: Pick<IncomingMessage, 'socket'>,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const gone = new AbortController();
  const leave = () => gone.abort(new AppError('upload_size_mismatch', { cause: new Error('nobody waits') }));
  socket.once('close', leave);
  try {
    return await work(gone.signal);
  } finally {
    socket.off('close', leave);
  }
}
