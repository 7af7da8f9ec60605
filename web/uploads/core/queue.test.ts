import { describe, expect, it } from 'vitest';
import { createUploadQueue, type QueueWorld } from './queue.ts';

/** A world in which every upload waits for the test. */
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
  /** What was sent, by its source, and what else was on the list at that moment. */
  const files: Record<string, { file: string; listed: string[] }> = {};
  const add = (source: string) =>
    queue.add(source, (file) => {
      files[source] = { file, listed: queue.uploads.get().map((each) => each.source) };
    });
  return { queue, add, files, open, sent, states, kinds };
}

/** Lets everything that only waits for a promise continue. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the queue', () => {
  it('sends a fixed number at a time, in order, and the next when one ends', async () => {
    const { add, files, open, sent, kinds } = make();
    for (const name of ['a', 'b', 'c', 'd']) add(name);
    expect(sent).toEqual(['a', 'b']);
    expect(kinds()).toEqual(['sending', 'sending', 'waiting', 'waiting']);
    open.get('b')?.done('file of b');
    await settle();
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(files['b']?.file).toBe('file of b');
    open.get('a')?.fail(new Error('no'));
    await settle();
    expect(kinds()).toEqual(['failed', 'sending', 'sending']);
  });

  it('hands the file over while the upload is still listed, and then removes the upload', async () => {
    const { add, files, open, states } = make();
    add('a');
    open.get('a')?.done('file');
    await settle();
    expect(files['a']).toEqual({ file: 'file', listed: ['a'] });
    expect(states()).toEqual({});
  });

  it('shows the progress of each', () => {
    const { add, open, states } = make();
    add('a');
    open.get('a')?.progress(0.4);
    expect(states()).toEqual({ a: { kind: 'sending', share: 0.4 } });
  });

  it('stops what is removed, waiting or under way, and begins the next', async () => {
    const { queue, add, files, open, sent } = make({ parallel: 1 });
    for (const name of ['a', 'b', 'c']) add(name);
    queue.remove(2);
    queue.remove(1);
    await settle();
    expect(sent).toEqual(['a', 'c']);
    expect(queue.uploads.get().map(({ source }) => source)).toEqual(['c']);
    // It had arrived after all, but is no longer wanted.
    open.get('a')?.done('file');
    await settle();
    expect(files).toEqual({});
  });

  it('sends a failed one again on request', async () => {
    const { queue, add, files, open, sent, states } = make();
    add('a');
    open.get('a')?.fail(new Error('no'));
    await settle();
    queue.retry(1);
    queue.retry(1);
    expect(sent).toEqual(['a', 'a']);
    open.get('a')?.done('file');
    await settle();
    expect(files['a']?.file).toBe('file');
    expect(states()).toEqual({});
  });

  it('retries temporary failures by itself, a limited number of times', async () => {
    const waited: number[] = [];
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    const passes = (error: unknown) => (error as Error).message === 'busy';
    const { queue, add, open, sent, kinds } = make({ pauses: [10, 20], wait, passes });
    add('a');
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

  it('waits for the connection, keeps what it showed, and continues', async () => {
    let online = false;
    let back = () => {};
    const { add, open, sent, states } = make({
      isOnline: () => online,
      untilOnline: () => new Promise((resolve) => (back = resolve)),
    });
    add('a');
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
