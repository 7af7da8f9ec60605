import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files, pendingWrites } from '../../../db/schema.ts';
import type { Principal } from '../../../http/principal.ts';
import { openMediaEngine } from '../../../media/media-engine.ts';
import { greyFilm } from '../../../media/testing/real-media.ts';
import { insertFile, prepareFile } from '../keep-file.ts';
import { createStorageWorld, type StorageWorld } from '../testing/storage-world.ts';
import { createPosterMaker } from './make-posters.ts';
import { filmFile } from './testing/media-files.ts';

let world: StorageWorld;

beforeAll(async () => {
  world = await createStorageWorld();
});
afterAll(() => world.close());

const keep = async ({ userId, organisationId }: Principal, bytes: Uint8Array): Promise<string> => {
  const prepared = await prepareFile(world.deps, {
    source: { bytes: Buffer.from(bytes) },
    contentType: 'video/mp4',
    organisationId,
    userId,
    projectId: undefined,
    name: 'film',
    fromType: 'tool',
    shareType: 'public',
  });
  return (await insertFile(world.deps.db, prepared)).id;
};
const rowOf = async (id: string) => (await world.deps.db.select().from(files).where(eq(files.id, id)))[0];
const maker = () =>
  createPosterMaker({ ...world.deps, log: { warn: () => undefined } }, () =>
    openMediaEngine(`${world.deps.files.incoming}/media`, { kind: 'library' }),
  );
const film = () =>
  greyFilm({
    width: 640,
    height: 320,
    framesPerSecond: 10,
    frames: 20,
    luma: (frame) => (frame < 2 ? 16 : 180),
  });

test('an uploaded video gets a poster from after its black beginning, and one that cannot be decoded has none', async () => {
  const founder = await world.newFounder();
  const good = await keep(founder, await film());
  // Its index is valid and its packets are noise.
  const noise = await keep(founder, await filmFile('mp4', { frames: 2 }));
  const make = maker();
  expect(await make()).toBe(1);
  expect(await make()).toBe(0);
  const row = await rowOf(good);
  expect(row).toMatchObject({ width: 640, height: 320, thumbnailKey: `${row?.key}.thumbnail.webp` });
  expect(row?.placeholder).toMatch(/^data:image\/webp/);
  const stream = await world.deps.files.driver.read(row?.thumbnailKey ?? '');
  const poster = sharp(await buffer(stream as Readable));
  expect(await poster.metadata()).toMatchObject({ width: 512, height: 256, format: 'webp' });
  expect((await poster.stats()).channels[0]?.mean).toBeGreaterThan(150);
  expect(await rowOf(noise)).toMatchObject({ thumbnailKey: null });
  expect(await world.deps.db.select().from(pendingWrites)).toEqual([]);
});

test('a poster that another process is writing is not written twice, and nothing is made without a media engine', async () => {
  await world.deps.db.delete(files);
  const founder = await world.newFounder();
  const id = await keep(founder, await film());
  const without = createPosterMaker({ ...world.deps, log: { warn: () => undefined } }, async () => undefined);
  expect(await without()).toBe(0);
  const key = `${(await rowOf(id))?.key}.thumbnail.webp`;
  await world.deps.db.insert(pendingWrites).values({ key, createdAt: world.deps.clock.now() });
  expect(await maker()()).toBe(0);
  expect(await rowOf(id)).toMatchObject({ thumbnailKey: null });
  await world.deps.db.delete(pendingWrites);
  expect(await maker()()).toBe(1);
});
