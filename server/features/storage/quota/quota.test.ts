import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { eq, sum } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  files,
  organisations,
  pendingWrites,
  sessions,
  storageReservations,
  uploadParts,
} from '../../../db/schema.ts';
import type { Principal } from '../../../http/principal.ts';
import { discardFiles } from '../discard-files.ts';
import { storageUnavailable } from '../drivers/driver.ts';
import { insertFile, prepareFile } from '../keep-file.ts';
import { sweepStorage } from '../sweep.ts';
import { callApi, refusal } from '../testing/call-api.ts';
import { createStorageServer, type StorageServer } from '../testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from '../testing/storage-world.ts';
import { readUsage, reserveRoom } from './room.ts';

const HOUR = 3_600_000;
let world: StorageWorld;
let server: StorageServer;
let user: Principal;
/** A picture of about 120 KB that cleaning leaves as it is. */
let png: Buffer;

beforeAll(async () => {
  world = await createStorageWorld();
  server = await createStorageServer(world);
  const noise = Buffer.from(Uint32Array.from({ length: 30_000 }, (_, at) => at * 2654435761).buffer);
  png = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  user = await world.newFounder();
  allow(STORAGE_QUOTAS.free.bytes);
});

/** What a free organisation may store and upload within an hour, in bytes. */
function allow(bytes: number, hourlyBytes: number = STORAGE_QUOTAS.free.hourlyBytes): void {
  world.deps.files.quotas = { ...STORAGE_QUOTAS, free: { bytes, hourlyBytes } };
}

const used = async () => (await readUsage(world.deps, user.organisationId)).used;

async function newToken(query: string) {
  return callApi(
    server,
    user,
    'GET',
    `/storage/upload/token?file_name=a.png&content_type=image/png&${query}`,
  );
}

async function upload(): Promise<Awaited<ReturnType<typeof callApi>>> {
  const token = await newToken(`size=${png.length}`);
  if (token.status !== 200) return token;
  return callApi(server, undefined, 'PUT', String(token.data['upload_url']), png);
}

async function storedBytes(): Promise<number> {
  const { db } = world.deps;
  const [file] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(eq(files.organisationId, user.organisationId));
  const [part] = await db
    .select({ bytes: sum(uploadParts.size).mapWith(Number) })
    .from(uploadParts)
    .where(eq(uploadParts.organisationId, user.organisationId));
  return (file?.bytes ?? 0) + (part?.bytes ?? 0);
}

