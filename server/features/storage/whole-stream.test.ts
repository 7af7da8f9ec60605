import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { wholeStream } from './whole-stream.ts';

const parts = () => Readable.from([Buffer.from('by'), Buffer.from('tes')]);
/** What readers meet where the bytes are not those that were promised, and what operators read of it. */
const wrong = (what: string) => ({
  code: 'storage_unavailable',
  cause: new Error(`a stored file of ${what}`),
});

test('bytes come as they are where there are as many as was said', async () => {
  expect(await text(wholeStream(parts(), 5))).toBe('bytes');
  expect(await text(wholeStream(Readable.from([]), 0))).toBe('');
});

test.each([
  [4, '4 bytes goes on'],
  [6, '6 bytes ends after 5'],
])('%s bytes that were promised are not these: an error instead of an end', async (size, what) => {
  await expect(text(wholeStream(parts(), size))).rejects.toMatchObject(wrong(what));
});

test('what the source fails with is what its reader meets', async () => {
  const lost = new Error('the disk is gone');
  const failing = new Readable({ read: () => failing.destroy(lost) });
  await expect(text(wholeStream(failing, 5))).rejects.toBe(lost);
});
