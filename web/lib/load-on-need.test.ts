import { afterEach, expect, test, vi } from 'vitest';
import { isLoadFailure, loadOnNeed } from './load-on-need.ts';

afterEach(() => vi.unstubAllGlobals());
const connection = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

test('begins no import without a connection, and one with the next try', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'part');
  const part = loadOnNeed(load);
  connection(false);
  await expect(part()).rejects.toSatisfy(isLoadFailure);
  expect(load).not.toHaveBeenCalled();
  connection(true);
  expect(await part()).toBe('part');
});

test('returns what is loaded already, also without a connection', async () => {
  const part = loadOnNeed(async () => 'part');
  connection(true);
  await part();
  connection(false);
  expect(await part()).toBe('part');
});

test('a loader that is wrapped twice knows that its file is loaded', async () => {
  const part = loadOnNeed(async () => 'part');
  connection(true);
  await part();
  connection(false);
  expect(await loadOnNeed(part)()).toBe('part');
});

test('knows a failed import by the words of each browser, and no other error', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://studio.example/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])
    expect(isLoadFailure(new TypeError(words))).toBe(true);
  expect(isLoadFailure(new TypeError('undefined is not a function'))).toBe(false);
});
