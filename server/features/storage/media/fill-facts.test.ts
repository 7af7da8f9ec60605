import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../../db/schema.ts';
import type { Principal } from '../../../http/principal.ts';
import { insertFile, prepareFile } from '../keep-file.ts';
import { createStorageWorld, type StorageWorld } from '../testing/storage-world.ts';
import { createFactsFiller } from './fill-facts.ts';
import { filmFile } from './testing/media-files.ts';
import { NO_TRACKS } from './track-facts.ts';

let world: StorageWorld;

beforeAll(async () => {
  world = await createStorageWorld();
});
afterAll(() => world.close());

const keep = async ({ userId, organisationId }: Principal, bytes: Buffer): Promise<string> => {
  const prepared = await prepareFile(world.deps, {
    source: { bytes },
    contentType: 'video/mp4',
    organisationId,
    userId,
    projectId: undefined,
    name: 'film',
    fromType: 'tool',
    shareType: 'public',
  });
  const { id } = await insertFile(world.deps.db, prepared);
  await world.deps.db.update(files).set(NO_TRACKS).where(eq(files.id, id));
  return id;
};
const rowOf = async (id: string) => (await world.deps.db.select().from(files).where(eq(files.id, id)))[0];

test('fills in the facts that older rows of sound and video lack, and skips one whose bytes are gone', async () => {
  const founder = await world.newFounder();
  const lost = await keep(founder, await filmFile('mp4', { frames: 2 }));
  await world.deps.files.driver.delete((await rowOf(lost))?.key ?? '');
  const older = await keep(founder, await filmFile('mp4', { frames: 60, frameRate: 30, sound: 'aac' }));
  const fill = createFactsFiller({ ...world.deps, log: { warn: () => undefined } });
  expect(await fill()).toBe(1);
  expect(await rowOf(older)).toMatchObject({
    durationMs: 2000,
    frameRate: 30,
    audioCodec: 'aac',
    kind: 'video',
  });
  expect(await rowOf(lost)).toMatchObject({ durationMs: null });
  expect(await fill()).toBe(0);
});
