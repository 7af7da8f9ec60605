import { OLD_UPLOAD_DAYS } from '@inkreel/contract/api/storage.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { betweenStatements } from '../../testing/between-statements.ts';
import { addStock } from '../stock/add-stock.ts';
import { clearUploads, deleteUpload } from './delete-uploads.ts';
import { discardFilesOf } from './discard-files.ts';
import { insertFile, prepareFile } from './keep-file.ts';
import { wavFile } from './media/testing/media-files.ts';
import { readUsage } from './quota/room.ts';
import { storageUsage } from './quota/usage.ts';
import { findUsedBytes } from './quota/used-bytes.ts';
import { files } from './tables.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';

const DAY = 86_400_000;
const sound = wavFile();
let world: StorageWorld;
let founder: Principal;
let member: Principal;

beforeAll(async () => {
  world = await createStorageWorld();
  founder = await world.newFounder();
  member = await world.newMember(founder, 'member');
});
afterAll(() => world.close());

async function addFile(user: Principal, fromType: 'tool' | 'result' | 'avatar' = 'tool') {
  const prepared = await prepareFile(world.deps, {
    source: { bytes: sound },
    contentType: 'audio/wav',
    organisationId: user.organisationId,
    userId: user.userId,
    projectId: undefined,
    name: 'a sound',
    fromType,
    shareType: 'public',
  });
  await insertFile(world.deps.db, prepared);
  return { id: prepared.id, url: `/files/${prepared.key}` };
}

const used = async () => (await readUsage(world.deps, founder.organisationId)).used;
const NOT_FOUND = { code: 'not_found' };

describe('uploads', () => {
  it('are removed by their owner, which frees their space', async () => {
    const { id } = await addFile(member);
    for (const other of [founder, await world.newFounder()]) {
      await expect(deleteUpload(world.deps, other, id)).rejects.toMatchObject(NOT_FOUND);
    }
    expect(await used()).toBe(sound.length);
    expect(await deleteUpload(world.deps, member, id)).toEqual({ files: 1, bytes: sound.length });
    expect(await used()).toBe(0);
    await expect(deleteUpload(world.deps, member, id)).rejects.toMatchObject(NOT_FOUND);
  });

  it('are the only files that can be deleted this way: results have the bin, and library items are kept', async () => {
    const result = await addFile(member, 'result');
    const avatar = await addFile(member, 'avatar');
    const stocked = await addFile(member);
    await addStock(world.deps, member, { url: stocked.url, name: 'Kept', tags: [], public: false }, 'en');
    for (const { id } of [result, avatar]) {
      await expect(deleteUpload(world.deps, member, id)).rejects.toMatchObject(NOT_FOUND);
    }
    const inUse = { code: 'file_in_use' };
    await expect(deleteUpload(world.deps, member, stocked.id)).rejects.toMatchObject(inUse);
    await expect(deleteUpload(world.deps, founder, stocked.id)).rejects.toMatchObject(NOT_FOUND);
  });

  it('are cleared once they are old, and only the caller’s', async () => {
    const before = await used();
    const now = world.deps.clock.now();
    // Rows are dated by the database, so the test's clock is set to the real time.
    world.deps.clock.advance(Date.now() - now.getTime());
    const [mine, theirs] = [await addFile(member), await addFile(founder)];
    expect(await clearUploads(world.deps, member)).toEqual({ files: 0, bytes: 0 });
    world.deps.clock.advance((OLD_UPLOAD_DAYS + 1) * DAY);
    expect(await clearUploads(world.deps, member)).toEqual({ files: 1, bytes: sound.length });
    expect(await used()).toBe(before + sound.length);
    await expect(deleteUpload(world.deps, member, mine.id)).rejects.toMatchObject(NOT_FOUND);
    expect(await deleteUpload(world.deps, founder, theirs.id)).toMatchObject({ files: 1 });
  });
});

describe('the storage that organisations use', () => {
  it('is reported in total, by kind, and in lists', async () => {
    const { db, files: store } = world.deps;
    const [full, empty] = [await world.newFounder(), await world.newFounder()];
    await addFile(full);
    const facts = { quota: store.quotas.free.bytes, results: 0, bin: 0 };
    const size = sound.length;
    expect(await storageUsage(world.deps, full)).toEqual({ ...facts, used: size, uploads: size });
    expect(await storageUsage(world.deps, empty)).toEqual({ ...facts, used: 0, uploads: 0 });
    const [one, other] = [full.organisationId, empty.organisationId];
    expect(await findUsedBytes(db, [one, other])).toEqual(
      new Map([
        [one, size],
        [other, 0],
      ]),
    );
  });

  it('is never less than its parts, also if files are removed while it is read', async () => {
    const owner = await world.newFounder();
    const { id } = await addFile(owner);
    const usage = () => storageUsage(world.deps, owner);
    const found = await betweenStatements(
      /storage_accounts account/,
      () => deleteUpload(world.deps, owner, id),
      usage,
    );
    expect(found).toMatchObject({ used: sound.length, uploads: sound.length });
    expect(await usage()).toMatchObject({ used: 0, uploads: 0 });
  });
});

describe('the files of a deleted organisation', () => {
  it('are all removed, however many there are', async () => {
    const { db } = world.deps;
    const { organisationId, userId } = await world.newFounder();
    const about = {
      name: 'a',
      contentType: 'audio/wav',
      size: 1,
      sha256: '',
      fromType: 'tool',
      shareType: 'public',
    };
    await db.insert(files).values(
      Array.from({ length: 101 }, () => {
        const id = crypto.randomUUID();
        return { ...about, id, key: id, organisationId, userId };
      }),
    );
    const left = () => db.$count(files, eq(files.organisationId, organisationId));
    expect(await left()).toBe(101);
    await discardFilesOf(db, [organisationId]);
    expect(await left()).toBe(0);
  });
});
