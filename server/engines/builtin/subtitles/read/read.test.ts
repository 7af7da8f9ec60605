import { expect, test } from 'vitest';
import { randomFrom } from '../../../../testing/random.ts';
import { createPicture, type Picture } from '../../pixels/picture.ts';
import { type FrameReader, followRows, type Row } from './follow-rows.ts';
import { joinRows } from './join-rows.ts';

const SIZE = { width: 160, height: 80 };
interface Shown {
  text: string;
  first: number;
  end: number;
  y: number;
}

/** Bars that represent letters: different ones for each text, over a pattern that moves with every frame. */
function draw(shown: readonly Shown[], frame: number): Picture {
  const picture = createPicture(SIZE.width, SIZE.height);
  const set = (x: number, y: number, value: number) =>
    picture.data.fill(value, (y * 160 + x) * 4, (y * 160 + x) * 4 + 3);
  for (let y = 0; y < 80; y += 1)
    for (let x = 0; x < 160; x += 1) set(x, y, 60 + (((x + 3 * frame) ^ y) & 63));
  for (const { text, first, end, y } of shown) {
    if (frame < first || frame >= end) continue;
    const random = randomFrom([...text].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
    for (let bar = 0; bar < 24; bar += 1) {
      const [x, top, height] = [20 + bar * 5, y + random.whole(0, 5), random.whole(3, 7)];
      for (let row = top; row < top + height; row += 1)
        for (let at = 0; at < 4; at += 1) set(x + at, row, at === 3 ? 0 : 250);
    }
  }
  return picture;
}

async function follow(shown: readonly Shown[], frames: number, step = 5) {
  let frame = -1;
  let reads = 0;
  const boxes = () =>
    shown
      .filter(({ first, end }) => frame >= first && frame < end)
      .map(({ text, y }) => ({ text, sure: 0.9, box: { x: 20, y, width: 120, height: 12 } }));
  const reader: FrameReader = {
    find: async () => boxes().map(({ box }) => box),
    read: async (_picture, part) => {
      reads += 1;
      const there = boxes().filter(({ box }) => box.y < part.y + part.height && box.y + box.height > part.y);
      return there.map((line) => ({ ...line, quad: [] as never }));
    },
  };
  async function* pictures() {
    for (frame = 0; frame < frames; frame += 1) yield draw(shown, frame);
  }
  return { rows: await followRows(pictures(), reader, step), reads };
}
const timesOf = (rows: readonly Row[]) =>
  rows.map(({ text, first, end }) => `${text} ${first}-${end}`).sort();

test('rows have their exact first and last frames, between the sampled frames', async () => {
  const { rows, reads } = await follow(
    [
      { text: 'one', first: 3, end: 22, y: 60 },
      { text: 'two', first: 22, end: 41, y: 60 },
      { text: 'above', first: 13, end: 33, y: 40 },
      { text: 'last', first: 47, end: 60, y: 60 },
    ],
    60,
  );
  expect(timesOf(rows)).toEqual(['above 13-33', 'last 47-60', 'one 3-22', 'two 22-41']);
  // An unchanged row is not read repeatedly.
  expect(reads).toBeLessThan(14);
});

const row = (text: string, first: number, end: number, y: number, more: Partial<Row> = {}): Row => ({
  text,
  first,
  end,
  sure: 0.95,
  box: { x: 10, y, width: 200, height: 20 },
  ...more,
});
const lines = (rows: readonly Row[], language = 'all') => joinRows(rows, 25, language);

test('rows with the same times are one line, of one language or two', () => {
  expect(lines([row('and this below', 10, 50, 124), row('This is above', 10, 51, 100)])).toEqual([
    { first: 10, end: 51, text: 'This is above\nand this below', translation: undefined },
  ]);
  const both = [row('你好', 10, 50, 100), row('Hello', 11, 50, 124)];
  expect(lines(both)).toMatchObject([{ text: '你好', translation: 'Hello' }]);
  expect(lines(both, 'en')).toMatchObject([{ text: 'Hello', translation: '你好' }]);
  expect(lines([row('First', 10, 50, 100), row('Second', 30, 70, 124)])).toHaveLength(2);
});

test('a row that moved up continues, and the same text later is another line', () => {
  expect(
    lines([row('Rolling text', 10, 40, 124), row('Rollingtext', 40, 80, 100, { sure: 0.99 })]),
  ).toMatchObject([{ first: 10, end: 80, text: 'Rolling text' }]);
  expect(lines([row('Yes.', 10, 40, 124), row('Yes.', 60, 80, 124)])).toHaveLength(2);
  expect(
    lines([row('Is the door shut?', 10, 40, 124), row('Is the red door shut?', 40, 80, 124)]),
  ).toHaveLength(2);
});

test('texture, signs and flashes are not subtitles', () => {
  const subtitle = row('What we are looking for', 0, 100, 100);
  const others = [
    row('unsure', 0, 50, 124, { sure: 0.5 }),
    row('flash', 0, 5, 124),
    row('---', 0, 50, 124),
    row('SIGN', 0, 50, 10, { box: { x: 0, y: 10, width: 90, height: 60 } }),
  ];
  expect(lines([subtitle, ...others])).toMatchObject([{ text: subtitle.text }]);
});
