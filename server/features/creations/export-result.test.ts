import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { createStorageServer, type StorageServer } from '../storage/testing/storage-server.ts';
import { deleteResult } from './change-result.ts';
import { creationRoutes } from './routes.ts';
import { type CreationWorld, createCreationWorld } from './testing/creation-world.ts';

let world: CreationWorld;
let server: StorageServer;
let user: Principal;

beforeAll(async () => {
  world = await createCreationWorld();
  server = await createStorageServer(
    world,
    creationRoutes({ ...world.deps, routing: { isBuiltin: () => true } }),
  );
});
beforeEach(async () => {
  user = await world.newFounder();
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const ask = (id: string, query: Record<string, string>, as = user) =>
  fetch(`${server.origin}/api.v1/results/${id}/export?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${server.tokenOf(as)}` },
  });
const exported = async (id: string, query: Record<string, string>) => {
  const answer = await ask(id, query);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const provenance = { what: 'ai-image-generator', engine: 'sketch', builtin: true };
const half = (alpha: boolean) =>
  sharp({
    create: {
      width: 640,
      height: 320,
      channels: 4,
      background: { r: 255, g: 0, b: 0, alpha: alpha ? 0 : 1 },
    },
  })
    .png()
    .toBuffer();

describe('an export', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ])('as %s keeps the provenance of the stored file exactly', async (format, type) => {
    const made = await world.addResult(user, { bytes: await half(false), provenance });
    const stored = await sharp(await world.bytesOf(made.file.key)).metadata();
    const answer = await ask(made.id, { format, width: '320' });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const about = await sharp(bytes).metadata();
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
    expect([about.format, about.width, about.height]).toEqual([
      format === 'avif' ? 'heif' : format,
      320,
      160,
    ]);
    expect(about.xmp?.toString('utf8')).toContain('algorithmicMedia');
    expect(about.xmp?.toString('utf8')).toBe(stored.xmp?.toString('utf8'));
  });

  it('keeps the label of the Chinese rule, in the pixels and in the metadata', async () => {
    const { files } = world.deps;
    const before = { site: files.site, visibleLabel: files.visibleLabel };
    Object.assign(files, { site: 'cn', visibleLabel: true });
    const made = await world.addResult(user, { bytes: await half(false), provenance });
    const bytes = await exported(made.id, { format: 'jpeg', quality: '95', label: 'false' });
    Object.assign(files, before);
    expect((await sharp(bytes).metadata()).xmp?.toString('utf8')).toContain('<TC260:AIGC>');
    const corner = await sharp(bytes).extract({ left: 520, top: 280, width: 110, height: 35 }).toBuffer();
    const { channels } = await sharp(corner).stats();
    // The plate is dark on red, and its letters are white.
    expect(channels[0]?.min).toBeLessThan(160);
    expect(channels[1]?.max).toBeGreaterThan(200);
  });

  it('draws the label on request where the site has none', async () => {
    const made = await world.addResult(user, { bytes: await half(false), provenance });
    const plain = await exported(made.id, { format: 'png' });
    const labelled = await exported(made.id, { format: 'png', label: 'true' });
    const most = async (bytes: Buffer) => (await sharp(bytes).stats()).channels[1]?.max;
    expect(await most(plain)).toBe(0);
    expect(await most(labelled)).toBe(255);
  });

  it('puts a colour under transparent parts, and white where JPEG needs one', async () => {
    const made = await world.addResult(user, { bytes: await half(true), provenance });
    const first = async (query: Record<string, string>) => {
      const { data, info } = await sharp(await exported(made.id, query))
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, info.channels)];
    };
    for (const format of ['png', 'webp', 'avif']) expect((await first({ format })).at(3)).toBe(0);
    expect(await first({ format: 'png', background: '1b1917' })).toEqual([27, 25, 23]);
    expect(await first({ format: 'jpeg', quality: '100' })).toEqual([255, 255, 255]);
  });

  it('as AVIF is refused if its encoder has too little memory for the size, and smaller sizes are not', async () => {
    const flat = sharp({ create: { width: 4100, height: 3000, channels: 3, background: '#5078a0' } });
    const made = await world.addResult(user, { bytes: await flat.png().toBuffer(), provenance });
    const refused = await ask(made.id, { format: 'avif' });
    expect(refused.status).toBe(415);
    expect((await ask(made.id, { format: 'avif', width: '400', quality: '30' })).status).toBe(200);
    expect((await ask(made.id, { format: 'webp' })).status).toBe(200);
  });

  it('is a smaller file in a lower quality, and never larger in pixels than the image', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 100,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const made = await world.addResult(user, { bytes: noise, provenance });
    const fine = await exported(made.id, { format: 'webp', quality: '95', width: '4000' });
    const coarse = await exported(made.id, { format: 'webp', quality: '30', width: '4000' });
    expect(coarse.length).toBeLessThan(fine.length);
    expect((await sharp(fine).metadata()).width).toBe(200);
  });

  it('is refused for results in the bin, other people’s results, and invalid options', async () => {
    const made = await world.addResult(user);
    const foreign = await world.addResult(await world.newFounder());
    expect((await ask(foreign.id, { format: 'png' })).status).toBe(404);
    for (const query of [
      { format: 'gif' },
      { format: 'png', width: '0' },
      { format: 'jpeg', quality: '101' },
      { format: 'png', background: 'red' },
    ])
      expect((await ask(made.id, query as Record<string, string>)).status).toBe(422);
    await deleteResult(world.deps, user, made.id);
    expect((await ask(made.id, { format: 'png' })).status).toBe(404);
  });

  it('says that the server is busy instead of queueing without limit', async () => {
    const made = await world.addResult(user, { bytes: await half(false), provenance });
    const answers = await Promise.all(Array.from({ length: 24 }, () => ask(made.id, { format: 'webp' })));
    const statuses = new Set(answers.map(({ status }) => status));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
    expect(statuses.has(200)).toBe(true);
  });
});
