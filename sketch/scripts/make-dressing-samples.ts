/**
 * Draws the samples of the tools that dress a person. Those tools need an AI model: their samples are
 * illustrations. A rerun changes nothing. Usage: node sketch/scripts/make-dressing-samples.ts
 */
import { rasterise } from '@inkreel/server/engines/builtin/pixels/image.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import sharp from 'sharp';
import { makeSamples } from '../../scripts/samples/make-samples.ts';
import type { Recipe } from '../../scripts/samples/recipe.ts';
import type { PersonLook } from '../brief.ts';
import { drawSubject } from '../figures/draw-subject.ts';
import { parse } from '../language/parse.ts';
import { drawBrief } from '../sketch.ts';

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

const pngOf = ({ data, width, height }: Raster): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** A person in front of a studio wall, with the given parts of the look. */
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
  const drawn = rasterise(figure.svg, 64, Math.round((64 * view.height) / view.width), view);
  const { width, height } = drawn;
  const shoe = await sharp(drawn.data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const [near, far] = [
    { left: 342, top: 522 },
    { left: 270, top: 526 },
  ];
  return sharp(await person(STANDING))
    .composite([near, far].map((place) => ({ input: shoe, ...place })))
    .png()
    .toBuffer();
}

const replaceClothes: Recipe = {
  befores: { 'model.webp': () => person(ANNA), 'coat.webp': () => thing('a green coat') },
  result: () => person({ ...ANNA, ...COAT }),
};
const replaceModel: Recipe = {
  befores: { 'before.webp': () => person({ ...ANNA, ...COAT }) },
  result: () => person({ ...ANNA, ...COAT, ...OTHER }),
};
const shoe: Recipe = {
  befores: { 'model.webp': () => person(STANDING), 'sneaker.webp': () => thing('a red sneaker') },
  result: inSneakers,
};

const RECIPES = { 'replace-clothes': replaceClothes, 'replace-model': replaceModel, shoe };
await makeSamples(Object.keys(RECIPES), RECIPES);
