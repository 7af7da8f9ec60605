import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files, results, stockItems } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { betweenStatements } from '../../testing/between-statements.ts';
import { sweepBin } from '../creations/sweep-bin.ts';
import {
  type CreationWorld,
  createCreationWorld,
  type MadeResult,
} from '../creations/testing/creation-world.ts';
import { callApi, refusal } from '../storage/testing/call-api.ts';
import { createStorageServer, type StorageServer } from '../storage/testing/storage-server.ts';
import { stockRoutes } from './routes.ts';

const DAY = 86_400_000;
let world: CreationWorld;
let server: StorageServer;
let user: Principal & { projectId: string };
let made: MadeResult;

beforeAll(async () => {
  world = await createCreationWorld();
  server = await createStorageServer(world, stockRoutes(world.deps));
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  user = await world.newFounder();
  made = await world.addResult(user);
});

const call = (method: string, path: string, body?: object) => callApi(server, user, method, path, body);
const add = (item: object) => call('POST', '/org/stock/item', { url: `/files/${made.file.key}`, ...item });
const namesIn = ({ data }: { data: Record<string, unknown> }) =>
  (data['items'] as { name: string }[]).map(({ name }) => name);
const list = async (query = '') => namesIn(await call('GET', `/org/stock/items?${query}`));
const search = async (words: string) =>
  namesIn(await call('GET', `/org/stock/item/search?search=${encodeURIComponent(words)}`));
const inSystem = async (query: string) =>
  namesIn(await call('GET', `/cloud/request/system/stock/items?${query}`));

describe('the stock', () => {
  it('keeps a file under a name, changes it, and lists it newest first, page by page', async () => {
    const { status, data } = await add({ name: 'Boat', tags: ['red'], project_id: user.projectId });
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: 'Boat', kind: 'image', public: false, project_id: user.projectId });
    expect(data['file']).toMatchObject({ path: `/files/${made.file.key}`, width: 32, height: 32 });
    await add({ name: 'Second' });
    await add({ name: 'Third' });
    const first = await call('GET', '/org/stock/items?limit=2');
    expect(namesIn(first)).toEqual(['Third', 'Second']);
    expect(await list(`limit=2&before=${String(first.data['next'])}`)).toEqual(['Boat']);
    expect(await list(`project_id=${user.projectId}`)).toEqual(['Boat']);
    expect(await list('kind=video')).toEqual([]);
    const changed = await call('PUT', `/org/stock/item/${String(data['id'])}`, { name: 'Ship', tags: [] });
    expect(changed).toMatchObject({ status: 200, data: { name: 'Ship', tags: [] } });
    expect(await call('DELETE', `/org/stock/item/${String(data['id'])}`)).toMatchObject({ status: 200 });
    expect(await list()).toEqual(['Third', 'Second']);
  });

  it('is listed to its end, also if an item is removed while a page is read', async () => {
    const { db } = world.deps;
    await add({ name: 'Boat' });
    const other = await world.addResult(user);
    const url = `/files/${other.file.key}`;
    const { data } = await call('POST', '/org/stock/item', { url, name: 'Gone' });
    const remove = async () => {
      await db.delete(stockItems).where(eq(stockItems.id, String(data['id'])));
      await db.delete(results).where(eq(results.fileId, other.file.id));
      await db.delete(files).where(eq(files.id, other.file.id));
    };
    const page = await betweenStatements(/from "files"/, remove, () =>
      call('GET', '/org/stock/items?limit=1'),
    );
    expect(page.data).toEqual({ items: [], next: data['id'] });
    expect(await list(`before=${String(page.data['next'])}`)).toEqual(['Boat']);
  });

  it('is searched by words in both languages', async () => {
    await add({ name: 'Red boat', name_zh: '红色小船', tags: ['sea', '大海'] });
    await add({ name: '100% cotton_shirt', tags: ['garment'] });
    for (const words of ['BOAT', 'sea red', '小船', '大海  红色']) {
      expect(await search(words), words).toEqual(['Red boat']);
    }
    expect(await search('100%')).toEqual(['100% cotton_shirt']);
    // No character has a special meaning.
    expect(await search('n_s')).toEqual(['100% cotton_shirt']);
    expect(await search('b__t')).toEqual([]);
    expect(await search('boat shirt')).toEqual([]);
    expect(await search(' ')).toHaveLength(2);
  });

  it('shows a name in the language of the request if it has one', async () => {
    await add({ name: 'Red boat', name_zh: '红色小船' });
    await add({ name: 'Only English' });
    const response = await fetch(`${server.origin}/api.v1/org/stock/items`, {
      headers: { authorization: `Bearer ${server.tokenOf(user)}`, 'accept-language': 'zh' },
    });
    expect(namesIn((await response.json()) as { data: Record<string, unknown> })).toEqual([
      'Only English',
      '红色小船',
    ]);
  });

  it.each([
    ['a file of nobody', { url: `/files/2026/01/${'f'.repeat(32)}.png` }, 'not_found'],
    ['another address', { url: 'https://example.com/cat.png' }, 'not_found'],
    ['an empty name', { name: ' ' }, 'invalid_input'],
    ['a name with NUL', { name: 'a\0b' }, 'invalid_input'],
    ['too many tags', { tags: Array.from({ length: 31 }, String) }, 'invalid_input'],
    ['a field of ours', { user_id: 'x' }, 'invalid_input'],
    ['a project of nobody', { project_id: crypto.randomUUID() }, 'not_found'],
    ['an offer to everybody, by no operator', { public: true }, 'forbidden'],
  ] as const)('refuses %s', async (_what, wrong, code) => {
    expect(await add({ name: 'Boat', ...wrong })).toMatchObject(refusal(code));
    expect(await list()).toEqual([]);
  });

  it('refuses an empty change', async () => {
    const { data } = await add({ name: 'Boat' });
    const answer = await call('PUT', `/org/stock/item/${String(data['id'])}`, {});
    expect(answer).toMatchObject(refusal('invalid_input'));
  });
});

