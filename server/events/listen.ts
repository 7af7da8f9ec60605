import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { CHANNEL, type Notice, notice } from './notify.ts';

export interface Listening {
  close(): Promise<void>;
}

const PAUSES_MS = [100, 500, 1000, 2000, 5000];
/** Interval for detecting silently broken connections, in milliseconds. */
const PROBE_MS = 15_000;

/**
 * Listens on one dedicated connection for what `notifyOfTask` says in any process, and reconnects, however long the
 * database is unreachable.
 *
 * @param onNotice called for each notice, in order
 * @param onAgain called whenever listening begins, also the first time: notices before it were missed
 */
export function listenForNotices(options: {
  connection: pg.ClientConfig;
  onNotice: (notice: Notice) => void;
  onAgain: () => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): Listening {
  const closing = new AbortController();
  let failures = 0;

  const listenOnce = async () => {
    const client = new pg.Client({
      ...options.connection,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      application_name: 'inkreel-events',
    });
    const lost = Promise.withResolvers<void>();
    client.on('error', () => lost.resolve());
    client.on('end', () => lost.resolve());
    client.on('notification', ({ payload }) => {
      const parsed = notice.safeParse(JSON.parse(payload ?? 'null'));
      if (parsed.success) options.onNotice(parsed.data);
    });
    const probe = setInterval(() => client.query('select 1').catch(() => lost.resolve()), PROBE_MS);
    const stop = () => lost.resolve();
    closing.signal.addEventListener('abort', stop);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      failures = 0;
      options.onAgain();
      if (!closing.signal.aborted) await lost.promise;
    } finally {
      clearInterval(probe);
      closing.signal.removeEventListener('abort', stop);
      await client.end().catch(() => undefined);
    }
  };

  const loop = async () => {
    while (!closing.signal.aborted) {
      await listenOnce().catch((error: unknown) => options.log.warn({ err: error }, 'events'));
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
      failures += 1;
      await pauseFor(pause ?? 0, closing.signal);
    }
  };
  const ended = loop();
  return {
    close: async () => {
      closing.abort();
      await ended;
    },
  };
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) return Promise.resolve();
  const timer = setTimeout(resolve, ms);
  const stop = () => {
    clearTimeout(timer);
    resolve();
  };
  signal.addEventListener('abort', stop, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', stop));
}
