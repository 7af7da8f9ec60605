import { expect, it } from 'vitest';
import { packWork, unpackWork, type Work } from './pack-work.ts';

it('gives back texts, bytes and files as they were packed', async () => {
  const blob = new Blob(['red'], { type: 'image/png' });
  const work: Work = {
    storage: [['inkreel.form.x', '{"prompt":"一扇蓝色的门"}']],
    databases: [
      [
        'inkreel',
        [
          [
            'drafts',
            [
              ['a', { key: 'a', savedAt: 7, bytes: new Uint8Array([1, 2, 3]) }],
              ['b', { parts: [new Uint8Array([4]), null], blob }],
            ],
          ],
        ],
      ],
    ],
  };
  const { storage, databases } = unpackWork(await packWork(work));
  expect(storage).toEqual(work.storage);
  const [, parts] = databases[0] ?? [];
  const [[, first] = [], [, second] = []] = parts?.[0]?.[1] ?? [];
  expect(first).toEqual({ key: 'a', savedAt: 7, bytes: new Uint8Array([1, 2, 3]) });
  const read = second as { parts: unknown[]; blob: Blob };
  expect(read.parts).toEqual([new Uint8Array([4]), null]);
  expect([read.blob.type, await read.blob.text()]).toEqual(['image/png', 'red']);
});

it('refuses bytes that are not packed work', () => {
  expect(() => unpackWork(new Uint8Array([0, 0, 0, 9, 1, 2]))).toThrow();
});
