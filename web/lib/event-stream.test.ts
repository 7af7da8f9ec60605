import type { StreamEvent } from '@inkreel/contract/api/tasks.ts';
import { describe, expect, test } from 'vitest';
import { type Channel, followEvents, type Locks, type StreamWorld } from './event-stream.ts';

const balance = (total: number): StreamEvent => ({
  type: 'balance',
  total,
  held: 0,
  frozen: 0,
  frozen_until: null,
});
const line = (event: unknown) => `event: x\ndata: ${JSON.stringify(event)}\n\n`;
const alone = { name: 'u', locks: undefined, channel: undefined };

/** A connection that sends these pieces and ends. */
function says(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    }),
  );
}

/**
 * A world in which time passes only when nothing is read: a sleep of the silence watch ends with its read,
 * any other sleep ends immediately and is recorded. After the last scripted connection the follower is
 * stopped.
 */
function world(connections: (() => Response | Promise<Response>)[], polled: StreamEvent[] = []) {
  const abort = new AbortController();
  const log: string[] = [];
  const slept: number[] = [];
  const it: StreamWorld = {
    open: async () => {
      const connect = connections.shift();
      if (!connect) {
        abort.abort();
        throw new Error('stopped');
      }
      log.push('open');
      return connect();
    },
    poll: async () => {
      log.push('poll');
      return polled;
    },
    sleep: (milliseconds, signal) => {
      if (milliseconds === 45_000)
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      slept.push(milliseconds);
      return Promise.resolve();
    },
    random: () => 1,
    onEvent: (event) => log.push(event.type === 'balance' ? `balance ${event.total}` : event.type),
    onState: (state) => log.push(state),
  };
  return { it, abort, log, slept };
}

