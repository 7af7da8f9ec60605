import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import {
  type Autosave,
  createAutosave,
  RETRY_MS,
  SAVE_AFTER_MS,
  SAVE_AT_MOST_MS,
  type SaveState,
} from './autosave.ts';

interface Sent {
  id: string;
  content: string;
  revision: number | undefined;
  answer: (revision: number) => void;
  fail: (error: unknown) => void;
}
let sent: Sent[];
let states: string[];
let last: SaveState | undefined;
let autosave: Autosave<string>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  states = [];
  autosave = createAutosave<string>({
    save: ({ id, content }, revision) =>
      new Promise((answer, fail) => {
        sent.push({ id, content, revision, answer, fail });
      }),
    onState: (state) => {
      last = state;
      states.push(state.kind);
    },
  });
  autosave.start(3);
});
afterEach(() => vi.useRealTimers());

const pass = (ms = SAVE_AFTER_MS) => vi.advanceTimersByTimeAsync(ms);
const settle = () => vi.advanceTimersByTimeAsync(0);
const seen = () => sent.map(({ content, revision }) => `${content} on ${revision}`);

test('saves the last of several changes, on top of what the server has', async () => {
  autosave.change('a');
  autosave.change('b');
  await pass();
  expect(seen()).toEqual(['b on 3']);
  sent[0]?.answer(4);
  await settle();
  expect(states).toEqual(['saved', 'saving', 'saved']);
  autosave.change('c');
  await pass();
  expect(seen()).toEqual(['b on 3', 'c on 4']);
});

test('saves work that never pauses', async () => {
  for (let ms = 0; ms <= SAVE_AT_MOST_MS; ms += 500) {
    autosave.change(`after ${ms}`);
    await pass(500);
  }
  expect(seen()).toEqual([`after ${SAVE_AT_MOST_MS - 500} on 3`]);
});

test('sends what changed during a save after it, and never two at a time', async () => {
  autosave.change('a');
  await pass();
  autosave.change('b');
  await pass(10 * SAVE_AFTER_MS);
  expect(seen()).toEqual(['a on 3']);
  sent[0]?.answer(4);
  await settle();
  expect(seen()).toEqual(['a on 3', 'b on 4']);
  expect(last).toEqual({ kind: 'saving' });
  sent[1]?.answer(5);
  await settle();
  expect(last).toEqual({ kind: 'saved' });
});

test('retries on its own without a connection, and sends later changes after it', async () => {
  autosave.change('a');
  await pass();
  sent[0]?.fail(new ApiError('network_error'));
  await settle();
  expect(last).toEqual({ kind: 'offline' });
  await pass(RETRY_MS);
  expect(seen()).toEqual(['a on 3', 'a on 3']);
  autosave.change('b');
  sent[1]?.fail(new ApiError('timeout'));
  await settle();
  autosave.flush();
  // The first save may have arrived: sent again, it is answered with its revision, and `b` builds on that.
  expect(seen().at(-1)).toBe('a on 3');
  sent[2]?.answer(4);
  await settle();
  expect(seen().at(-1)).toBe('b on 4');
  sent[3]?.answer(5);
  await settle();
  expect(last).toEqual({ kind: 'saved' });
  await pass(10 * RETRY_MS);
  expect(sent).toHaveLength(4);
});

test('a repeat has the id of the first time, and each other save has another one', async () => {
  autosave.change('a');
  await pass();
  autosave.change('b');
  sent[0]?.fail(new ApiError('network_error'));
  await pass(RETRY_MS);
  expect(sent[1]?.id).toBe(sent[0]?.id);
  expect(autosave.pending().map(({ content }) => content)).toEqual(['a', 'b']);
  sent[1]?.answer(4);
  await settle();
  expect(autosave.pending()).toEqual([{ id: sent[2]?.id, content: 'b' }]);
  expect(sent[2]?.id).not.toBe(sent[0]?.id);
  sent[2]?.answer(5);
  await settle();
  expect(autosave.pending()).toEqual([]);
});

test('sends what a page before may have sent, under the same ids, and what it had not', async () => {
  autosave.start(3, [
    { id: 'maybe', content: 'a' },
    { id: 'later', content: 'b' },
  ]);
  expect(last).toEqual({ kind: 'saving' });
  await settle();
  sent[0]?.answer(7);
  await settle();
  sent[1]?.answer(8);
  await settle();
  expect(sent.map(({ id, content, revision }) => [id, content, revision])).toEqual([
    ['maybe', 'a', 3],
    ['later', 'b', 7],
  ]);
  expect(last).toEqual({ kind: 'saved' });
});

test('says what is pending after it was stopped, and sends nothing of it', async () => {
  autosave.change('a');
  autosave.flush();
  autosave.change('b');
  autosave.stop();
  expect(autosave.pending().map(({ content }) => content)).toEqual(['a', 'b']);
  sent[0]?.fail(new ApiError('network_error'));
  autosave.flush();
  await pass(10 * RETRY_MS);
  expect(sent).toHaveLength(1);
});

test('a refused repeat leaves the later changes to be saved', async () => {
  autosave.change('a');
  await pass();
  autosave.change('b');
  sent[0]?.fail(new ApiError('network_error'));
  await pass(RETRY_MS);
  sent[1]?.fail(new ApiError('conflict', { data: { revision: 7 } }));
  await settle();
  expect(last).toEqual({ kind: 'conflict', revision: 7 });
  autosave.keepMine();
  expect(seen()).toEqual(['a on 3', 'a on 3', 'b on 7']);
});

test('stops at a change from elsewhere until the person decides', async () => {
  autosave.change('a');
  await pass();
  sent[0]?.fail(new ApiError('conflict', { data: { revision: 7 } }));
  await settle();
  expect(last).toEqual({ kind: 'conflict', revision: 7 });
  autosave.change('b');
  await pass(10 * RETRY_MS);
  autosave.flush();
  expect(sent).toHaveLength(1);
  autosave.keepMine();
  expect(seen().at(-1)).toBe('b on 7');
});

test('says why the server refused, and tries again with the next change', async () => {
  autosave.change('a');
  await pass();
  const error = new ApiError('storage_full');
  sent[0]?.fail(error);
  await settle();
  expect(last).toEqual({ kind: 'failed', error });
  await pass(10 * RETRY_MS);
  expect(sent).toHaveLength(1);
  autosave.change('b');
  await pass();
  expect(seen().at(-1)).toBe('b on 3');
});

test('an answer to an earlier document changes nothing in the next one', async () => {
  autosave.change('a');
  await pass();
  autosave.start(1);
  sent[0]?.answer(9);
  await settle();
  autosave.change('b');
  await pass();
  expect(seen().at(-1)).toBe('b on 1');
});
