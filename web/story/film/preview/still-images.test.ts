import { expect, test } from 'vitest';
import { createStills } from './still-images.ts';

/** Images of 1,000 pixels, 4,000 bytes, by their address; a cache of two of them. */
function stillsOf(mostBytes = 8000) {
  const seen = { read: [] as string[], closed: [] as string[] };
  const read = async (url: string) => {
    seen.read.push(url);
    if (url === 'gone') return undefined;
    return { url, width: 50, height: 20, close: () => void seen.closed.push(url) };
  };
  return { stills: createStills({ read, mostBytes }), seen };
}

test('an image is read once, and closed when others have taken its bytes', async () => {
  const { stills, seen } = stillsOf();
  for (const url of ['a', 'b', 'a', 'c']) (await stills.open(url))?.close();
  expect(seen).toEqual({ read: ['a', 'b', 'c'], closed: ['b'] });
  stills.close();
  expect(seen.closed.toSorted()).toEqual(['a', 'b', 'c']);
});

test('images of one drawing stay open together, whatever their bytes', async () => {
  const { stills, seen } = stillsOf(1000);
  const opened = await Promise.all(['a', 'b', 'c'].map((url) => stills.open(url)));
  expect(seen.closed).toEqual([]);
  for (const image of opened) image?.close();
  expect(seen.closed.toSorted()).toEqual(['a', 'b', 'c']);
});

test('what is not there yet is read without a wait for it; what comes too late is closed', async () => {
  const { stills, seen } = stillsOf();
  expect(stills.openKnown('a')).toBeUndefined();
  const opened = await stills.open('a');
  expect([opened?.image.url, seen.read]).toEqual(['a', ['a']]);
  opened?.close();
  opened?.close();
  expect(stills.openKnown('b')).toBeUndefined();
  expect(await stills.open('gone')).toBeUndefined();
  expect(stills.openKnown('late')).toBeUndefined();
  stills.close();
  await Promise.resolve();
  expect(seen.closed).toContain('late');
});
