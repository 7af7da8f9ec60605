/**
 * Makes the samples of the tools that work from words and lines: posters with lettering and the same posters lettered anew,
 * doodles and what is drawn from them, one character in several scenes, and the illustrations of the tools that need an
 * AI engine. The same input and seed give the same picture, so running it again changes nothing.
 * Usage: node scripts/make-word-samples.ts [tool ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import { aiConsistentCharacterGenerator } from '@inkreel/contract/tools/ai-consistent-character-generator.ts';
import { aiImageTranslator } from '@inkreel/contract/tools/ai-image-translator.ts';
import { inputSchema, type Tool } from '@inkreel/contract/tools/define-tool.ts';
import { stroke } from '@inkreel/contract/tools/stroke.ts';
import sharp, { type Sharp } from 'sharp';
import { drawText } from '../server/engines/builtin/letters/draw-text.ts';
import { fitText } from '../server/engines/builtin/letters/fit-text.ts';
import { encodePng } from '../server/engines/builtin/picture/codec.ts';
import type { PersonLook, Raster } from '../server/engines/builtin/sketch/brief.ts';
import { drawSubject } from '../server/engines/builtin/sketch/figures/draw-subject.ts';
import { parse } from '../server/engines/builtin/sketch/language/parse.ts';
import { rasterise } from '../server/engines/builtin/sketch/raster/image.ts';
import { drawBrief } from '../server/engines/builtin/sketch/sketch.ts';
import type { Work } from '../server/engines/builtin/work.ts';
import { WORKS } from '../server/engines/builtin/works/index.ts';
import { LANDING_COPIES } from '../web/features/tools/landing-copies.ts';
import { copiesOf } from '../web/lib/picture-copies.ts';

const samples = path.resolve(import.meta.dirname, '../web/public/samples');
const wanted = process.argv.slice(2);
const asked = (tool: string) => wanted.length === 0 || wanted.includes(tool);
const quiet = () => undefined;

async function write(png: Uint8Array, name: string, width: number): Promise<void> {
  const file = path.join(samples, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(png).resize({ width }).webp({ quality: 84, effort: 6 }).toFile(file);
  for (const copy of copiesOf({ file, width, copies: LANDING_COPIES }))
    await sharp(png)
      .resize({ width: copy.width })
      .webp({ quality: 74, effort: 6, smartSubsample: true })
      .toFile(copy.file);
  process.stdout.write(`${name}\n`);
}

const pngOf = ({ data, width, height }: Raster) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** A line on a poster. */
interface Line {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  weight: 'regular' | 'bold';
  color: string;
  outline?: { color: string; width: number };
}

