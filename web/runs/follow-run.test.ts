import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { call } from '../lib/client.ts';
import { followRun, untilNews } from './follow-run.ts';
import { tellRunNews } from './run-news.ts';

vi.mock('../lib/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }));

const answer = vi.mocked(call);
beforeEach(() => {
  answer.mockReset();
});

/** The record of a run that writes a text. */
const record = (text: string, finished_at: string | null = null) =>
  ({ outputs: [{ kind: 'text', text }], finished_at }) as unknown as TaskRecord;
const piece = (task_id: string, start: number, text: string) =>
  tellRunNews({ type: 'text', task_id, index: 0, draft: 1, start, text });
const signal = () => new AbortController().signal;

test('a text is followed by the stream’s pieces, and its record is read again at its end', async () => {
  answer.mockResolvedValueOnce(record('Once '));
  const texts: string[] = [];
  const followed = followRun('story', { signal: signal(), onText: (text) => texts.push(text) });
  await vi.waitFor(() => expect(texts).toEqual(['Once ']));
  piece('other', 5, 'of another run');
  piece('story', 3, 'e upon');
  piece('story', 0, 'Once');
  // One before it was lost.
  piece('story', 40, 'late');
  piece('story', 9, ' a time');
  expect(texts).toEqual(['Once ', 'Once upon', 'Once upon a time']);
  expect(answer).toHaveBeenCalledTimes(1);
  const ended = record('Once upon a time.', '2026-03-01T12:00:00Z');
  answer.mockResolvedValueOnce(ended);
  tellRunNews({ type: 'ended', task_id: 'story' });
  expect(await followed).toBe(ended);
});

test('a stream that was away is no news: the record is read again', async () => {
  answer.mockResolvedValueOnce(record('Once'));
  const followed = followRun('away', { signal: signal() });
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  answer.mockResolvedValueOnce(record('Once upon', '2026-03-01T12:00:00Z'));
  tellRunNews();
  expect(await followed).toMatchObject({ finished_at: '2026-03-01T12:00:00Z' });
});

test('a run that the server does not know, or that nobody waits for any more, is given up', async () => {
  answer.mockRejectedValueOnce(new ApiError('not_found'));
  expect(await followRun('gone', { signal: signal() })).toBeUndefined();
  answer.mockResolvedValueOnce(record(''));
  const gone = new AbortController();
  const followed = followRun('left', { signal: gone.signal });
  gone.abort();
  expect(await followed).toBeUndefined();
});

test('an end that was told before it is waited for is not missed, nor the end of one of several', async () => {
  tellRunNews({ type: 'ended', task_id: 'early' });
  await untilNews(['other', 'early']);
  const waiting = untilNews(['one', 'two']);
  tellRunNews({ type: 'ended', task_id: 'two' });
  await waiting;
});