describe('a result in the stock', () => {
  it('keeps its file when it is deleted, until the item is removed', async () => {
    const { db, clock } = world.deps;
    const { data } = await add({ name: 'Boat' });
    const remove = () => db.update(results).set({ deletedAt: clock.now() }).where(eq(results.id, made.id));
    const fileRows = () => db.select().from(files).where(eq(files.id, made.file.id));
    await remove();
    clock.advance(31 * DAY);
    await sweepBin(world.deps);
    expect(await db.select().from(results).where(eq(results.id, made.id))).toEqual([]);
    expect(await list()).toEqual(['Boat']);
    expect((await fetch(`${server.origin}/files/${made.file.key}`)).status).toBe(200);
    await call('DELETE', `/org/stock/item/${String(data['id'])}`);
    expect(await fileRows()).toEqual([]);
  });

  it('survives the item, like an upload', async () => {
    const { db } = world.deps;
    const { data } = await add({ name: 'Boat' });
    await call('DELETE', `/org/stock/item/${String(data['id'])}`);
    const kept = await db
      .select()
      .from(files)
      .where(and(eq(files.id, made.file.id), isNull(files.deletedAt)));
    expect(kept).toHaveLength(1);
  });
});

describe("the operator's stock", () => {
  it('begins with the photographs that came with the product, in both languages', async () => {
    const answer = await call('GET', '/cloud/request/system/stock/items');
    expect(namesIn(answer)).toEqual(expect.arrayContaining(['Astronaut', 'Cup of coffee']));
    expect(await inSystem('search=cat')).toEqual(['Chelsea the cat']);
    expect(await inSystem(`search=${encodeURIComponent('咖啡')}`)).toEqual(['Cup of coffee']);
    expect(await inSystem('kind=audio')).toEqual([]);
  });

  it('continues with the items of operators, which everyone may use', async () => {
    user = { ...user, isOperator: true };
    await add({ name: 'Studio wall', public: true, tags: ['backdrop'] });
    user = await world.newFounder();
    expect(await inSystem('search=backdrop')).toEqual(['Studio wall']);
    expect(await list()).toEqual([]);
    // The file is found by its address, so a run can name it.
    expect(await add({ name: 'Mine now' })).toMatchObject({ status: 200 });
    const page = await call('GET', '/cloud/request/system/stock/items?limit=1&search=wall');
    expect(await inSystem(`before=${crypto.randomUUID()}&search=cat`)).toEqual([]);
    expect(page.data['next']).toBeNull();
  });
});
