import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileCopies, files } from '../../../db/schema.ts';
import type { Principal } from '../../../http/principal.ts';
import { describeVideo } from '../../../media/describe/describe-video.ts';
import type { MediaEngine } from '../../../media/media-engine.ts';
import { createMediaWorld, type MediaWorld, testBackends } from '../../../media/testing/media-world.ts';
import { greyFilm } from '../../../media/testing/real-media.ts';
import { discardFiles } from '../discard-files.ts';
import { insertFile, prepareFile } from '../keep-file.ts';
import { filmFile } from '../media/testing/media-files.ts';
import { sweepStorage } from '../sweep.ts';
import { createStorageWorld, type StorageWorld } from '../testing/storage-world.ts';
import { askCopies } from './ask-copies.ts';
import { createCopyMaker } from './make-copies.ts';

const HEVC = new URL('../../../media/testing/cases/dub-copies-pictures/film-hevc.mov', import.meta.url);

let world: StorageWorld;
let media: MediaWorld;
let person: Principal;
beforeAll(async () => {
  const [backend] = await testBackends();
  if (!backend) throw new Error('no media backend');
  media = await createMediaWorld(backend);
  world = await createStorageWorld();
});
afterAll(async () => {
  await world.close();
  await media.close();
});
beforeEach(async () => {
  await world.deps.db.delete(fileCopies);
  person = await world.newFounder();
});

async function keep(bytes: Uint8Array, who = person, contentType = 'video/mp4'): Promise<string> {
  const prepared = await prepareFile(world.deps, {
    source: { bytes: Buffer.from(bytes) },
    contentType,
    organisationId: who.organisationId,
    userId: who.userId,
    projectId: undefined,
    name: 'clip',
    fromType: 'tool',
    shareType: 'public',
  });
  return (await insertFile(world.deps.db, prepared)).id;
}
const keepHevc = (who = person) => keep(readFileSync(HEVC), who, 'video/quicktime');
const plain = (frames = 12, width = 320) =>
  greyFilm({ width, height: 180, framesPerSecond: 12, frames, luma: (frame) => 40 + frame });
const makerOf = (engine: MediaEngine) =>
  createCopyMaker({ ...world.deps, log: { warn: () => undefined } }, async () => engine);
async function makeAll(engine: MediaEngine = media.engine): Promise<void> {
  const maker = makerOf(engine);
  // Proxies follow what they are made of.
  for (let turns = 0; turns < 2; turns += 1) {
    await maker.turn();
    await maker.settled();
  }
}
const ask = async (id: string, who = person) =>
  (await askCopies(world.deps, who, { file_ids: [id] })).items[0];

test('a video that browsers decode differently has a copy that they decode, made once', async () => {
  const id = await keepHevc();
  expect(await ask(id)).toMatchObject({ film: { state: 'waiting', url: null }, proxy: { state: 'waiting' } });
  await makeAll();
  const asked = await ask(id);
  expect(asked).toMatchObject({ film: { state: 'ready', share: 1 }, proxy: { state: 'unneeded' } });
  const url = asked?.film.url ?? '';
  expect(url).toMatch(/^\/files\/.*\.film\.mp4$/);
  const stream = await world.deps.files.driver.read(url.slice('/files/'.length));
  if (!stream) throw new Error('no bytes');
  const copy = media.at('copy.mp4');
  await writeFile(copy, await buffer(stream));
  const before = await describeVideo(media.engine, HEVC.pathname);
  const after = await describeVideo(media.engine, copy);
  expect([before.needsCopy, after.needsCopy]).toEqual([true, false]);
  expect(after.video).toMatchObject({ width: before.video.width, height: before.video.height });
  expect(Math.abs(after.seconds - before.seconds)).toBeLessThan(0.05);
  // Another turn finds nothing to do.
  const runs: string[] = [];
  await makeAll({ ...media.engine, run: async () => void runs.push('run') });
  await ask(id);
  await makeAll({ ...media.engine, run: async () => void runs.push('run') });
  expect(runs).toEqual([]);
});

test('a video that browsers decode is left as it is, and a long one gets a proxy', async () => {
  const [short, long] = [await keep(await plain()), await keep(await plain(12 * 61, 640))];
  await Promise.all([ask(short), ask(long)]);
  await makeAll();
  expect(await ask(short)).toMatchObject({ film: { state: 'unneeded' }, proxy: { state: 'unneeded' } });
  const asked = await ask(long);
  expect(asked).toMatchObject({ film: { state: 'unneeded' }, proxy: { state: 'ready' } });
  const stream = await world.deps.files.driver.read((asked?.proxy.url ?? '').slice('/files/'.length));
  if (!stream) throw new Error('no bytes');
  const proxy = media.at('proxy.mp4');
  await writeFile(proxy, await buffer(stream));
  const described = await describeVideo(media.engine, proxy);
  expect(described).toMatchObject({ hasSound: false, video: { frameRate: 12 } });
  expect(await keyFramesOf(proxy)).toEqual([0, 1, 2, 3]);
});

