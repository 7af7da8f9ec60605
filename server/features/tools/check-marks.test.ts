import { randomBytes } from 'node:crypto';
import { kindOf } from '@inkreel/contract/fields/field.ts';
import type { MarkCheck } from '@inkreel/contract/fields/kind.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorageWorld, type StorageWorld } from '../storage/testing/storage-world.ts';
import { checkMarks } from './check-marks.ts';

let world: StorageWorld;
beforeAll(async () => {
  world = await createStorageWorld();
});
afterAll(() => world.close());

const text = { en: { label: '', hint: '' }, zh: { label: '', hint: '' } };
type PaintedField = FieldKinds['mask'] | FieldKinds['drawing'];
const mask: FieldKinds['mask'] = { kind: 'mask', name: 'mask_url', of: 'image_url', required: false, text };
const drawing: FieldKinds['drawing'] = {
  kind: 'drawing',
  name: 'drawing_url',
  required: 'drawing_required',
  text,
};

/** The check of what is drawn in a field. */
function marksOf(field: PaintedField): MarkCheck {
  const marks = kindOf(field).marks?.(field);
  if (!marks) throw new Error(`a ${field.kind} has no check`);
  return marks;
}

const SIZE = { width: 40, height: 30 };
const plain = (background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { ...SIZE, channels: 4, background } });
/** One pixel of the colour `mark` on `ground`. */
const marked = (ground: Sharp, mark: string, side = 1) =>
  ground.composite([
    { input: { create: { width: side, height: side, channels: 3, background: mark } }, left: 7, top: 9 },
  ]);
const OWNER = { organisationId: 'o', userId: 'u' };
const NOTHING = { r: 255, g: 255, b: 255, alpha: 0 };

async function check(field: PaintedField, picture: Sharp): Promise<string | undefined> {
  const bytes = await picture.toBuffer();
  const key = `2026/01/${randomBytes(16).toString('hex')}.png`;
  await world.deps.files.driver.put(key, { bytes }, { contentType: 'image/png', size: bytes.length });
  return checkMarks(world.deps, marksOf(field), `/files/${key}`, OWNER);
}

describe('a mask', () => {
  test.each<[string, () => Sharp]>([
    ['black', () => plain('#000000').png()],
    ['transparent, with white in its colours', () => plain(NOTHING).png()],
    ['painted with black on nothing', () => marked(plain(NOTHING), '#000000').png()],
    ['darker than what counts as meant', () => plain('#7f7f7f').png()],
    ['black with 16 bits', () => plain('#000000').toColourspace('rgb16').png()],
    ['black as JPEG', () => plain('#000000').jpeg()],
  ])('%s is empty', async (_what, picture) => {
    expect(await check(mask, picture())).toBe('mask_required');
  });

  test.each<[string, () => Sharp]>([
    ['one white pixel', () => marked(plain('#000000'), '#ffffff').png()],
    ['one pixel on nothing', () => marked(plain(NOTHING), '#ffffff').png()],
    ['one white pixel with 16 bits', () => marked(plain('#000000'), '#ffffff').toColourspace('rgb16').png()],
    ['a spot in a GIF', () => marked(plain('#000000'), '#ffffff', 9).gif()],
  ])('with %s is one', async (_what, picture) => {
    expect(await check({ ...mask, rest: true }, picture())).toBeUndefined();
  });

  test('over everything is refused only if a part has to stay free', async () => {
    const white = () => plain('#ffffff').png();
    expect(await check({ ...mask, rest: true }, white())).toBe('mask_covers_all');
    expect(await check(mask, white())).toBeUndefined();
  });

  test('passes if its bytes are gone, which the caller notices', async () => {
    const address = `/files/2026/01/${'f'.repeat(32)}.png`;
    expect(await checkMarks(world.deps, marksOf(mask), address, OWNER)).toBeUndefined();
  });
});

describe('a drawing', () => {
  test.each([
    ['white', plain('#ffffff')],
    ['of nothing', plain(NOTHING)],
    ['in one colour', plain('#336699')],
  ])('%s is refused as empty', async (_what, picture) => {
    expect(await check(drawing, picture.png())).toBe('drawing_required');
  });

  test('needs at least one mark', async () => {
    expect(await check(drawing, marked(plain(NOTHING), '#000000').png())).toBeUndefined();
  });
});
