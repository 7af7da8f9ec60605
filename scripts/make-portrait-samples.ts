/**
 * Makes the samples and tiles of the portrait tools with the built-in engine, as the catalogue lists them, with copies for
 * small screens, and their contact sheets in docs/gallery. The same input gives the same picture, so running it again
 * changes nothing.
 * Usage: node scripts/make-portrait-samples.ts [tool ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import { age } from '@inkreel/contract/tools/age.ts';
import { inputSchema, type Tool } from '@inkreel/contract/tools/define-tool.ts';
import { emotion } from '@inkreel/contract/tools/emotion.ts';
import { hair } from '@inkreel/contract/tools/hair.ts';
import { portrait } from '@inkreel/contract/tools/portrait.ts';
import sharp from 'sharp';
import { encodePng } from '../server/engines/builtin/picture/codec.ts';
import type { Work } from '../server/engines/builtin/work.ts';
import { WORKS } from '../server/engines/builtin/works/index.ts';
import { LANDING_COPIES } from '../web/features/tools/landing-copies.ts';
import { copiesOf } from '../web/lib/picture-copies.ts';

const root = path.resolve(import.meta.dirname, '..');
const samples = path.join(root, 'web/public/samples');
const gallery = path.join(root, 'docs/gallery');
const wanted = process.argv.slice(2);
const TILE_SIDE = 192;
/** The head of the photograph, for tiles. */
const HEAD = { left: 0.2, top: 0, side: 0.44 };
/** The head with some room around it, in pixels of the photograph. */
const CLOSE = { left: 72, top: 0, width: 304, height: 304 };
/** Cells of the contact sheets. */
const CELL = { width: 220, height: 264, caption: 22 };

/** Photographs of the contact sheets, with where the head is: a part of width and height. */
const PEOPLE = [
  { photo: path.join(samples, 'photos/astronaut.webp'), left: 0.22, top: 0, width: 0.42, height: 0.504 },
  { photo: path.join(samples, 'portrait/officer.webp'), left: 0.2, top: 0, width: 0.6, height: 0.72 },
];

/** What the tool makes of a photograph, as PNG; undefined where it is refused. */
async function make(
  tool: Tool,
  photo: Uint8Array,
  input: Record<string, unknown>,
): Promise<Uint8Array | undefined> {
  const load = WORKS[tool.capability];
  if (!load) throw new Error(`the built-in engine does not serve ${tool.capability}`);
  const { default: work } = (await load()) as { default: Work<Record<string, unknown>> };
  const parsed = inputSchema(tool).parse({ image_url: 'photo', ...input });
  try {
    const context = { files: { photo }, index: 0, seed: 0, report: () => undefined };
    const made = await work({ seed: 0, ...parsed }, context);
    return 'picture' in made ? await encodePng(made.picture) : made.bytes;
  } catch (error) {
    process.stdout.write(`${tool.id} ${JSON.stringify(input)}: ${String(error)}\n`);
    return undefined;
  }
}

async function write(png: Uint8Array, file: string, width: number): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(png).resize({ width }).webp({ quality: 86, effort: 6 }).toFile(file);
  for (const copy of copiesOf({ file, width, copies: LANDING_COPIES }))
    await sharp(png)
      .resize({ width: copy.width })
      .webp({ quality: 74, effort: 6, smartSubsample: true })
      .toFile(copy.file);
}

async function makeSamples(tool: Tool): Promise<void> {
  for (const { before, file, width, input } of tool.samples) {
    const photo = fs.readFileSync(path.join(samples, tool.id, String(before)));
    const made = await make(tool, photo, input);
    if (made) await write(made, path.join(samples, tool.id, file), width);
  }
}

