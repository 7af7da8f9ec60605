import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Principal } from '../../../http/principal.ts';
import { pendingWrites } from '../tables.ts';
import { createStorageWorld, type StorageWorld } from '../testing/storage-world.ts';
import { readUsage, reserveRoom, roomValues, storageLeft } from './room.ts';
import { type UploadUnderWay, withRoom } from './with-room.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
let world: StorageWorld;
let user: Principal;
let png: Buffer;
beforeAll(async () => {
  world = await createStorageWorld();
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
});
afterAll(() => world.close());
beforeEach(async () => {
  user = await world.newFounder();
  allow(STORAGE_QUOTAS.free.bytes);
});
afterEach(() => void vi.restoreAllMocks());

function allow(bytes: number, hourlyBytes: number = STORAGE_QUOTAS.free.hourlyBytes): void {
  world.deps.files.quotas = { ...STORAGE_QUOTAS, free: { bytes, hourlyBytes } };
}
const used = async () => (await readUsage(world.deps, user.organisationId)).used;
const upload = <T>(work: (upload: UploadUnderWay) => Promise<T>) =>
  withRoom(world.deps, user.organisationId, work);
const reserve = (size: number) => reserveRoom(world.deps, user.organisationId, size);
const picture = () => ({
  source: { bytes: png },
  contentType: 'image/png',
  organisationId: user.organisationId,
  userId: user.userId,
  projectId: undefined,
  name: 'a.png',
  fromType: 'temp' as const,
  shareType: 'public' as const,
});
const declared = () => world.deps.db.$count(pendingWrites);
const tokenOf = (expiresAt: Date) => ({ hash: `token of ${user.userId}`, expiresAt });

/** Statements that release room, apart from the one that writes a file. */
function watchReleases(): string[] {
  const released: string[] = [];
  const { $client } = world.deps.db;
  const query = $client.query.bind($client) as (...given: unknown[]) => unknown;
  vi.spyOn($client, 'query').mockImplementation(((...given: unknown[]) => {
    const { text = '' } = given[0] as { text?: string };
    if (text.trim().startsWith('delete from storage_reservations')) released.push(text);
    return query(...given);
  }) as never);
  return released;
}

describe('an upload under way', () => {
  test('releases its room if it ends without a file', async () => {
    const failed = upload(async ({ reserve: take }) => {
      await take(100);
      await take(0);
      await take(-5);
      expect(await used()).toBe(100);
      throw new Error('the browser hung up');
    });
    await expect(failed).rejects.toThrow('hung up');
    expect(await used()).toBe(0);
    expect(
      await upload(async ({ reserve: take }) => {
        await take(7);
        return 'nothing kept';
      }),
    ).toBe('nothing kept');
    expect(await used()).toBe(0);
  });

  test('releases nothing if it stored a file, or reserved no room', async () => {
    const released = watchReleases();
    await upload(async () => undefined);
    const kept = await upload(async ({ reserve: take, keep }) => {
      await take(1);
      return keep(picture());
    });
    expect(released).toEqual([]);
    expect(await used()).toBe(kept.size);
  });

  test('spends its token once; a repeat leaves neither bytes nor room', async () => {
    const token = tokenOf(new Date('2027-01-01T00:00:00Z'));
    const first = await upload(({ keep }) => keep(picture(), token));
    const put = vi.spyOn(world.deps.files.driver, 'put');
    await expect(upload(({ keep }) => keep(picture(), token))).rejects.toMatchObject({
      code: 'upload_token_used',
    });
    expect(put).toHaveBeenCalled();
    for (const [key] of put.mock.calls) expect(await world.deps.files.driver.head(key)).toBeUndefined();
    expect(await used()).toBe(first.size);
    await upload(({ keep }) => keep(picture()));
    expect(await used()).toBe(2 * first.size);
  });

  test('declares the keys of a picture with its room, and the row takes them over', async () => {
    const before = await declared();
    const kept = await upload(async ({ reserve: take, keep }) => {
      await take(png.length, { token: 'with keys', contentType: 'image/png' });
      expect(await declared()).toBe(before + 2);
      return keep(picture());
    });
    expect(await declared()).toBe(before);
    expect(await world.deps.files.driver.head(kept.key)).toEqual({ size: kept.size });
  });

  test('leaves no key declared if the picture is refused', async () => {
    const before = await declared();
    const refused = upload(async ({ reserve: take, keep }) => {
      await take(png.length, { token: 'refused', contentType: 'image/png' });
      return keep({ ...picture(), source: { bytes: Buffer.from('no picture') } });
    });
    await expect(refused).rejects.toMatchObject({ code: 'file_type_mismatch' });
    expect(await declared()).toBe(before);
  });

  test('leaves its keys to the sweep if it is unknown what was written', async () => {
    const before = await declared();
    const broken = upload(async ({ reserve: take }) => {
      await take(png.length, { token: 'broken', contentType: 'image/png' });
      throw new Error('the database went away');
    });
    await expect(broken).rejects.toThrow('went away');
    expect(await declared()).toBe(before + 2);
  });

  test('leaves the bytes to the sweep if it is unknown whether the row was written', async () => {
    const put = vi.spyOn(world.deps.files.driver, 'put');
    // An invalid date: building the statement fails.
    const token = tokenOf(new Date(Number.NaN));
    await expect(upload(({ keep }) => keep(picture(), token))).rejects.toThrow(RangeError);
    for (const [key] of put.mock.calls) expect(await world.deps.files.driver.head(key)).toBeDefined();
    expect(put).toHaveBeenCalled();
    expect(await used()).toBe(0);
  });
});

describe('room', () => {
  test('that is just enough is refused only because of the hour’s share', async () => {
    allow(200, 100);
    await reserve(100);
    await expect(reserve(101)).rejects.toMatchObject({
      code: 'storage_full',
      data: { used: 100, quota: 200, needed: 101 },
    });
    await expect(reserve(100)).rejects.toMatchObject({ code: 'too_many_uploads', retryAfter: 3600 });
  });

  test('that is left can be read in other statements, and is below 0 if an organisation is over', async () => {
    const left = async (bytes: number) => {
      const quotas = { ...STORAGE_QUOTAS, free: { bytes, hourlyBytes: 1 } };
      const terms = roomValues(quotas, user.organisationId, world.deps.clock.now());
      const { rows } = await world.deps.db.execute<{ left: number }>(
        sql`select ${storageLeft((name) => sql`${terms[name]}`)}::float8 as left`,
      );
      return rows[0]?.left;
    };
    await reserve(30);
    expect(await left(100)).toBe(70);
    expect(await left(20)).toBe(-10);
  });

  test('of an unknown organisation cannot be reserved or read', async () => {
    await expect(reserveRoom(world.deps, NOBODY, 1)).rejects.toMatchObject({
      code: 'internal_error',
      cause: { message: 'no storage account' },
    });
    await expect(readUsage(world.deps, NOBODY)).rejects.toThrow(`no storage account of ${NOBODY}`);
  });
});
