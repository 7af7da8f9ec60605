import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { designKind } from '@inkreel/contract/documents/design-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { readDesign } from '@inkreel/scene/design/design.ts';
import { drawDesignFrom, wholeView } from '@inkreel/scene/design/draw-design.ts';
import { designParts, type TestLayer } from '@inkreel/scene/design/testing.ts';
import { createCanvas } from '@napi-rs/canvas';
import type { FastifyReply } from 'fastify';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Principal } from '../../../http/principal.ts';
import { outlinesOf } from '../../../outlines/outlines.ts';
import { type CreationWorld, createCreationWorld } from '../../creations/testing/creation-world.ts';
import { saveParts } from '../parts/save-parts.ts';
import { createDocument } from '../save-document.ts';
import { addUpload } from '../testing/document-world.ts';
import type { ExportDeps } from './export-design.ts';
import { exportDocument } from './export-document.ts';
import { designOpener } from './scene-opener.ts';

let world: CreationWorld;
let person: Principal;
let photo: string;

beforeAll(async () => {
  world = await createCreationWorld();
  person = await world.newFounder();
  photo = fileSource((await addUpload(world, person)).id);
});
afterAll(() => world.close());

const create = (layers: readonly TestLayer[], head: Readonly<Record<string, Json>> = {}) =>
  createDocument(world.deps, person, {
    kind: 'design',
    name: 'Poster',
    schema: designKind.version,
    content: { parts: [...designParts(layers, head).values()] as Part[] },
  });

interface Wish {
  format?: 'png' | 'jpg' | 'webp' | 'avif';
  longest?: number;
  size?: string;
  language?: 'en' | 'zh';
}
async function exported(
  id: string,
  { format = 'png', longest, size = 'base', language = 'en' }: Wish = {},
  deps: Partial<ExportDeps> = {},
) {
  let sent: Buffer = Buffer.alloc(0);
  let headers: Record<string, unknown> = {};
  let stream: Readable | undefined;
  const reply = {
    raw: { once: () => undefined },
    headers: (given: typeof headers) => {
      headers = given;
    },
    send: (bytes: Buffer | Readable) => {
      if (Buffer.isBuffer(bytes)) sent = bytes;
      else stream = bytes;
    },
  };
  const all = { ...world.deps, routing: { isBuiltin: () => true }, ...deps };
  const wish = { format, size, quality: 92, language, ...(longest !== undefined && { longest }) };
  await exportDocument(all, person, id, wish, reply as unknown as FastifyReply);
  if (stream) return { sent: await buffer(stream), headers, about: undefined as never };
  return { sent, headers, about: await sharp(sent).metadata() };
}

/** Parts of a design with another size; its first layer lies there where a person put it. */
const SIZED = (name = 'Phone', id = 'tall'): Part[] => [
  { id, kind: 'size', parent: HEAD, index: 'a1', name, width: 60, height: 120 },
];
const createSized = async (layers: readonly TestLayer[], sizes: readonly Part[]) =>
  createDocument(world.deps, person, {
    kind: 'design',
    name: 'Poster',
    schema: designKind.version,
    content: { parts: [...designParts(layers).values(), ...sizes] },
  });

const box = { x: 80, y: 60, width: 80, height: 60 };
const LAYERS = (): TestLayer[] => [
  { kind: 'image', fields: { ...box, source: photo, rotation: 20, adjust: { exposure: 30 } } },
  { kind: 'text', fields: { ...box, text: 'Ink 春眠', font_size: 24, color: '#c23b22' } },
  { kind: 'shape', fields: { ...box, shape: 'ellipse', stroke: '#000000', stroke_width: 4, opacity: 0.5 } },
];

it.each([
  ['png', 'png', 160],
  ['jpg', 'jpeg', 160],
  ['webp', 'webp', 400],
  ['avif', 'heif', 400],
] as const)('draws a design as %s in any size', async (format, decoded, longest) => {
  const { id } = await create(LAYERS());
  const { headers, about, sent } = await exported(id, { format, longest });
  expect(about).toMatchObject({ format: decoded, width: longest, height: (longest * 3) / 4 });
  expect(headers).toMatchObject({
    'content-type': `image/${format === 'jpg' ? 'jpeg' : format}`,
    'content-length': sent.length,
    'content-disposition': expect.stringContaining(`Poster.${format}`),
  });
  expect(about.xmp).toBeUndefined();
});

it('has the pixels of the painter, in its own size unless another one is asked for', async () => {
  const { id } = await create(LAYERS(), { background: '#f4efe6' });
  const design = readDesign(designParts(LAYERS(), { background: '#f4efe6' }));
  const context = createCanvas(160, 120).getContext('2d');
  const opener = designOpener(
    async () => {
      const image = createCanvas(32, 32);
      const inner = image.getContext('2d');
      inner.fillStyle = '#335577';
      inner.fillRect(0, 0, 32, 32);
      return { image, width: 32, height: 32, close: () => undefined };
    },
    (lines) => outlinesOf(person, lines),
  );
  await drawDesignFrom(design, context, opener, wholeView(design, { width: 160, height: 120 }));
  const { data } = context.getImageData(0, 0, 160, 120);
  const drawn = await sharp((await exported(id)).sent)
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(Buffer.compare(drawn, Buffer.from(data.buffer))).toBe(0);
});

it('leaves out what is on another device, and is white under a JPEG', async () => {
  const { id } = await create([{ kind: 'image', fields: { ...box, source: 'elsewhere' } }]);
  const at = async (format: 'png' | 'jpg') => [
    ...(
      await sharp((await exported(id, { format })).sent)
        .raw()
        .toBuffer()
    ).subarray(0, 4),
  ];
  expect(await at('png')).toEqual([0, 0, 0, 0]);
  expect((await at('jpg')).slice(0, 3)).toEqual([255, 255, 255]);
});

