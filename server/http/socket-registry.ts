import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';
import { sourceOf } from './source-of.ts';

/** Why a connection has no place: its source has too many, or all sources together have. */
export type NoPlace = 'too_many_connections' | 'server_busy';

export interface SocketRegistry {
  /** A connection was accepted. If there is no place, it takes that of an idle connection, or a spare one. */
  add(socket: Socket): void;
  /** A request on this connection begins, or has been answered. */
  begin(socket: Socket): void;
  end(socket: Socket): void;
  /** True while a request on this connection is being answered. */
  isBusy(socket: Socket): boolean;
  /** Why this connection has only a spare place; undefined for one that has a place. */
  noPlaceOf(socket: Socket): NoPlace | undefined;
}

/** Connections beyond the limits that are still accepted, so that health checks are answered at the limit. */
const SPARE_PLACES = 64;

interface Held {
  socket: Socket;
  source: Source;
  noPlace: NoPlace | undefined;
  /** Requests that are being answered: several if a caller does not wait for answers. */
  requests: number;
}

interface Source {
  name: string;
  held: number;
  idle: Set<Held>;
}

/**
 * Who holds which connection. At a limit the connection that has been idle longest gives its place to the new
 * one: of the same source if that has too many, of any if there are too many in total. If all are busy the
 * new one gets a spare place, in which only health checks are answered; the oldest spare one is closed when
 * they run out.
 *
 * @param perSource false if all connections come from a proxy: then requests are counted by the address that
 * it names
 * @param onFull called for each connection without a place
 */
export function createSocketRegistry(
  limits: ConnectionLimits & { countSources: boolean },
  onFull: (noPlace: NoPlace, source: string) => void,
): SocketRegistry {
  const known = new Map<Socket, Held>();
  const sources = new Map<string, Source>();
  /** Idle connections, in the order in which they became idle. */
  const idle = new Set<Held>();
  const spare = new Set<Held>();

  const forget = (held: Held) => {
    if (!known.delete(held.socket)) return;
    idle.delete(held);
    spare.delete(held);
    held.source.idle.delete(held);
    if (held.noPlace !== undefined) return;
    held.source.held -= 1;
    if (held.source.held === 0) sources.delete(held.source.name);
  };
  const dropFirst = (set: Set<Held>): boolean => {
    const [first] = set;
    if (!first) return false;
    forget(first);
    first.socket.destroy();
    return true;
  };
  const sourceNamed = (name: string): Source => {
    const source = sources.get(name) ?? { name, held: 0, idle: new Set() };
    sources.set(name, source);
    return source;
  };
  const findPlace = (source: Source): NoPlace | undefined => {
    if (limits.countSources && source.held >= limits.perSource && !dropFirst(source.idle))
      return 'too_many_connections';
    if (known.size - spare.size >= limits.total && !dropFirst(idle)) return 'server_busy';
    return undefined;
  };
  const markIdle = (held: Held) => {
    if (held.noPlace !== undefined) return;
    idle.add(held);
    held.source.idle.add(held);
  };

  return {
    add: (socket) => {
      const name = sourceOf(socket.remoteAddress);
      const noPlace = findPlace(sourceNamed(name));
      // Looked up again: giving up the last connection of a source forgets the source.
      const held: Held = { socket, source: sourceNamed(name), noPlace, requests: 0 };
      known.set(socket, held);
      if (noPlace === undefined) held.source.held += 1;
      else {
        onFull(noPlace, name);
        if (spare.size >= SPARE_PLACES) dropFirst(spare);
        spare.add(held);
        if (held.source.held === 0) sources.delete(name);
      }
      markIdle(held);
      socket.once('close', () => forget(held));
    },
    begin: (socket) => {
      const held = known.get(socket);
      if (!held) return;
      held.requests += 1;
      idle.delete(held);
      held.source.idle.delete(held);
    },
    end: (socket) => {
      const held = known.get(socket);
      if (!held) return;
      held.requests -= 1;
      if (held.requests === 0) markIdle(held);
    },
    isBusy: (socket) => (known.get(socket)?.requests ?? 0) > 0,
    noPlaceOf: (socket) => known.get(socket)?.noPlace,
  };
}