async function lettered(picture: Sharp, lines: readonly Line[]): Promise<Buffer> {
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

async function bakery(): Promise<Buffer> {
  const brief = parse('A baker holding a loaf of bread in a kitchen, picture book', { seed: 6 });
  const { raster } = drawBrief(brief, 800, 300, quiet);
  const paper = sharp({ create: { width: 800, height: 600, channels: 3, background: '#f4ead6' } });
  const poster = paper.composite([{ input: await pngOf(raster), left: 0, top: 205 }]);
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
  lettered(sharp(path.join(samples, 'photos/coffee.webp')).resize(600, 400, { fit: 'cover' }), [
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

const GROUND = '<path d="M0 360Q200 340 512 365" stroke="#2e8b3d" stroke-width="6"/>';
const DOODLES: Readonly<Record<string, string>> = {
  house: `${GROUND}<path d="M300 380V230L380 160L460 230V380Z" stroke="#8a4b2a" stroke-width="7"/><path d="M350 380v-70h44v70" stroke="#8a4b2a" stroke-width="6"/><circle cx="120" cy="262" r="30" stroke="#3a62c8" stroke-width="6"/><path d="M120 292v96M84 326h72M120 388l-28 66M120 388l28 66" stroke="#3a62c8" stroke-width="6"/>`,
  harbour:
    '<rect x="0" y="280" width="512" height="232" fill="#4a90d9"/><path d="M90 280V100h46V280Z" stroke="#c83a2c" stroke-width="8"/><path d="M270 390h160l-34 44h-92z" stroke="#7a3b1d" stroke-width="7"/><path d="M345 385V240l70 128z" stroke="#7a3b1d" stroke-width="6"/>',
  road: '<path d="M0 300H512" stroke="#222222" stroke-width="6"/><path d="M262 430h208v-46h-50l-34-44h-68l-34 44h-22z" stroke="#dd2222" stroke-width="7"/><path d="M100 50l46 58l-46 70l-46-70z" stroke="#e6b800" stroke-width="7"/>',
};
const doodle = (name: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" fill="none" stroke-linejoin="round" stroke-linecap="round">${DOODLES[name]}</svg>`,
    ),
    { density: 144 },
  )
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();

/** A person before a studio wall, with parts of the look as they are wanted. */
const person = (look: Partial<PersonLook>) => {
  const brief = parse('a woman standing in a studio, picture book', { seed: 4, style: 'anime' });
  const subjects = brief.subjects.map((subject) =>
    subject.look ? { ...subject, look: { ...subject.look, ...look } } : subject,
  );
  return pngOf(drawBrief({ ...brief, subjects }, 640, 640, quiet).raster);
};
const thing = (prompt: string) =>
  pngOf(drawBrief(parse(`${prompt}, studio`, { seed: 4, style: 'anime' }), 640, 640, quiet).raster);

/** The model of the shoe tool with the sneaker drawn over both feet. */
async function inSneakers(): Promise<Buffer> {
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

if (asked('ai-image-translator')) {
  await write(await bakery(), 'ai-image-translator/bakery.webp', 800);
  await write(await tea(), 'ai-image-translator/tea.webp', 600);
}
if (asked('stroke'))
  for (const name of Object.keys(DOODLES)) await write(await doodle(name), `stroke/${name}.webp`, 768);
if (asked('replace-clothes')) {
  await write(await person(ANNA), 'replace-clothes/model.webp', 640);
  await write(await thing('a green coat'), 'replace-clothes/coat.webp', 640);
  await write(await person({ ...ANNA, ...COAT }), 'replace-clothes/dressed.webp', 640);
}
if (asked('replace-model')) {
  await write(await person({ ...ANNA, ...COAT }), 'replace-model/before.webp', 640);
  const other = { skin: '#8a5a3c', hairColor: '#c9c4bb', hairStyle: 'bun', age: 'elder' } as const;
  await write(await person({ ...ANNA, ...COAT, ...other }), 'replace-model/after.webp', 640);
}
if (asked('shoe')) {
  await write(await person(STANDING), 'shoe/model.webp', 640);
  await write(await thing('a red sneaker'), 'shoe/sneaker.webp', 640);
  await write(await inSneakers(), 'shoe/worn.webp', 640);
}

for (const tool of [aiImageTranslator, stroke, aiConsistentCharacterGenerator] as readonly Tool[]) {
  if (!asked(tool.id)) continue;
  const load = WORKS[tool.capability];
  if (!load) throw new Error(`${tool.id} is not served`);
  const { default: work } = (await load()) as { default: Work<unknown> };
  const given = { 'ai-image-translator': 'image_url', stroke: 'drawing_url' }[tool.id];
  for (const { file, width, before = '', input } of tool.samples) {
    const address = `/samples/${tool.id}/${before}`;
    const files = given ? { [address]: fs.readFileSync(path.join(samples, tool.id, before)) } : {};
    const parsed = inputSchema(tool).parse({ ...input, ...(given ? { [given]: address } : {}) });
    const made = await work(parsed, { files, index: 0, seed: Number(input['seed'] ?? 0), report: quiet });
    if (!('picture' in made)) throw new Error(`${tool.id} made no picture`);
    await write(await encodePng(made.picture), `${tool.id}/${file}`, width);
  }
}
