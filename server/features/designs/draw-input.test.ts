import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { designKind } from '@inkreel/contract/documents/design-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { designParts, type TestLayer } from '@inkreel/scene/design/testing.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { type CreationWorld, createCreationWorld } from '../creations/testing/creation-world.ts';
import { createDocument } from '../documents/save-document.ts';
import { addPicture, addUpload } from '../documents/testing/document-world.ts';
import { drawInput } from './draw-input.ts';

let world: CreationWorld;
let person: Principal;
let photo: { source: string; key: string };
let tile: string;

beforeAll(async () => {
  world = await createCreationWorld();
  person = await world.newFounder();
  const { id, key } = await addUpload(world, person);
  photo = { source: fileSource(id), key };
  const painted = { create: { width: 512, height: 512, channels: 4, background: '#000000' } } as const;
  tile = fileSource((await addPicture(world, person, await sharp(painted).png().toBuffer(), 'image/png')).id);
});
afterAll(() => world.close());

const create = async (layers: readonly TestLayer[], head: Readonly<Record<string, Json>> = {}) =>
  (
    await createDocument(world.deps, person, {
      kind: 'design',
      name: 'Poster',
      schema: designKind.version,
      content: { parts: [...designParts(layers, head).values()] as Part[] },
    })
  ).id;

type Wish = Parameters<typeof drawInput>[3];
const input = (id: string, wish: Wish, who = person) =>
  drawInput(world.deps, who, id, wish, new AbortController().signal);
const keyOf = (url: string | null) => (url ?? '').replace(/^.*\/files\//, '');
/** The colour of a pixel of a stored image. */
async function pixels(url: string | null) {
  const { data, info } = await sharp(await world.bytesOf(keyOf(url)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)],
  };
}

const box = { x: 80, y: 60, width: 80, height: 60 };
const layer = (fields: Readonly<Record<string, Json>> = {}): TestLayer => ({
  kind: 'image',
  id: 'photo',
  fields: { ...box, source: photo.source, ...fields },
});
const half = { columns: 512, rows: 512, rotation: 0, tiles: { '0,0': '' }, ...box, x: 60, width: 40 };
const BLUE = [0x33, 0x55, 0x77, 255];

it('takes the image itself of a layer that shows all of it, with the area as large', async () => {
  const id = await create([layer({ mask: { ...half, tiles: { '0,0': tile } } })]);
  const made = await input(id, { on: { kind: 'layer', layer: 'photo' }, area: 'photo' });
  expect(keyOf(made.image_url)).toBe(photo.key);
  expect(made).toMatchObject({ width: 32, height: 32, box: { ...box, rotation: 0 } });
  const { at, info } = await pixels(made.mask_url);
  expect([info.width, info.height]).toEqual([32, 32]);
  expect([at(4, 16), at(28, 16)]).toEqual([
    [255, 255, 255, 255],
    [0, 0, 0, 255],
  ]);
});

it('draws a changed layer upright in its own size, whatever its opacity', async () => {
  const crop = { left: 0, top: 0, width: 0.5, height: 1 };
  const id = await create([layer({ rotation: 30, opacity: 0.2, crop, width: 320, height: 640 })]);
  const made = await input(id, { on: { kind: 'layer', layer: 'photo' } });
  expect(made).toMatchObject({
    mask_url: null,
    box: { x: 80, y: 60, width: 320, height: 640, rotation: 30 },
  });
  const { at, info } = await pixels(made.image_url);
  // An image of 16 pixels is too small for most tools.
  expect([info.width, info.height]).toEqual([64, 128]);
  expect(at(1, 1)).toEqual(BLUE);
});

it('draws the canvas with all layers, or without its texts, and paint as an area', async () => {
  const paint = { ...box, columns: 512, rows: 512, tiles: { '0,0': tile } };
  const words = { ...box, text: 'Ink', plate: '#ff0000' };
  const id = await create(
    [layer(), { kind: 'text', id: 'words', fields: words }, { kind: 'paint', id: 'paint', fields: paint }],
    { background: '#ffffff' },
  );
  const all = await pixels((await input(id, { on: { kind: 'all' } })).image_url);
  expect([all.info.width, all.info.height, all.at(80, 35)]).toEqual([160, 120, [0, 0, 0, 255]]);
  const made = await input(id, { on: { kind: 'images' }, area: 'paint' });
  expect(made.box).toEqual({ x: 80, y: 60, width: 160, height: 120, rotation: 0 });
  const [images, area] = [await pixels(made.image_url), await pixels(made.mask_url)];
  expect([images.at(80, 60), images.at(2, 2)]).toEqual([BLUE, [255, 255, 255, 255]]);
  expect([area.at(80, 60)[0], area.at(2, 2)[0]]).toEqual([255, 0]);
});

it('keeps equal drawings once', async () => {
  const id = await create([layer({ flip_x: true })]);
  const [one, other] = [await input(id, { on: { kind: 'all' } }), await input(id, { on: { kind: 'all' } })];
  expect(other).toEqual(one);
});

it('refuses what the design does not have, and what others see', async () => {
  const id = await create([layer()]);
  const problem = (field: string) => ({
    code: 'invalid_input',
    data: { fields: [{ field, problem: 'unknown' }] },
  });
  const gone = { kind: 'layer', layer: 'gone' } as const;
  await expect(input(id, { on: gone })).rejects.toMatchObject(problem('on'));
  const all = { kind: 'all' } as const;
  await expect(input(id, { on: all, area: 'photo' })).rejects.toMatchObject(problem('area'));
  const stranger = await world.newFounder();
  await expect(input(id, { on: all }, stranger)).rejects.toMatchObject({ code: 'not_found' });
  await expect(input(await create([]), { on: all })).rejects.toMatchObject(problem('on'));
});

it('draws the layers as they lie in a size of the design', async () => {
  const shape = { kind: 'shape', id: 'red', fields: { ...box, fill: '#ff0000', 'x@tall': 30, 'y@tall': 90 } };
  const parts = [
    ...designParts([shape]).values(),
    { id: 'tall', kind: 'size', parent: HEAD, index: 'a1', width: 60, height: 120 },
  ] as Part[];
  const { id } = await createDocument(world.deps, person, {
    kind: 'design',
    name: 'Poster',
    schema: designKind.version,
    content: { parts },
  });
  const drawn = await input(id, { on: { kind: 'all' }, size: 'tall' });
  expect(drawn).toMatchObject({ box: { x: 30, y: 60, width: 60, height: 120, rotation: 0 } });
  const { at, info } = await pixels(drawn.image_url);
  const scale = info.width / 60;
  expect([at(Math.round(30 * scale), Math.round(90 * scale)), at(2, 2)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 0, 0],
  ]);
  const layer = await input(id, { on: { kind: 'layer', layer: 'red' }, size: 'tall' });
  expect(layer.box).toMatchObject({ x: 30, y: 90 });
  await expect(input(id, { on: { kind: 'all' }, size: 'other' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});