it('refuses what takes more memory than there is', async () => {
  const side = 8192;
  const group = (layers: TestLayer[]): TestLayer => ({ kind: 'group', fields: { opacity: 0.5 }, layers });
  const { id } = await create([group([group([])])], { width: side, height: side });
  await expect(exported(id)).rejects.toMatchObject({ code: 'image_too_heavy' });
  const small = await create([]);
  await expect(exported(small.id, { longest: 16_384 })).rejects.toMatchObject({ code: 'image_too_heavy' });
  // Of several tiles.
  expect((await exported(small.id, { longest: 2100, format: 'avif' })).about).toMatchObject({ width: 2100 });
});

it('says of results that it shows who made them, and labels them where images are labelled', async () => {
  const { file } = await world.addResult(person, { engine: 'painter' });
  const shown: TestLayer[] = [{ kind: 'image', fields: { ...box, source: fileSource(file.id) } }];
  const { id } = await create(shown);
  const isBuiltin = (engine: string) => engine !== 'painter';
  for (const format of ['png', 'jpg', 'webp', 'avif'] as const) {
    const { about } = await exported(id, { format }, { routing: { isBuiltin } });
    const xmp = String(about.xmp);
    expect(xmp).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect(xmp).toContain('design, ai-image-generator, painter');
  }
  const plain = await exported(id);
  expect(String(plain.about.xmp)).toContain('digitalsourcetype/algorithmicMedia');
  const labelled = { ...world.deps.files, visibleLabel: true };
  for (const format of ['png', 'jpg', 'webp', 'avif'] as const) {
    const { sent, about } = await exported(id, { format }, { files: labelled });
    expect(String(about.xmp)).toContain('algorithmicMedia');
    const corner = { left: 100, top: 95, width: 60, height: 25 };
    const differ = async (image: Buffer) =>
      sharp(image).extract(corner).flatten({ background: '#ffffff' }).raw().toBuffer();
    expect((await differ(sent)).some((value) => value < 120)).toBe(true);
    expect((await differ((await exported(id, { format })).sent)).some((value) => value < 120)).toBe(false);
  }
  const { id: hidden } = await create([{ kind: 'image', fields: { ...shown[0]?.fields, hidden: true } }]);
  expect((await exported(hidden)).about.xmp).toBeUndefined();
});

const RED: TestLayer = {
  kind: 'shape',
  fields: { ...box, fill: '#ff0000', 'x@tall': 30, 'y@tall': 15, 'width@tall': 60, 'height@tall': 30 },
};

it('draws each size as its layers lie there', async () => {
  const { id } = await createSized([RED], SIZED());
  const tall = await exported(id, { size: 'tall' });
  expect(tall.about).toMatchObject({ width: 60, height: 120 });
  const { data } = await sharp(tall.sent).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 4)];
  expect([at(2, 2), at(57, 27), at(30, 33)]).toEqual([
    [255, 0, 0, 255],
    [255, 0, 0, 255],
    [0, 0, 0, 0],
  ]);
  expect((await exported(id)).about).toMatchObject({ width: 160, height: 120 });
  await expect(exported(id, { size: 'small' })).rejects.toMatchObject({
    code: 'invalid_input',
    data: { fields: [{ field: 'size', problem: 'unknown' }] },
  });
});

it('sends all sizes as a ZIP file, each named and with the pixels that it has alone', async () => {
  const preset = { ...SIZED()[0]!, id: 'wide', index: 'a2', preset: 'wide', width: 192, height: 108 };
  const { name: _, ...unnamed } = preset as Part & { name?: string };
  const twin = { ...SIZED()[0]!, id: 'twin', index: 'a3' };
  const { id } = await createSized(
    [RED],
    [...SIZED('Phone: 9/16'), unnamed as Part, { ...twin, name: 'Phone: 9/16' }],
  );
  const { sent, headers } = await exported(id, { size: 'all', format: 'webp', language: 'zh' });
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('Poster.zip'),
  });
  const files = unzipSync(new Uint8Array(sent));
  expect(Object.keys(files)).toEqual([
    'Poster - 160x120.webp',
    'Poster - Phone_ 9_16 - 60x120.webp',
    'Poster - 宽屏 - 192x108.webp',
    'Poster - Phone_ 9_16 - 60x120 (2).webp',
  ]);
  const alone = (await exported(id, { size: 'tall', format: 'webp' })).sent;
  expect(Buffer.compare(alone, Buffer.from(files['Poster - Phone_ 9_16 - 60x120.webp']!))).toBe(0);
});

it('has at most twelve sizes', async () => {
  const sizes = Array.from({ length: 12 }, (_, at) => ({ ...SIZED()[0]!, id: `s${at}` }));
  await expect(createSized([RED], sizes)).rejects.toMatchObject({ code: 'document_full' });
  const { id, revision } = await createSized([RED], sizes.slice(0, 11));
  const { id: last, ...set } = sizes[11]!;
  const save = { schema: designKind.version, save: v7(), writer: 'page-one', base: revision };
  const body = { ...save, changes: [{ id: last, set: set as never }] };
  await expect(saveParts(world.deps, person, id, body)).rejects.toMatchObject({ code: 'document_full' });
  const swap = [{ id: 's3', delete: true } as const, { id: last, set: set as never }];
  await expect(
    saveParts(world.deps, person, id, { ...save, save: v7(), changes: swap }),
  ).resolves.toMatchObject({
    conflicts: [],
  });
});