test('one that cannot be decoded fails with its reason, and stays so', async () => {
  const id = await keep(await filmFile('mp4', { frames: 2 }));
  await ask(id);
  await makeAll();
  expect(await ask(id)).toMatchObject({ film: { state: 'failed', problem: 'media_unreadable', url: null } });
});

test('a file that the person does not see has no copy', async () => {
  const id = await keepHevc();
  expect(await ask(id, await world.newFounder())).toBeUndefined();
  expect(await world.deps.db.select().from(fileCopies).where(eq(fileCopies.fileId, id))).toEqual([]);
});

test('trouble of the machine is tried again, and stops after three times', async () => {
  const id = await keepHevc();
  await ask(id);
  let tries = 0;
  const maker = makerOf({
    ...media.engine,
    look: async () => {
      tries += 1;
      throw new Error('killed');
    },
  });
  for (let turns = 0; turns < 5; turns += 1) {
    await maker.turn();
    await maker.settled();
  }
  expect(tries).toBe(3);
  expect(await ask(id)).toMatchObject({ film: { state: 'failed', problem: 'task_engine_stopped' } });
});

test('what a stopped process was making waits for the next one', async () => {
  const id = await keepHevc();
  await ask(id);
  const begun = Promise.withResolvers<void>();
  const maker = makerOf({
    ...media.engine,
    run: (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        begun.resolve();
      }),
  });
  await maker.turn();
  await begun.promise;
  await maker.stop();
  expect(await ask(id)).toMatchObject({ film: { state: 'waiting' } });
  await makeAll();
  expect(await ask(id)).toMatchObject({ film: { state: 'ready' } });
});

test('the work of a killed process is taken over once its lease is over', async () => {
  const id = await keepHevc();
  await ask(id);
  const claimedUntil = new Date(world.deps.clock.now().getTime() + 60_000);
  await world.deps.db.update(fileCopies).set({ claimedUntil }).where(eq(fileCopies.fileId, id));
  await makeAll();
  expect(await ask(id)).toMatchObject({ film: { state: 'waiting' } });
  world.deps.clock.advance(61_000);
  await makeAll();
  expect(await ask(id)).toMatchObject({ film: { state: 'ready' } });
});

test('people take turns', async () => {
  const other = await world.newFounder();
  const own = [await keepHevc(), await keepHevc(), await keepHevc()];
  for (const id of own) await ask(id);
  const theirs = await keepHevc(other);
  await ask(theirs, other);
  const order: string[] = [];
  const maker = makerOf({
    ...media.engine,
    look: async () => {
      const [row] = await world.deps.db
        .select({ organisation: files.organisationId })
        .from(fileCopies)
        .innerJoin(files, eq(files.id, fileCopies.fileId))
        .where(eq(fileCopies.state, 'waiting'))
        .orderBy(fileCopies.claimedUntil)
        .limit(1);
      order.push(row?.organisation === other.organisationId ? 'other' : 'own');
      throw new Error('enough');
    },
  });
  await maker.turn();
  await maker.settled();
  expect(order.slice(0, 2).toSorted()).toEqual(['other', 'own']);
});

test('a copy goes with its file', async () => {
  const id = await keepHevc();
  await ask(id);
  await makeAll();
  const key = ((await ask(id))?.film.url ?? '').slice('/files/'.length);
  expect(await world.deps.files.driver.head(key)).toBeDefined();
  await world.deps.db.transaction((tx) => discardFiles(tx, [id]));
  await sweepStorage(world.deps);
  expect(await world.deps.files.driver.head(key)).toBeUndefined();
  expect(await world.deps.db.select().from(fileCopies).where(eq(fileCopies.key, key))).toEqual([]);
});

/** Seconds at which key frames begin, rounded. */
async function keyFramesOf(file: string): Promise<number[]> {
  const { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } = await import('mediabunny');
  const input = new Input({ source: new FilePathSource(path.resolve(file)), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const starts: number[] = [];
  if (track)
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (packet.type === 'key') starts.push(Math.round(packet.timestamp * 100) / 100);
      if (starts.length === 4) break;
    }
  input.dispose();
  return starts;
}
