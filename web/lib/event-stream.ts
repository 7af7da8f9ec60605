/**
 * The browser's end of the event stream. One tab of a browser holds the stream (a Web Lock decides which) and passes
 * each event on to the others over a BroadcastChannel; while the stream is down, that tab polls instead.
 */
import type { StreamEvent } from '@inkreel/contract/api/tasks.ts';
import { POLL_TASK_MS } from '@inkreel/contract/limits.ts';
import { withLocalAddresses } from './local-addresses.ts';

/** How news arrives at the moment: over the stream, by polling every 4 seconds, or not at all, since the polls fail. */
export type StreamState = 'live' | 'polling' | 'failing';

export interface StreamWorld {
  /** Opens GET /events with the bearer token; any answer but 200 counts as down. */
  open: (signal: AbortSignal) => Promise<Response>;
  /** What the stream would have reported: the state of the unfinished runs, now. */
  poll: (signal: AbortSignal) => Promise<StreamEvent[]>;
  /** Waits; returns early, without throwing, when the signal aborts. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1, spreads the attempts of many browsers after an outage. */
  random: () => number;
  onEvent: (event: StreamEvent) => void;
  onState: (state: StreamState) => void;
}

/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (message: { data: unknown }) => void) => void;
  close: () => void;
}

/** The part of LockManager that is used. */
export interface Locks {
  request: (name: string, options: { signal: AbortSignal }, hold: () => Promise<void>) => Promise<unknown>;
}

type Passed =
  | { kind: 'event'; event: StreamEvent }
  | { kind: 'state'; state: StreamState }
  | { kind: 'hello' };

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** The server sends a comment every 15 s; three missed ones mean a dead connection. */
const SILENCE_MS = 45_000;
/** Maximum characters of an unfinished event: a longer one is not from our server, and the connection is closed. */
const LONGEST_EVENT = 2 ** 24;

/**
 * Follows the user's events until `signal` aborts. `name` tells users apart: tabs of one name share one stream.
 * Without Web Locks or BroadcastChannel each tab holds its own.
 */
export async function followEvents(
  world: StreamWorld,
  sharing: { name: string; locks: Locks | undefined; channel: Channel | undefined },
  signal: AbortSignal,
): Promise<void> {
  const { locks, channel } = sharing;
  if (!locks || !channel) return lead(world, signal);
  let leads = false;
  let state: StreamState = 'polling';
  const pass = (message: Passed) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }) => {
    const message = data as Passed;
    if (message.kind === 'hello' && leads) pass({ kind: 'state', state });
    if (message.kind === 'event' && !leads) world.onEvent(message.event);
    if (message.kind === 'state' && !leads) world.onState(message.state);
  });
  pass({ kind: 'hello' });
  const shared: StreamWorld = {
    ...world,
    onEvent: (event) => {
      world.onEvent(event);
      pass({ kind: 'event', event });
    },
    onState: (next) => {
      state = next;
      world.onState(next);
      pass({ kind: 'state', state: next });
    },
  };
  try {
    await locks.request(`inkreel-events-${sharing.name}`, { signal }, async () => {
      leads = true;
      await lead(shared, signal);
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}

/** Holds the stream open; between two attempts it waits with growing pauses and polls meanwhile. */
async function lead(world: StreamWorld, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const heard = await listen(world, signal);
    if (signal.aborted) return;
    world.onState('polling');
    if (heard) wait = FIRST_WAIT_MS;
    await pollFor(world, wait * (0.5 + world.random() / 2), signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

async function pollFor(world: StreamWorld, milliseconds: number, signal: AbortSignal): Promise<void> {
  let failing = false;
  for (let left = milliseconds; left > 0 && !signal.aborted; left -= POLL_TASK_MS) {
    try {
      const events = await world.poll(signal);
      if (failing) world.onState('polling');
      failing = false;
      for (const event of events) world.onEvent(event);
    } catch {
      // The next round retries; until one succeeds the interface shows the interruption.
      if (!signal.aborted && !failing) world.onState('failing');
      failing = true;
    }
    await world.sleep(Math.min(left, POLL_TASK_MS), signal);
  }
}

/** Reads one connection to its end; returns whether anything was received. Never throws. */
async function listen(world: StreamWorld, signal: AbortSignal): Promise<boolean> {
  const connection = new AbortController();
  const stop = () => connection.abort();
  signal.addEventListener('abort', stop);
  let heard = false;
  try {
    // The parser is loaded with the first stream. A failure to load it counts as a stream that is down, and is retried.
    const [{ createParser }, response] = await Promise.all([
      import('eventsource-parser'),
      world.open(connection.signal),
    ]);
    if (!response.ok || !response.body) return false;
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const parser = createParser({
      maxBufferSize: LONGEST_EVENT,
      onEvent: ({ data }) => {
        const event = readEvent(data);
        if (event) world.onEvent(event);
      },
    });
    world.onState('live');
    for (;;) {
      const piece = await withinSilence(reader.read(), world, connection);
      if (piece.done) return heard;
      heard = true;
      parser.feed(decoder.decode(piece.value, { stream: true }));
    }
  } catch {
    return heard;
  } finally {
    signal.removeEventListener('abort', stop);
    connection.abort();
  }
}

/**
 * Closes a connection that is silent, without even a heartbeat: a sleeping laptop's sockets look open for
 * hours.
 */
async function withinSilence<Value>(
  read: Promise<Value>,
  world: StreamWorld,
  connection: AbortController,
): Promise<Value> {
  const timer = new AbortController();
  const silence = world.sleep(SILENCE_MS, timer.signal).then(() => {
    if (!timer.signal.aborted) connection.abort();
    throw new Error('silence');
  });
  // The loser of the race is not an error.
  silence.catch(() => undefined);
  try {
    return await Promise.race([read, silence]);
  } finally {
    timer.abort();
  }
}

/** The stream is our own server's: its events are told apart by `type`; one that its listener does not know is ignored. */
function readEvent(data: string): StreamEvent | undefined {
  try {
    const event = withLocalAddresses(JSON.parse(data) as { type?: unknown } | null);
    return event?.type ? (event as StreamEvent) : undefined;
  } catch {
    return undefined;
  }
}