async function makeTiles(tool: Tool, photo: Uint8Array): Promise<void> {
  const field = tool.fields.find((one) => one.kind === 'choice');
  for (const { value, picture } of field?.values ?? []) {
    if (!picture) continue;
    const made = await make(tool, photo, { [field?.name ?? '']: value });
    if (!made) continue;
    const image = sharp(made);
    const { width, height } = await image.metadata();
    const side = Math.round(HEAD.side * width);
    // Strips and document photographs are shown whole.
    if (tool.id !== 'portrait' && width === height)
      image.extract({ left: Math.round(HEAD.left * width), top: HEAD.top, width: side, height: side });
    const file = path.join(samples, tool.id, picture);
    await image
      .resize(TILE_SIDE, TILE_SIDE, { fit: 'contain', background: '#f2eee6' })
      .webp({ quality: 80, effort: 6 })
      .toFile(file);
  }
}

/** One row a person, one column a value; the first column is the photograph. */
async function makeSheet(tool: Tool): Promise<void> {
  const field = tool.fields.find((one) => one.kind === 'choice');
  const colors = tool.id === 'hair' ? ['#1d1613', '#4a2c1d', '#8a4526', '#2f5fb0'] : [];
  const inputs = [
    ...colors.map((color) => ({ name: color, input: { color } as Record<string, unknown> })),
    ...(field?.values ?? [])
      .filter(({ needsEngine, value }) => !needsEngine && value !== 'all')
      .map(({ value, text }) => ({ name: text.en, input: { [field?.name ?? '']: value } })),
  ];
  const rows = await Promise.all(
    PEOPLE.map(async (person) => {
      const photo = fs.readFileSync(person.photo);
      const cells = [await cell(await sharp(photo).png().toBuffer(), person, 'Photo')];
      // Document photographs show the head alone already.
      const head = tool.id === 'portrait' ? undefined : person;
      for (const { name, input } of inputs)
        cells.push(await cell(await make(tool, photo, input), head, name));
      return cells;
    }),
  );
  const [width, height] = [CELL.width * (inputs.length + 1), (CELL.height + CELL.caption) * rows.length];
  fs.mkdirSync(gallery, { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: '#f2eee6' } })
    .composite(
      rows.flatMap((cells, row) =>
        cells.map((input, column) => ({
          input,
          left: column * CELL.width,
          top: row * (CELL.height + CELL.caption),
        })),
      ),
    )
    .webp({ quality: 82, effort: 6 })
    .toFile(path.join(gallery, `${tool.id}.webp`));
}

async function cell(
  png: Uint8Array | undefined,
  head: { left: number; top: number; width: number; height: number } | undefined,
  name: string,
): Promise<Buffer> {
  const { width, height, caption } = CELL;
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="6" y="15" font-family="sans-serif" font-size="12" fill="#1b1917">${png ? name : `${name}: refused`}</text></svg>`,
  );
  const parts = [{ input: label, left: 0, top: height }];
  if (png) {
    const image = sharp(png);
    const size = await image.metadata();
    if (head)
      image.extract({
        left: Math.round(head.left * size.width),
        top: Math.round(head.top * size.height),
        width: Math.round(head.width * size.width),
        height: Math.round(head.height * size.height),
      });
    const input = await image
      .resize(width - 8, height - 8, { fit: 'contain', background: '#f2eee6' })
      .png()
      .toBuffer();
    parts.push({ input, left: 4, top: 4 });
  }
  return sharp({ create: { width, height: height + caption, channels: 3, background: '#f2eee6' } })
    .composite(parts)
    .png()
    .toBuffer();
}

const astronaut = fs.readFileSync(path.join(samples, 'photos/astronaut.webp'));
for (const tool of [hair, emotion, age, portrait] as readonly Tool[]) {
  if (wanted.length > 0 && !wanted.includes(tool.id)) continue;
  const before = path.join(samples, tool.id, 'portrait.webp');
  // Document photographs need shoulders; for what happens in a face one looks at the head, twice as large.
  if (tool.id === 'portrait') await write(astronaut, before, 512);
  else
    await write(
      await sharp(astronaut)
        .extract(CLOSE)
        .resize(2 * CLOSE.width)
        .png()
        .toBuffer(),
      before,
      2 * CLOSE.width,
    );
  await makeSamples(tool);
  await makeTiles(tool, astronaut);
  await makeSheet(tool);
  process.stdout.write(`${tool.id}\n`);
}
