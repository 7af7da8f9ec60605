import { health, readiness } from '@inkreel/contract/api/system.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { createOpenBodies } from './open-bodies.ts';
import { createSocketRegistry } from './socket-registry.ts';
import { sourceOf } from './source-of.ts';

/** Answered at every limit, so that a monitor does not mistake load for a crash. */
const HEALTH_PATHS: readonly string[] = [health.path, readiness.path];
/** Interval for checking unfinished bodies. */
const SWEEP_MS = 5000;
/** A connection without traffic for this long is closed if we are waiting for its caller. */
const SILENT_MS = 60_000;
/** Shortest interval of log entries about refused connections. */
const WARN_MS = 60_000;
const LOOPBACK = /^(127\.|0:0:0:0::)/;

/**
 * Keeps callers from holding more connections, calls and unfinished bodies than their share, and everyone together
 * from holding more than the process has handles for.
 *
 * @param behindProxy true if connections come from a trusted proxy: then only calls and bodies are counted by source,
 * which is the address that the proxy names
 */
export function guardConnections(
  app: FastifyInstance,
  limits: ConnectionLimits,
  { behindProxy }: { behindProxy: boolean },
): void {
  const { server } = app;
  let warnedAt = Number.NEGATIVE_INFINITY;
  const sockets = createSocketRegistry({ ...limits, countSources: !behindProxy }, (noPlace, source) => {
    if (performance.now() - warnedAt < WARN_MS) return;
    warnedAt = performance.now();
    const hint = LOOPBACK.test(source) ? 'behind a reverse proxy set TRUSTED_PROXIES' : undefined;
    app.log.warn({ noPlace, source, ...(hint && { hint }) }, 'connections at their limit');
  });
  const bodies = createOpenBodies(limits.bodiesPerSource);
  const calls = new Map<string, number>();

  server.on('connection', sockets.add);
  server.prependListener('request', (request, response) => {
    sockets.begin(request.socket);
    response.once('close', () => sockets.end(request.socket));
  });
  // The connection of an answer that nobody reads is closed. A call that is being processed may be silent for
  // minutes.
  server.setTimeout(SILENT_MS, (socket) => {
    if (socket.writableLength > 0 || !sockets.isBusy(socket)) socket.destroy();
  });

  app.addHook('onRequest', (request, reply, done) => {
    const refusal = HEALTH_PATHS.includes(pathOf(request)) ? undefined : refusalOf(request, reply);
    if (refusal === undefined) return done();
    reply.header('connection', 'close');
    done(new AppError(refusal, { retryAfter: 1 }));
  });
  const refusalOf = (request: FastifyRequest, reply: FastifyReply) => {
    const noPlace = sockets.noPlaceOf(request.raw.socket);
    if (noPlace !== undefined) return noPlace;
    const source = sourceOf(request.ip);
    if (!enter(reply, source)) return 'too_many_connections';
    return hasBody(request) && !bodies.open(source, request.raw) ? 'too_many_connections' : undefined;
  };
  /** One connection may carry several calls, and behind a proxy each may be of another source. */
  const enter = (reply: FastifyReply, source: string): boolean => {
    const open = calls.get(source) ?? 0;
    if (open >= limits.perSource) return false;
    calls.set(source, open + 1);
    let isOpen = true;
    const leave = () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (calls.get(source) ?? 1) - 1;
      if (left === 0) calls.delete(source);
      else calls.set(source, left);
    };
    // A stream whose reader leaves ends without `finish`.
    reply.raw.once('finish', leave).once('close', leave);
    return true;
  };

  const sweep = setInterval(bodies.sweep, SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
