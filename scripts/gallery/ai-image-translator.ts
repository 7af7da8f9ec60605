import type { TextBox } from '@inkreel/contract/tools/kinds/texts.ts';
import sharp from 'sharp';
import { findTexts } from '../../server/engines/builtin/letters/find-texts.ts';
import { redrawTexts } from '../../server/engines/builtin/letters/redraw-texts.ts';
import { decodePicture, encodePng } from '../../server/engines/builtin/picture/codec.ts';
import { openReader } from '../../server/ocr/open-reader.ts';
import type { TextReader } from '../../server/ocr/text-reader.ts';
import { photo } from '../samples/photos.ts';
import { BARE, type Cell, type Sheet } from './sheet.ts';

/** A poster: its background photograph or colour, its lettering, and the new texts, from top to bottom. */
interface Poster {
  ground: { photo: Parameters<typeof photo>[0] } | { color: string };
  letters: string;
  words: string[];
}
const POSTERS: readonly Poster[] = [
  {
    ground: { color: '#20402f' },
    letters:
      '<g font-family="DejaVu Serif, Liberation Serif, serif" fill="#f4e7c4"><text x="50" y="120" font-size="64" font-weight="bold">Garden Café</text><text x="52" y="180" font-size="30">open every day from nine</text></g>',
    words: ['花园咖啡', '每天九点开门'],
  },
  {
    ground: { photo: 'rocket' },
    letters:
      '<g font-family="DejaVu Sans, Liberation Sans, sans-serif" fill="#ffffff"><text x="30" y="60" font-size="40" font-weight="bold">Lift-off tonight</text><text x="30" y="370" font-size="24">Doors open at 18:30</text></g>',
    words: ['今夜发射', '18:30 入场'],
  },
  {
    ground: { photo: 'chelsea' },
    letters:
      '<g font-family="DejaVu Sans, Liberation Sans, sans-serif" fill="#ffe14d" stroke="#111" stroke-width="5" paint-order="stroke" stroke-linejoin="round"><text x="30" y="370" font-size="46" font-weight="bold">Who woke me up?</text></g>',
    words: ['谁把我吵醒的？'],
  },
  {
    ground: { photo: 'astronaut' },
    letters:
      '<g font-family="DejaVu Sans Mono, Liberation Mono, monospace" fill="#ffffff"><text x="30" y="360" font-size="28">Lecture on Friday</text></g>',
    words: ['周五讲座'],
  },
];

/** Set in fonts of this machine that differ from the product's. */
async function poster({ ground, letters }: Poster): Promise<Uint8Array> {
  const base =
    'color' in ground
      ? sharp({ create: { width: 600, height: 400, channels: 3, background: ground.color } })
      : sharp(photo(ground.photo)).resize(600, 400, { fit: 'cover' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${letters}</svg>`;
  return sharp(await base.png().toBuffer())
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

/** The poster, and the poster with new lettering; its texts are detected automatically. */
async function pair(reader: TextReader, each: Poster): Promise<Cell[]> {
  const before = await poster(each);
  const picture = await decodePicture(before);
  const boxes = (await findTexts(reader, picture)).map(
    ({ x, y, width, height, text }, index): TextBox => ({
      x,
      y,
      width,
      height,
      original: text,
      text: each.words[index] ?? text,
    }),
  );
  redrawTexts(picture, boxes, () => undefined);
  return [{ picture: before }, { picture: await encodePng(picture) }];
}

/** Two posters a row, each with its result. */
export const aiImageTranslator: Sheet = {
  look: BARE,
  async rows() {
    const reader = openReader('');
    if (!reader) throw new Error('onnxruntime-node is not installed');
    const pairs: Cell[][] = [];
    for (const each of POSTERS) pairs.push(await pair(reader, each));
    reader.close();
    const half = pairs.length / 2;
    return pairs.slice(0, half).map((left, index) => [...left, ...(pairs[half + index] ?? [])]);
  },
};
