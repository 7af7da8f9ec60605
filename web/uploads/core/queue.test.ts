import { describe, expect, it } from 'vitest';
import { createUploadQueue, type QueueWorld } from './queue.ts';

/** A world in which every sending waits for the test. */
function make(changes: Partial<QueueWorld<string, string>> = {}) {
  const open = new Map<
    string,
    { done: (file: string) => void; fail: (error: unknown) => void; progress: (share: number) => void }
  >();
  const sent: string[] = [];
  const queue = createUploadQueue<string, string>({
    parallel: 2,
    pauses: [],
    passes: () => true,
    wait: async () => undefined,
    isOnline: () => true,
    untilOnline: async () => undefined,
    send: (source, progress, signal) => {
      sent.push(source);
      return new Promise((done, fail) => {
        signal.addEventListener('abort', () => fail(new Error('aborted')));
        open.set(source, { done, fail, progress });
      });
    },
    ...changes,
  });
  const states = () => Object.fromEntries(queue.uploads.get().map(({ source, state }) => [source, state]));
  const kinds = () => queue.uploads.get().map(({ state }) => state.kind);
  return { queue, open, sent, states, kinds };
}

/** Lets everything that only waits for a promise go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the queue', () => {
  it('sends so many at a time, in order, and the next when one ends', async () => {
    const { queue, open, sent, kinds } = make();
    const files = ['a', 'b', 'c', 'd'].map((name) => queue.add(name));
    expect(sent).toEqual(['a', 'b']);
    expect(kinds()).toEqual(['sending', 'sending', 'waiting', 'waiting']);
    open.get('b')?.done('file of b');
    await settle();
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(await files[1]).toBe('file of b');
    open.get('a')?.fail(new Error('no'));
    await settle();
    expect(kinds()).toEqual(['failed', 'done', 'sending', 'sending']);
  });

  it('shows how far each is', () => {
    const { queue, open, states } = make();
    void queue.add('a');
    open.get('a')?.progress(0.4);
    expect(states()).toEqual({ a: { kind: 'sending', share: 0.4 } });
  });

  it('stops what is removed, waiting or under way, and makes room by it', async () => {
    const { queue, sent } = make({ parallel: 1 });
    const files = ['a', 'b', 'c'].map((name) => queue.add(name));
    queue.remove(2);
    queue.remove(1);
    await settle();
    expect(sent).toEqual(['a', 'c']);
    expect(queue.uploads.get().map(({ source }) => source)).toEqual(['c']);
    expect(await Promise.all(files.slice(0, 2))).toEqual([undefined, undefined]);
  });

  it('sends a failed one again when it is asked to', async () => {
    const { queue, open, sent, states } = make();
    const file = queue.add('a');
    open.get('a')?.fail(new Error('no'));
    await settle();
    queue.retry(1);
    queue.retry(1);
    expect(sent).toEqual(['a', 'a']);
    open.get('a')?.done('file');
    expect(await file).toBe('file');
    expect(states()).toEqual({ a: { kind: 'done', file: 'file' } });
  });

  it('tries again by itself what may pass, so often and no more', async () => {
    const waited: number[] = [];
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    const passes = (error: unknown) => (error as Error).message === 'busy';
    const { queue, open, sent, kinds } = make({ pauses: [10, 20], wait, passes });
    void queue.add('a');
    for (let tries = 0; tries < 3; tries += 1) {
      open.get('a')?.fail(new Error('busy'));
      await settle();
    }
    expect(waited).toEqual([10, 20]);
    expect(sent).toHaveLength(3);
    expect(kinds()).toEqual(['failed']);
    queue.retry(1);
    open.get('a')?.fail(new Error('wrong'));
    await settle();
    expect(sent).toHaveLength(4);
  });

  it('waits for the connection, keeps what it showed, and goes on', async () => {
    let online = false;
    let back = () => {};
    const { queue, open, sent, states } = make({
      isOnline: () => online,
      untilOnline: () => new Promise((resolve) => (back = resolve)),
    });
    void queue.add('a');
    open.get('a')?.progress(0.7);
    open.get('a')?.fail(new Error('network'));
    await settle();
    expect(states()).toEqual({ a: { kind: 'offline', share: 0.7 } });
    online = true;
    back();
    await settle();
    expect(sent).toEqual(['a', 'a']);
    expect(states()).toEqual({ a: { kind: 'sending', share: 0.7 } });
  });
});
