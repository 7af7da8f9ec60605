import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { addText, changeSettings } from '@inkreel/scene/collage/collage-operations.ts';
import { textLayer } from '@inkreel/scene/layers/testing.ts';
import type { FastifyReply } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDecodeBudget } from '../../../decoding/decode-budget.ts';
import type { Principal } from '../../../http/principal.ts';
import { createStorageWorld, type StorageWorld } from '../../storage/testing/storage-world.ts';
import { createDocument } from '../save-document.ts';
import { addPicture, addUpload, collageContent } from '../testing/document-world.ts';
import { exportDocument } from './export-document.ts';

let world: StorageWorld;
let person: Principal;

beforeAll(async () => {
  world = await createStorageWorld();
  person = await world.newFounder();
});
afterAll(() => world.close());

/** The pixels of the image that is written to the reply. */
async function exported(
  content: object,
  format: 'png' | 'jpg' | 'webp' = 'png',
  { who = person, deps = world.deps }: { who?: Principal; deps?: StorageWorld['deps'] } = {},
) {
  const { id } = await createDocument(world.deps, person, {
    kind: 'collage',
    name: 'Collage',
    schema: collageKind.version,
    content: content as Record<string, unknown>,
  });
  let sent: Uint8Array = new Uint8Array();
  let headers: Record<string, unknown> = {};
  const reply = {
    raw: { once: () => undefined },
    headers: (given: typeof headers) => {
      headers = given;
    },
    send: (bytes: Uint8Array) => {
      sent = bytes;
    },
  };
  const wish = { format, longest: 300, quality: 92, size: 'base', language: 'en' as const };
  const withRouting = { ...deps, routing: { isBuiltin: () => true } };
  await exportDocument(withRouting, who, id, wish, reply as unknown as FastifyReply);
  const { data, info } = await sharp(sent).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { at, info, headers };
}

it('draws the images in their cells, on the background', async () => {
  const sources = [await addUpload(world, person), await addUpload(world, person)].map(({ id }) =>
    fileSource(id),
  );
  const { at, info, headers } = await exported(collageContent({ sources, gap: 40 }));
  expect([info.width, info.height]).toEqual([300, 300]);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringContaining('Collage.png'),
  });
  expect(at(2, 2)).toEqual([255, 255, 255, 255]);
  expect(at(75, 150)).toEqual([0x33, 0x55, 0x77, 255]);
  expect(at(225, 150)).toEqual([0x33, 0x55, 0x77, 255]);
});

it('draws an image that its decoder only warns about, as every tool does', async () => {
  const create = { width: 32, height: 16, channels: 3, background: '#335577' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  // The header names twice as many rows as there are.
  bytes.writeUInt16BE(32, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  await expect(sharp(bytes).raw().toBuffer()).rejects.toThrow('premature end');
  const { id } = await addPicture(world, person, bytes, 'image/jpeg');
  const { at } = await exported(collageContent({ sources: [fileSource(id)], gap: 0 }));
  const [red = 0, , blue = 0] = at(150, 20);
  expect(blue - red).toBeGreaterThan(30);
});

it('leaves a cell empty whose image is on another device only', async () => {
  const empty = changeSettings(collageContent({ sources: ['elsewhere', 'elsewhere'] }), { background: null });
  expect((await exported(empty)).at(75, 150)).toEqual([0, 0, 0, 0]);
  const [red, green, blue, alpha] = (await exported(empty, 'jpg')).at(75, 150);
  expect([red, green, blue, alpha]).toEqual([255, 255, 255, 255]);
});

it.each(['sans', 'serif'] as const)('writes Latin and Chinese words in %s', async (font) => {
  const text = (words: string) =>
    addText(
      collageContent(),
      { ...textLayer(), font, text: words, fontSize: 400, width: 900, height: 600 },
      undefined,
    );
  const inkOf = async (words: string) => {
    const { at, info } = await exported(text(words), 'webp');
    let ink = 0;
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) ink += (at(x, y)[0] ?? 255) < 128 ? 1 : 0;
    return ink;
  };
  const [one, other, chinese] = [await inkOf('i'), await inkOf('W'), await inkOf('墨')];
  expect(one).toBeGreaterThan(50);
  expect(other).toBeGreaterThan(one);
  // A missing character would be the same box for both.
  expect(chinese).toBeGreaterThan(500);
  expect(await inkOf('一')).toBeLessThan(chinese / 2);
});

it("takes a turn for each image, so that others' large images are opened in between", async () => {
  const pictures = [await addUpload(world, person), await addUpload(world, person)];
  const sources = pictures.map(({ id }) => fileSource(id));
  // Every image counts as large, of which one is opened at a time.
  const decoding = createDecodeBudget({ large: 1, reserved: 0 });
  const other = { organisationId: 'other', userId: 'other' };
  const turns: string[] = [];
  const others: Promise<unknown>[] = [];
  const acquire: typeof decoding.acquire = async (request) => {
    const release = await decoding.acquire(request);
    turns.push('export');
    others.push(decoding.run({ bytes: 1, pixels: 1, owner: other }, async () => turns.push('other')));
    return release;
  };
  const files = { ...world.deps.files, decoding: { ...decoding, acquire } };
  await exported(collageContent({ sources }), 'png', { deps: { ...world.deps, files } });
  await Promise.all(others);
  expect(turns).toEqual(['export', 'other', 'export', 'other', 'export', 'other']);
  expect(decoding.usage()).toMatchObject({ running: 0, waiting: 0 });
});

it('does not exist for others', async () => {
  await expect(exported(collageContent(), 'png', { who: await world.newFounder() })).rejects.toMatchObject({
    code: 'not_found',
  });
});
