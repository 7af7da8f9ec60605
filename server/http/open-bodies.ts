import type { IncomingMessage } from 'node:http';

/** A body without a byte for this long is cut. */
const STALLED_MS = 30_000;
/** After this time a body must have this average speed, in bytes a second: 64 kbit/s. */
const SLOW_AFTER_MS = 60_000;
const SLOWEST_RATE = 8 * 1024;
/** A younger body is not slow: it may be part of a burst of an honest script. */
const YOUNG_MS = 5000;

interface Body {
  request: IncomingMessage;
  since: number;
  /** Bytes that the connection had read when the body began. */
  from: number;
  seen: number;
  seenAt: number;
}

export interface OpenBodies {
  /**
   * A request came whose body may still be on its way.
   * @returns false if its source has too many bodies open, all of them young
   */
  open(source: string, request: IncomingMessage): boolean;
  /** Cuts bodies that have stalled or are too slow. */
  sweep(): void;
}

/**
 * Bodies of requests that are still on their way, by source. The specification gives a request ten minutes; without
 * this, a caller who sends a byte now and then holds a connection that long. A source that has too many open loses
 * the slowest one.
 *
 * @param perSource bodies of one source
 * @param now milliseconds, from any beginning
 */
export function createOpenBodies(perSource: number, now: () => number = () => performance.now()): OpenBodies {
  const sources = new Map<string, Set<Body>>();
  const rateOf = (body: Body) => (body.request.socket.bytesRead - body.from) / (now() - body.since);

  const makeRoom = (bodies: Set<Body>): boolean => {
    if (bodies.size < perSource) return true;
    const old = [...bodies].filter(({ since }) => now() - since > YOUNG_MS);
    const slowest = old.toSorted((one, other) => rateOf(one) - rateOf(other))[0];
    if (!slowest) return false;
    bodies.delete(slowest);
    cut(slowest.request);
    return true;
  };
  return {
    open: (source, request) => {
      const bodies = sources.get(source) ?? new Set();
      if (!makeRoom(bodies)) return false;
      const from = request.socket.bytesRead;
      const body = { request, since: now(), from, seen: from, seenAt: now() };
      bodies.add(body);
      sources.set(source, bodies);
      const close = () => {
        bodies.delete(body);
        if (bodies.size === 0 && sources.get(source) === bodies) sources.delete(source);
      };
      request.once('end', close).once('close', close);
      return true;
    },
    sweep: () => {
      for (const bodies of sources.values()) {
        for (const body of bodies) {
          if (!isTooSlow(body, now(), rateOf(body))) continue;
          bodies.delete(body);
          cut(body.request);
        }
      }
    },
  };
}

/** @param rate bytes a millisecond since the body began */
function isTooSlow(body: Body, now: number, rate: number): boolean {
  const { request } = body;
  const { bytesRead } = request.socket;
  // Bytes that have arrived and were not read yet wait for us, not for the sender.
  if (bytesRead > body.seen || request.readableLength > 0) {
    body.seen = bytesRead;
    body.seenAt = now;
  }
  if (now - body.seenAt >= STALLED_MS) return true;
  return now - body.since >= SLOW_AFTER_MS && request.readableLength === 0 && rate * 1000 < SLOWEST_RATE;
}

/** Ends the connection as Node does if a request takes too long. */
function cut({ socket }: IncomingMessage): void {
  const answer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
  if (socket.writable && socket.bytesWritten === 0) socket.end(answer, () => socket.destroy());
  else socket.destroy();
}
