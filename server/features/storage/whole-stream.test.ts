import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { wholeStream } from './whole-stream.ts';

const parts = () => Readable.from([Buffer.from('by'), Buffer.from('tes')]);
/** What readers and operators get if the number of bytes is not the promised one. */
const wrong = (what: string) => ({
  code: 'storage_unavailable',
  cause: new Error(`a stored file of ${what}`),
});

test('bytes pass through if there are as many as promised', async () => {
  expect(await text(wholeStream(parts(), 5))).toBe('bytes');
  expect(await text(wholeStream(Readable.from([]), 0))).toBe('');
});

test.each([
  [4, '4 bytes goes on'],
  [6, '6 bytes ends after 5'],
])('%s promised bytes do not match: an error instead of an end', async (size, what) => {
  await expect(text(wholeStream(parts(), size))).rejects.toMatchObject(wrong(what));
});

test('an error of the source reaches its reader', async () => {
  const lost = new Error('the disk is gone');
  const failing = new Readable({ read: () => failing.destroy(lost) });
  await expect(text(wholeStream(failing, 5))).rejects.toBe(lost);
});
