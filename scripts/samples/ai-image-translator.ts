import sharp, { type Sharp } from 'sharp';
import { drawText } from '../../server/engines/builtin/letters/draw-text.ts';
import { fitText } from '../../server/engines/builtin/letters/fit-text.ts';
import { encodePng } from '../../server/engines/builtin/picture/codec.ts';
import { drawn } from './drawn.ts';
import { photo } from './photos.ts';
import type { Recipe } from './recipe.ts';

/** A line on a poster. */
interface Line {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  weight: 'regular' | 'bold';
  color: string;
  outline?: { color: string; width: number };
}

async function lettered(picture: Sharp, lines: readonly Line[]): Promise<Uint8Array> {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const letterings = lines.map(({ text, ...rest }) => ({
    ...fitText(text, { ...rest.box, weight: rest.weight, vertical: false, largest: 200 }),
    ...rest,
    align: 'left' as const,
    vertical: false,
  }));
  const layers = await Promise.all(drawText(letterings, info.width, info.height).map(encodePng));
  return sharp(data)
    .composite(layers.map((layer) => ({ input: Buffer.from(layer) })))
    .png()
    .toBuffer();
}

async function bakery(): Promise<Uint8Array> {
  const picture = await drawn({
    prompt: 'A baker holding a loaf of bread in a kitchen, picture book',
    width: 800,
    height: 300,
    seed: 6,
  });
  const paper = sharp({ create: { width: 800, height: 600, channels: 3, background: '#f4ead6' } });
  const poster = paper.composite([{ input: Buffer.from(picture), left: 0, top: 205 }]);
  return lettered(sharp(await poster.png().toBuffer()), [
    { text: 'Sunday bread', box: { x: 60, y: 40, width: 600, height: 88 }, weight: 'bold', color: '#7a1f14' },
    {
      text: 'Out of the oven at six',
      box: { x: 60, y: 148, width: 600, height: 42 },
      weight: 'regular',
      color: '#3a3330',
    },
    {
      text: '14 Old Street',
      box: { x: 60, y: 506, width: 600, height: 46 },
      weight: 'bold',
      color: '#3a3330',
    },
  ]);
}

const tea = () =>
  lettered(sharp(photo('coffee')).resize(600, 400, { fit: 'cover' }), [
    {
      text: '午后咖啡',
      box: { x: 24, y: 20, width: 150, height: 40 },
      weight: 'bold',
      color: '#ffffff',
      outline: { color: '#1c120c', width: 3 },
    },
    {
      text: '第二杯半价',
      box: { x: 26, y: 342, width: 220, height: 36 },
      weight: 'bold',
      color: '#ffe14d',
      outline: { color: '#1c120c', width: 3 },
    },
  ]);

/** Posters with lettering, as input of the image translator. */
export const aiImageTranslator: Recipe = { befores: { 'bakery.webp': bakery, 'tea.webp': tea } };
