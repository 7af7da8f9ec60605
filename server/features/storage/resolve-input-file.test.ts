import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, projectMembers, projects, results } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import {
  type CreationWorld,
  createCreationWorld,
  type MadeResult,
} from '../creations/testing/creation-world.ts';
import { thumbnailKeyOf } from './key.ts';
import { downloadToPath, readFileToDisk, resolveInputFile } from './resolve-input-file.ts';

let world: CreationWorld;
let founder: Principal & { projectId: string };
let owner: Principal;
let made: MadeResult;
let address: string;

beforeAll(async () => {
  world = await createCreationWorld();
  founder = await world.newFounder();
  owner = await world.newMember(founder, 'member');
  made = await world.addResult(owner);
  address = `/files/${made.file.key}`;
});
afterAll(() => world.close());

const find = (person: Principal, asked = address) => resolveInputFile(world.deps, person, asked);
const NOT_FOUND = { code: 'not_found' };

describe('a file', () => {
  it.each([
    ['a path', (key: string) => `/files/${key}`],
    ['a whole address', (key: string) => `https://studio.example/files/${key}`],
    ['a signed address', (key: string) => `/files/${key}?exp=1&sig=abc`],
  ])('is found by %s', async (_what, make) => {
    expect(await find(owner, make(made.file.key))).toMatchObject({ id: made.file.id, width: 32 });
  });

  it.each([
    ['nothing', () => ''],
    ['another path', (key: string) => `/pictures/${key}`],
    ['another scheme', (key: string) => `ftp://studio.example/files/${key}`],
    ['its smaller copy', (key: string) => `/files/${thumbnailKeyOf(key)}`],
    ['a way around', (key: string) => `/files/2026/../../${key}`],
    ['a malformed address', () => 'http://[::1'],
    ['a key of nobody', () => `/files/2026/01/${'f'.repeat(32)}.png`],
  ])('is not found by %s', async (_what, make) => {
    await expect(find(owner, make(made.file.key))).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('the right to find a file', () => {
  it('belongs to its owner and the admins of the organisation', async () => {
    expect((await find(founder)).id).toBe(made.file.id);
    expect((await find(await world.newMember(founder, 'admin'))).id).toBe(made.file.id);
  });

  it('belongs to no other member, no stranger, and not to its owner in another organisation', async () => {
    const stranger = await world.newFounder();
    const elsewhere = { ...owner, organisationId: stranger.organisationId };
    for (const person of [await world.newMember(founder, 'member'), stranger, elsewhere]) {
      await expect(find(person)).rejects.toMatchObject(NOT_FOUND);
    }
  });

  it('follows the project that a result is in now', async () => {
    const guest = await world.newMember(founder, 'member');
    await world.deps.db.insert(projectMembers).values({ projectId: founder.projectId, userId: guest.userId });
    const shared = await world.addResult(owner, { projectId: founder.projectId });
    const seen = `/files/${shared.file.key}`;
    expect((await find(guest, seen)).id).toBe(shared.file.id);

    const closed = randomUUID();
    const { organisationId } = founder;
    await world.deps.db
      .insert(projects)
      .values({ id: closed, organisationId, name: 'Closed', createdBy: founder.userId });
    await world.deps.db.update(results).set({ projectId: closed }).where(eq(results.id, shared.id));
    await expect(find(guest, seen)).rejects.toMatchObject(NOT_FOUND);
    expect((await find(owner, seen)).id).toBe(shared.file.id);
  });

  it('ends when it is deleted', async () => {
    const gone = await world.addResult(owner);
    await world.deps.db.update(files).set({ deletedAt: new Date() }).where(eq(files.id, gone.file.id));
    await expect(find(owner, `/files/${gone.file.key}`)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('the bytes of a file', () => {
  it('are written whole', async () => {
    const target = path.join(world.folder, 'copy.png');
    await readFileToDisk(world.deps, made.file.key, target);
    expect(fs.statSync(target).size).toBe(made.file.size);
  });

  it('are written without a check for a caller that has checked the address', async () => {
    const target = path.join(world.folder, 'by-address.png');
    await downloadToPath(world.deps, `${address}?exp=1&sig=abc`, target);
    expect(fs.statSync(target).size).toBe(made.file.size);
    for (const other of ['/files/x', `/files/${thumbnailKeyOf(made.file.key)}`, 'no address', ''])
      await expect(downloadToPath(world.deps, other, target), other).rejects.toMatchObject(NOT_FOUND);
  });

  it('are reported as not found if they are gone, and as unavailable if they cannot be written', async () => {
    const nowhere = path.join(world.folder, 'missing', 'copy.png');
    const key = `2026/01/${'f'.repeat(32)}.png`;
    await expect(readFileToDisk(world.deps, key, nowhere)).rejects.toMatchObject(NOT_FOUND);
    await expect(readFileToDisk(world.deps, made.file.key, nowhere)).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
  });
});
