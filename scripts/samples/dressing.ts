import type { PersonLook } from '@inkreel/sketch/brief.ts';
import { drawSubject } from '@inkreel/sketch/figures/draw-subject.ts';
import { parse } from '@inkreel/sketch/language/parse.ts';
import { drawBrief } from '@inkreel/sketch/sketch.ts';
import sharp from 'sharp';
import { encodePng } from '../../server/engines/builtin/picture/codec.ts';
import { rasterise } from '../../server/engines/builtin/pixels/image.ts';
import { pngOf } from './drawn.ts';
import type { Recipe } from './recipe.ts';

const ANNA: Partial<PersonLook> = {
  gender: 'female',
  age: 'adult',
  skin: '#e9b48f',
  hairColor: '#5a3a28',
  hairStyle: 'ponytail',
  outfit: 'tshirt',
  outfitColor: '#4f7fb8',
  trouserColor: '#3b4a63',
  accessories: [],
  mood: 'calm',
};
const STANDING: Partial<PersonLook> = { ...ANNA, outfit: 'dress', outfitColor: '#c9b79a' };
const COAT: Partial<PersonLook> = { outfit: 'coat', outfitColor: '#7cc79b' };
const OTHER: Partial<PersonLook> = { skin: '#8a5a3c', hairColor: '#c9c4bb', hairStyle: 'bun', age: 'elder' };

/** A person before a studio wall, with parts of the look as they are wanted. */
const person = (look: Partial<PersonLook>) => {
  const brief = parse('a woman standing in a studio, picture book', { seed: 4, style: 'anime' });
  const subjects = brief.subjects.map((subject) =>
    subject.look ? { ...subject, look: { ...subject.look, ...look } } : subject,
  );
  return pngOf(drawBrief({ ...brief, subjects }, 640, 640, () => undefined).raster);
};
const thing = (prompt: string) =>
  pngOf(drawBrief(parse(`${prompt}, studio`, { seed: 4, style: 'anime' }), 640, 640, () => undefined).raster);

/** The model of the shoe tool with the sneaker drawn over both feet. */
async function inSneakers(): Promise<Uint8Array> {
  const subject = parse('a red sneaker', { seed: 4 }).subjects[0];
  const context = { style: 'anime', random: () => 0.5, time: 'day', facing: 'right' } as const;
  const figure = subject && drawSubject(subject, context);
  if (!figure) throw new Error('there is no sneaker');
  const { left, top, right, bottom } = figure.box;
  const view = { left, top, width: right - left, height: bottom - top };
  const shoe = await encodePng(rasterise(figure.svg, 64, Math.round((64 * view.height) / view.width), view));
  const [near, far] = [
    { left: 342, top: 522 },
    { left: 270, top: 526 },
  ];
  return sharp(await person(STANDING))
    .composite([near, far].map((place) => ({ input: Buffer.from(shoe), ...place })))
    .png()
    .toBuffer();
}

/** The tools that dress a person need an AI engine: what their pages show is illustrations by the sketch engine. */
export const replaceClothes: Recipe = {
  befores: { 'model.webp': () => person(ANNA), 'coat.webp': () => thing('a green coat') },
  result: () => person({ ...ANNA, ...COAT }),
};
export const replaceModel: Recipe = {
  befores: { 'before.webp': () => person({ ...ANNA, ...COAT }) },
  result: () => person({ ...ANNA, ...COAT, ...OTHER }),
};
export const shoe: Recipe = {
  befores: { 'model.webp': () => person(STANDING), 'sneaker.webp': () => thing('a red sneaker') },
  result: inSneakers,
};
