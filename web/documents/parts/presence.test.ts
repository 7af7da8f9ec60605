import type { PresenceEvent } from '@inkreel/contract/api/tasks.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPresence, GONE_MS, type Presence, REPEAT_MOVE_MS, REPEAT_MS, TELL_MS } from './presence.ts';

let told: string[];
let presence: Presence;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  presence = createPresence('mine', async ({ view, part, gone }) => {
    told.push(`${view} ${part ?? '-'}${gone ? ' gone' : ''}`);
  });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const event = (page: string, more: Partial<PresenceEvent> = {}): PresenceEvent => ({
  type: 'presence',
  id: 'story',
  page,
  user_id: 'anna',
  name: 'Anna',
  view: 'script',
  part: null,
  gone: false,
  ...more,
});
const others = () => [...presence.others.get().values()].map(({ page, part }) => `${page} ${part}`);

test('says where the page is at most once a second, and the last place at the end', async () => {
  presence.move({ view: 'script', part: 'a' });
  await pass(0);
  for (const part of ['b', 'c', 'd']) {
    presence.move({ view: 'script', part });
    await pass(TELL_MS / 4);
  }
  expect(told).toEqual(['script a']);
  await pass(TELL_MS);
  expect(told).toEqual(['script a', 'script d']);
  presence.move({ view: 'script', part: 'd' });
  await pass(TELL_MS);
  expect(told).toHaveLength(2);
});

test('says a move twice, since the others may have missed it', async () => {
  presence.move({ view: 'script', part: 'a' });
  await pass(REPEAT_MOVE_MS);
  expect(told).toEqual(['script a', 'script a']);
  presence.move({ view: 'script' });
  await pass(REPEAT_MOVE_MS + TELL_MS);
  expect(told).toEqual(['script a', 'script a', 'script -', 'script -']);
  await pass(REPEAT_MS - TELL_MS - 1);
  expect(told).toHaveLength(4);
});

test('repeats it, and tells a page that has just come', async () => {
  presence.move({ view: 'script' });
  await pass(REPEAT_MS);
  expect(told).toEqual(['script -', 'script -']);
  await pass(TELL_MS);
  presence.take(event('new'));
  await pass(0);
  expect(told).toHaveLength(3);
  presence.take(event('new', { part: 'x' }));
  await pass(TELL_MS);
  expect(told).toHaveLength(3);
});

test('shows where the others are, until they leave or nothing is heard of them', async () => {
  presence.move({ view: 'script' });
  presence.take(event('one'));
  presence.take(event('two'));
  presence.take(event('mine'));
  presence.take(event('one', { part: 'x' }));
  expect(others()).toEqual(['one x', 'two null']);
  presence.take(event('two', { gone: true }));
  expect(others()).toEqual(['one x']);
  await pass(GONE_MS + REPEAT_MS);
  expect(others()).toEqual([]);
});

test('says that the page is left', async () => {
  presence.close();
  expect(told).toEqual([]);
  presence.move({ view: 'script' });
  await pass(0);
  presence.close();
  await pass(2 * REPEAT_MS);
  expect(told).toEqual(['script -', 'script - gone']);
});