describe('the quota of an organisation', () => {
  it('is exact under 64 parallel uploads: as many are kept as fit, and not a byte more', async () => {
    allow(10 * png.length + 5);
    const tokens = await Promise.all(Array.from({ length: 64 }, () => newToken(`size=${png.length}`)));
    const answers = await Promise.all(
      tokens.map(({ data }) => callApi(server, undefined, 'PUT', String(data['upload_url']), png)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(10);
    for (const answer of refused) expect(answer).toMatchObject(refusal('storage_full'));
    expect(await storedBytes()).toBe(10 * png.length);
    expect(await used()).toBe(10 * png.length);
  }, 60_000);

  it('is exact under 64 parallel parts', async () => {
    const half = Math.ceil(png.length / 2);
    allow(20 * half);
    // There is room for each alone, so that all of them may begin.
    const tokens = await Promise.all(
      Array.from({ length: 64 }, () => newToken(`size=${png.length}&parts=true`)),
    );
    const answers = await Promise.all(
      tokens.map(({ data }) =>
        callApi(server, undefined, 'PUT', `${String(data['upload_url'])}/parts/0`, png.subarray(0, half)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await storedBytes()).toBe(20 * half);
    expect(await used()).toBe(20 * half);
  }, 60_000);

  it('refuses at the token what cannot fit, with the figures', async () => {
    await upload();
    allow(png.length + 100);
    expect(await newToken('size=101')).toMatchObject({
      ...refusal('storage_full'),
      data: { used: png.length, quota: png.length + 100, needed: 101 },
    });
    expect(await newToken('size=100')).toMatchObject({ status: 200 });
  });

  it('reserves the maximum for an upload without a size', async () => {
    const { data } = await newToken('');
    allow(29 * 1024 * 1024);
    const body = new ReadableStream({ start: (controller) => (controller.enqueue(png), controller.close()) });
    const response = await fetch(new URL(String(data['upload_url']), server.origin), {
      method: 'PUT',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toMatchObject({ code: refusal('storage_full').code });
    expect(await used()).toBe(0);
  });

  it('releases the room of an upload that is refused, breaks off or meets a full disk', async () => {
    const { driver } = world.deps.files;
    const { data } = await newToken(`size=${png.length}`);
    const address = String(data['upload_url']);
    const put = (bytes: Uint8Array) => callApi(server, undefined, 'PUT', address, bytes);
    expect(await put(Buffer.alloc(png.length))).toMatchObject(refusal('file_type_mismatch'));
    world.deps.files.driver = { ...driver, put: () => Promise.reject(storageUnavailable(new Error('full'))) };
    expect(await put(png)).toMatchObject(refusal('storage_unavailable'));
    world.deps.files.driver = driver;
    expect(await used()).toBe(0);
    expect(await put(png)).toMatchObject({ status: 200 });
    expect(await used()).toBe(png.length);
  });

  it('leaves nothing behind if the disk is full while a part is stored', async () => {
    const { driver } = world.deps.files;
    const { data } = await newToken(`size=${png.length}&parts=true`);
    const before = await world.deps.db.select().from(pendingWrites);
    world.deps.files.driver = { ...driver, put: () => Promise.reject(storageUnavailable(new Error('full'))) };
    const address = `${String(data['upload_url'])}/parts/0`;
    const answer = await callApi(server, undefined, 'PUT', address, png);
    world.deps.files.driver = driver;
    expect(answer).toMatchObject(refusal('storage_unavailable'));
    expect(await world.deps.db.select().from(pendingWrites)).toEqual(before);
    expect(await used()).toBe(0);
    expect(await callApi(server, undefined, 'PUT', address, png)).toMatchObject({ status: 200 });
  });

  it('counts an upload in parts once when it becomes a file', async () => {
    const { data } = await newToken(`size=${png.length}&parts=true`);
    const address = String(data['upload_url']);
    await callApi(server, undefined, 'PUT', `${address}/parts/0`, png);
    expect(await used()).toBe(png.length);
    allow(png.length);
    expect(await callApi(server, undefined, 'POST', `${address}/finish`)).toMatchObject({ status: 200 });
    expect(await used()).toBe(png.length);
  });

  it('stores a result even if nothing is left, since it is paid for', async () => {
    allow(10);
    const result = await prepareFile(world.deps, {
      source: { bytes: png },
      contentType: 'image/png',
      organisationId: user.organisationId,
      userId: user.userId,
      projectId: undefined,
      name: 'result',
      fromType: 'result',
      shareType: 'public',
    });
    const { id } = await insertFile(world.deps.db, result);
    expect(await used()).toBe(result.size);
    await world.deps.db.transaction((tx) => discardFiles(tx, [id]));
    expect(await used()).toBe(0);
  });

  it('is that of the plan in force: larger while it runs, and nothing is deleted when it ends', async () => {
    allow(png.length);
    const { clock, db } = world.deps;
    const planEnds = new Date(clock.now().getTime() + HOUR);
    await db
      .update(organisations)
      .set({ plan: 'vip', planExpiresAt: planEnds })
      .where(eq(organisations.id, user.organisationId));
    for (const _ of [1, 2]) expect(await upload()).toMatchObject({ status: 200 });
    clock.advance(HOUR);
    expect(await upload()).toMatchObject(refusal('storage_full'));
    expect(await readUsage(world.deps, user.organisationId)).toEqual({
      used: 2 * png.length,
      quota: png.length,
    });
  });

  it('releases the room that a killed process had reserved', async () => {
    await reserveRoom(world.deps, user.organisationId, 1000);
    await sweepStorage(world.deps);
    expect(await used()).toBe(1000);
    world.deps.clock.advance(HOUR + 1000);
    await world.deps.db.update(sessions).set({ expiresAt: new Date('2028-01-01T00:00:00Z') });
    await sweepStorage(world.deps);
    expect(await used()).toBe(0);
    const left = eq(storageReservations.organisationId, user.organisationId);
    expect(await world.deps.db.select().from(storageReservations).where(left)).toEqual([]);
  });
});

describe('uploads in quick succession', () => {
  it('are refused beyond an hour’s share, and accepted again as it drains', async () => {
    const share = 2 * png.length;
    allow(STORAGE_QUOTAS.free.bytes, share);
    for (const _ of [1, 2]) expect(await upload()).toMatchObject({ status: 200 });
    const { data } = await newToken(`size=${png.length}`);
    const response = await fetch(new URL(String(data['upload_url']), server.origin), {
      method: 'PUT',
      body: new Uint8Array(png),
    });
    expect(await response.json()).toMatchObject({ code: refusal('too_many_uploads').code });
    expect(response.headers.get('retry-after')).toBe('1800');
    world.deps.clock.advance(HOUR / 2);
    expect(await upload()).toMatchObject({ status: 200 });
    expect(await upload()).toMatchObject(refusal('too_many_uploads'));
  });

  it('may be larger than the share once nothing else is under way', async () => {
    allow(STORAGE_QUOTAS.free.bytes, png.length - 1);
    expect(await upload()).toMatchObject({ status: 200 });
    expect(await upload()).toMatchObject(refusal('too_many_uploads'));
    world.deps.clock.advance(2 * HOUR);
    expect(await upload()).toMatchObject({ status: 200 });
  });
});
