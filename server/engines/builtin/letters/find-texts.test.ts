import { expect, test } from 'vitest';
import { boundsOf, type Quad } from '../../../ocr/quad.ts';
import type { TextReader } from '../../../ocr/text-reader.ts';
import { findTexts } from './find-texts.ts';
import { poster } from './testing/poster.ts';

const line = {
  x: 40,
  y: 20,
  width: 300,
  height: 50,
  text: 'Fresh bread',
  weight: 'bold',
  color: '#7a1f14',
} as const;
const picture = poster(480, 120, [244, 234, 214], [line]);

/** A recogniser that returns these texts for the poster's line. */
function readerOf(...texts: { text: string; sure: number }[]): TextReader & { areas: unknown[] } {
  const quad: Quad = [
    { x: 38.4, y: 18.2 },
    { x: 330.7, y: 18.2 },
    { x: 330.7, y: 76.1 },
    { x: 38.4, y: 76.1 },
  ];
  const areas: unknown[] = [];
  return {
    areas,
    read: async (_, { area } = {}) => {
      areas.push(area);
      return texts.map((each) => ({ ...each, quad, box: boundsOf(quad) }));
    },
    find: async () => [],
    close: () => undefined,
  };
}

test('boxes of texts have whole pixels', async () => {
  expect(await findTexts(readerOf({ text: 'Fresh bread', sure: 0.97 }), picture)).toEqual([
    { x: 38, y: 18, width: 293, height: 59, text: 'Fresh bread', sure: 0.97 },
  ]);
});

test('short texts count if the recognition is confident or the user drew a box', async () => {
  const texts = [
    { text: 'Q', sure: 0.7 },
    { text: '7', sure: 0.95 },
    { text: '茶', sure: 0.6 },
    { text: '茶馆', sure: 0.6 },
    { text: '—', sure: 0.99 },
  ];
  const found = await findTexts(readerOf(...texts), picture);
  expect(found.map(({ text }) => text)).toEqual(['7', '茶馆']);
  const region = { x: 0, y: 0, width: 100, height: 100 };
  const reader = readerOf(...texts);
  expect(await findTexts(reader, picture, region)).toHaveLength(5);
  expect(reader.areas).toEqual([region]);
});