describe('one tab', () => {
  test('passes events on as they come, polls after the end, reconnects', async () => {
    const { it, abort, log } = world(
      [() => says(line(balance(1)), ': beat\n\n', line(balance(2)))],
      [balance(3)],
    );
    await followEvents(it, alone, abort.signal);
    expect(log).toEqual(['open', 'live', 'balance 1', 'balance 2', 'polling', 'poll', 'balance 3']);
  });

  test('passes on that a document changed, and what only its listener may know', async () => {
    const changed: StreamEvent = { type: 'document', id: 'story', revision: 4 };
    const { it, abort, log } = world([() => says(line(changed), line({ type: 'weather' }))]);
    await followEvents(it, alone, abort.signal);
    expect(log.filter((entry) => !['open', 'live', 'polling', 'poll'].includes(entry))).toEqual([
      'document',
      'weather',
    ]);
  });

  test('waits longer after each refused attempt, never more than 4 seconds between polls', async () => {
    const refused = () => new Response(null, { status: 503 });
    const { it, abort, slept } = world([refused, refused, refused, refused, refused]);
    await followEvents(it, alone, abort.signal);
    expect(slept).toEqual([500, 1000, 2000, 4000, 4000, 4000]);
  });

  test('a connection that worked resets the pauses', async () => {
    const refused = () => new Response(null, { status: 503 });
    const { it, abort, slept } = world([refused, refused, () => says(line(balance(1))), refused]);
    await followEvents(it, alone, abort.signal);
    expect(slept).toEqual([500, 1000, 500, 1000]);
  });

  test('reads events that are cut anywhere, within a character or a line end too', async () => {
    const bytes = new TextEncoder().encode(
      `\ufeff: hello\n\nevent: task\r\ndata: {"type":"task",\r\ndata: "task":{"id":"é"}}\r\n\r\ndata:${JSON.stringify(balance(1))}\r\r`,
    );
    for (const size of [1, 2, 3, 7]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      const body = new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
      const { it, abort, log } = world([() => new Response(body)]);
      const tasks: unknown[] = [];
      const { onEvent } = it;
      it.onEvent = (event) => {
        if (event.type === 'task') tasks.push(event.task.id);
        onEvent(event);
      };
      await followEvents(it, alone, abort.signal);
      expect(tasks).toEqual(['é']);
      expect(log.slice(2, 4)).toEqual(['task', 'balance 1']);
    }
  });

  test('hands over each kind of event that the contract has', async () => {
    const task = { type: 'task', task: { id: 't' } };
    const { it, abort, log } = world([
      () => says(line(task), line(balance(1)), line({ type: 'snapshot', unfinished: ['t'] })),
    ]);
    await followEvents(it, alone, abort.signal);
    expect(log.slice(2, 5)).toEqual(['task', 'balance 1', 'snapshot']);
  });

  test('ignores what is not an event', async () => {
    const { it, abort, log } = world([() => says('data: {"other":1}\n\ndata: <html>\n\ndata: null\n\n')]);
    await followEvents(it, alone, abort.signal);
    expect(log).toEqual(['open', 'live', 'polling', 'poll']);
  });

  test('gives up a connection whose event never ends, in one line or in many', async () => {
    for (const endless of ['x'.repeat(2 ** 20), 'data: x\n'.repeat(2 ** 18)]) {
      let pieces = 0;
      const body = new ReadableStream({
        pull: (controller) => {
          pieces += 1;
          controller.enqueue(new TextEncoder().encode(pieces === 1 ? `data: ${endless}` : endless));
          if (pieces === 64) controller.close();
        },
      });
      const { it, abort, log } = world([() => new Response(body), () => says(line(balance(1)))]);
      await followEvents(it, alone, abort.signal);
      expect(log).toEqual([
        'open',
        'live',
        'polling',
        'poll',
        'open',
        'live',
        'balance 1',
        'polling',
        'poll',
      ]);
      expect(pieces).toBeLessThan(64);
    }
  });

  test('gives up a connection that falls silent', async () => {
    const { it, abort, log } = world([() => new Response(new ReadableStream({ start: () => undefined }))]);
    it.sleep = () => Promise.resolve();
    await followEvents(it, alone, abort.signal);
    expect(log).toEqual(['open', 'live', 'polling', 'poll']);
  });

  test('a failing poll is reported and is not the end', async () => {
    const { it, abort, log } = world([() => says(line(balance(1))), () => says(line(balance(2)))]);
    it.poll = () => Promise.reject(new TypeError('Failed to fetch'));
    await followEvents(it, alone, abort.signal);
    expect(log).toContain('balance 2');
    expect(log).toContain('failing');
  });
});

describe('two tabs', () => {
  /** Channels of one browser: each hears the others, at once. */
  function browser() {
    const all: { listener?: (message: { data: unknown }) => void }[] = [];
    const channel = (): Channel => {
      const own: (typeof all)[number] = {};
      all.push(own);
      return {
        postMessage: (data) => {
          for (const other of all) if (other !== own) other.listener?.({ data: structuredClone(data) });
        },
        addEventListener: (_type, listener) => {
          own.listener = listener;
        },
        close: () => all.splice(all.indexOf(own), 1),
      };
    };
    let queue: Promise<unknown> = Promise.resolve();
    const locks: Locks = {
      request: (_name, { signal }, hold) => {
        const turn = queue.then(() => (signal.aborted ? undefined : hold()));
        queue = turn;
        return turn;
      },
    };
    return { channel, locks };
  }

  test('share one stream, and the second takes over when the first closes', async () => {
    const { channel, locks } = browser();
    const first = world([() => says(line(balance(1)))]);
    const second = world([() => says(line(balance(2)))]);
    const share = () => ({ name: 'u', locks, channel: channel() });
    const a = followEvents(first.it, share(), first.abort.signal);
    const b = followEvents(second.it, share(), second.abort.signal);
    await a;
    expect(first.log).toContain('balance 1');
    expect(second.log.slice(0, 2)).toEqual(['live', 'balance 1']);
    await b;
    expect(second.log).toContain('open');
    expect(second.log).toContain('balance 2');
  });
});
