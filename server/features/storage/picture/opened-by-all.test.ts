import fs from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeForGlance, decodeMask, decodePicture } from '../../../engines/builtin/picture/codec.ts';
import { boxOfMask, readPictureInput } from '../../../engines/dashscope/picture-input.ts';
import { oneIn, roundsOf } from '../../../testing/rounds.ts';
import { drawVisibleLabel } from '../provenance/visible-label.ts';
import { chargePicture } from './charge-picture.ts';
import { cleanPicture, makeSmallCopies } from './read-picture.ts';

/** Willem van Schaik's PNG test suite; files that begin with x are damaged on purpose. */
const SUITE = new URL('./testing/png-suite/', import.meta.url);
const suite = fs.readdirSync(SUITE).filter((name) => name.endsWith('.png'));
const FREE = { decoding: undefined, owner: undefined };

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-opened-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The picture as an upload stores it; undefined if it is refused. */
async function accept(bytes: Buffer, type: string) {
  try {
    await chargePicture({ bytes }, Number.POSITIVE_INFINITY, false);
    const clean = await cleanPicture(bytes, type, undefined);
    await makeSmallCopies(clean.bytes);
    return clean;
  } catch (error) {
    expect(['image_unreadable', 'file_type_mismatch']).toContain((error as { code?: string }).code);
    return undefined;
  }
}

/** Opens a stored picture in the ways of a check, an assist, a run and a label. */
async function openEverywhere(
  { bytes, width, height }: Awaited<ReturnType<typeof cleanPicture>>,
  type: string,
) {
  const file = path.join(folder, 'input');
  await writeFile(file, bytes);
  expect(await decodePicture(bytes)).toMatchObject({ width, height });
  expect((await decodeForGlance(bytes)).factor).toBe(1);
  await decodeMask(bytes, { width, height });
  await readPictureInput(file, FREE);
  await boxOfMask(file, FREE);
  await drawVisibleLabel(bytes, type, 'AI generated');
}

test.each(oneIn(3, suite))('%s is refused if it is damaged, or else opened by every tool', async (name) => {
  const accepted = await accept(fs.readFileSync(new URL(name, SUITE)), 'image/png');
  expect(accepted !== undefined).toBe(!name.startsWith('x'));
  if (accepted) await openEverywhere(accepted, 'image/png');
});

/** How many damaged copies of each kind of picture are tried. */
const ROUNDS = roundsOf({ usual: 3, most: 100 });

/** Pseudorandom numbers, the same in every round. */
function createChance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % below;
  };
}

const ABOUT = { IFD0: { Copyright: 'somebody' } };
const raw = Buffer.from(Array.from({ length: 96 * 80 * 3 }, (_, at) => (at * 7919 + (at >> 7) * 13) % 251));
const photo = () => sharp(raw, { raw: { width: 96, height: 80, channels: 3 } }).blur(1.2);
const told = () => photo().withExif(ABOUT).withIccProfile('p3');

test.each([
  ['JPEG', 'image/jpeg', () => photo().jpeg()],
  ['progressive JPEG', 'image/jpeg', () => told().jpeg({ progressive: true })],
  ['CMYK JPEG', 'image/jpeg', () => photo().toColourspace('cmyk').jpeg()],
  ['PNG', 'image/png', () => told().png({ palette: true })],
  ['interlaced PNG', 'image/png', () => photo().png({ progressive: true })],
  ['WebP', 'image/webp', () => photo().webp()],
  ['lossless WebP', 'image/webp', () => told().webp({ lossless: true })],
  ['GIF', 'image/gif', () => photo().gif()],
  ['AVIF', 'image/avif', () => told().avif({ effort: 0 })],
] as const)('a %s with wrong bytes is refused or opened by every tool', async (_, type, make) => {
  const whole = await make().toBuffer();
  const chance = createChance(whole.length);
  await openEverywhere(await cleanPicture(whole, type, undefined), type);
  for (let round = 0; round < ROUNDS; round += 1) {
    const bytes = Buffer.from(whole);
    for (let wrong = chance(3); wrong >= 0; wrong -= 1) {
      const header = Math.min(bytes.length, 800);
      bytes[chance(3) === 0 ? chance(header) : chance(bytes.length)] = chance(256);
    }
    const accepted = await accept(bytes, type);
    if (accepted) await openEverywhere(accepted, type);
  }
});
