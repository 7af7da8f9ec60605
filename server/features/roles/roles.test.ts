import { ROLES_PER_PROJECT } from '@inkreel/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentParts, documents, files, looks, roles } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { addUpload } from '../documents/testing/document-world.ts';
import { createProject } from '../organisations/create-project.ts';
import type { StorageDeps } from '../storage/files.ts';
import { callApi, refusal } from '../storage/testing/call-api.ts';
import { createStorageServer, type StorageServer } from '../storage/testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from '../storage/testing/storage-world.ts';
import { createRole } from './change-role.ts';
import type { MakeLookDeps } from './make-look.ts';
import { roleRoutes } from './routes.ts';
import { newRole } from './testing/role-bodies.ts';

const ROLE = '/org/project/works/role';
const VOICE = { id: 'ann', language: 'en-US', emotion: 'happy', speed: 90 };
let world: StorageWorld;
let server: StorageServer;
let user: Principal & { projectId: string };
beforeAll(async () => {
  world = await createStorageWorld();
  // No run is started here.
  server = await createStorageServer(world, roleRoutes(world.deps as StorageDeps as MakeLookDeps));
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  user = await world.newFounder();
});

const call = (method: string, path: string, body?: object) => callApi(server, user, method, path, body);
const create = async (about: object = {}) =>
  String((await call('POST', ROLE, { name: 'Mara', ...about })).data['id']);
const items = ({ data }: { data: Record<string, unknown> }) => data['items'] as Record<string, unknown>[];
const namesIn = (answer: { data: Record<string, unknown> }) => items(answer).map(({ name }) => name);
const list = async (query = '') => namesIn(await call('GET', `${ROLE}s?${query}`));
const looksOf = async (id: string) => items(await call('GET', `${ROLE}/models?role_id=${id}`));
/** An upload as the page makes one for a character. */
async function addPicture() {
  const file = await addUpload(world, user);
  await world.deps.db.update(files).set({ fromType: 'role' }).where(eq(files.id, file.id));
  return { id: file.id, url: `${server.origin}/files/${file.key}` };
}
const isStored = async (id: string) => (await world.deps.db.$count(files, eq(files.id, id))) === 1;
const addLook = (roleId: string, url: string, about: object = {}) =>
  call('POST', `${ROLE}/model`, { role_id: roleId, image_url: url, ...about });

describe('a character', () => {
  it('is created in the project that its author works in, and answered as it was given', async () => {
    const { url } = await addPicture();
    const about = {
      name: ' Mara ',
      description: 'A sailor',
      avatar: url,
      is_main_character: true,
      voice: VOICE,
    };
    const traits = { hair: 'long', accessories: ['glasses'] };
    const { status, data } = await call('POST', ROLE, { ...about, traits });
    expect(status).toBe(200);
    expect(data).toMatchObject({ ...about, name: 'Mara', project_id: user.projectId, traits, looks: 0 });
    expect(await call('GET', `${ROLE}?id=${String(data['id'])}`)).toMatchObject({ status: 200, data });
  });

  it('is listed newest first, page by page, by project and by words', async () => {
    const { projectId: project_id } = user;
    const other = await createProject(world.deps, user, { name: 'Other' });
    await create({ name: 'Ada', description: 'A 100% blue coat', project_id });
    await create({ name: 'Bo', project_id: other.id });
    await create({ name: '陈明', project_id });
    expect(await list()).toEqual(['陈明', 'Bo', 'Ada']);
    const first = await call('GET', `${ROLE}s?limit=2`);
    expect(namesIn(first)).toEqual(['陈明', 'Bo']);
    expect(await list(`limit=2&before=${String(first.data['next'])}`)).toEqual(['Ada']);
    expect(await list(`project_id=${other.id}`)).toEqual(['Bo']);
    expect(await list('search=BLUE')).toEqual(['Ada']);
    expect(await list(`search=${encodeURIComponent('100%')}`)).toEqual(['Ada']);
    expect(await list('search=100_')).toEqual([]);
    expect(await list(`search=${encodeURIComponent('陈')}`)).toEqual(['陈明']);
  });

  it('keeps what a change does not name', async () => {
    const { url } = await addPicture();
    const id = await create({ description: 'A sailor', avatar: url, voice: VOICE, traits: { hair: 'long' } });
    const { data } = await call('PUT', `${ROLE}/${id}`, { name: 'Lin' });
    expect(data).toMatchObject({ name: 'Lin', description: 'A sailor', avatar: url, voice: VOICE });
    const voiceless = await call('PUT', `${ROLE}/${id}`, { voice: null, traits: {} });
    expect(voiceless.data).toMatchObject({ name: 'Lin', voice: null, traits: {} });
    expect(await call('PUT', `${ROLE}/${id}`, {})).toMatchObject(refusal('invalid_input'));
  });

  it('is moved to another project', async () => {
    const id = await create();
    const other = await createProject(world.deps, user, { name: 'Other' });
    const moved = await call('PUT', `${ROLE}/${id}`, { project_id: other.id });
    expect(moved.data).toMatchObject({ project_id: other.id });
    expect(await list(`project_id=${user.projectId}`)).toEqual([]);
  });

  it.each([
    ['an empty name', { name: ' ' }],
    ['a name of 5,000 characters', { name: 'x'.repeat(5000) }],
    ['a name of two lines', { name: 'Mara\nLin' }],
    ['a name with NUL', { name: 'a\0b' }],
    ['a description of 5,000 characters', { description: 'x'.repeat(5000) }],
    ['an emotion that no voice has', { voice: { ...VOICE, emotion: 'bored' } }],
    ['a speed that no voice has', { voice: { ...VOICE, speed: 900 } }],
    ['a field of ours in a voice', { voice: { ...VOICE, price: 0 } }],
    ['traits that are no object', { traits: ['tall'] }],
    ['a trait that is an object', { traits: { hair: { color: 'red' } } }],
    ['a field of ours', { organisation_id: 'x' }],
  ])('with %s is refused', async (_what, wrong) => {
    expect(await call('POST', ROLE, { name: 'Mara', ...wrong })).toMatchObject(refusal('invalid_input'));
    expect(await list()).toEqual([]);
  });

  it('keeps names that look like markup or a formula as the text that they are', async () => {
    for (const name of [
      '<img src=x onerror=alert(1)>',
      '=HYPERLINK("http://x.test")',
      "Robert'); drop table roles",
    ])
      await create({ name });
    expect(await list()).toEqual([
      "Robert'); drop table roles",
      '=HYPERLINK("http://x.test")',
      '<img src=x onerror=alert(1)>',
    ]);
  });

  it('has a limit in each project, also for many at once', async () => {
    const { deps } = world;
    const { organisationId, userId, projectId } = user;
    const about = {
      organisationId,
      userId,
      projectId,
      name: 'Extra',
      description: '',
      isMain: false,
      traits: {},
    };
    const rows = Array.from({ length: ROLES_PER_PROJECT - 1 }, () => ({ ...about, id: crypto.randomUUID() }));
    await deps.db.insert(roles).values(rows);
    const both = await Promise.allSettled([
      createRole(deps, user, newRole()),
      createRole(deps, user, newRole()),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await call('POST', ROLE, { name: 'One more' })).toMatchObject(refusal('role_limit_reached'));
    const other = await createProject(deps, user, { name: 'Other' });
    const id = await create({ project_id: other.id });
    const moved = await call('PUT', `${ROLE}/${id}`, { project_id: projectId });
    expect(moved).toMatchObject(refusal('role_limit_reached'));
  });
});

describe('a look', () => {
  it('of a character is primary if it is the first; later ones keep its traits and name what differs', async () => {
    const { url } = await addPicture();
    const id = await create({ traits: { hair: 'long', clothes: 'coat' } });
    const first = await addLook(id, url, { prompt: 'at sea' });
    expect(first.data).toMatchObject({
      role_id: id,
      image_url: url,
      prompt: 'at sea',
      is_primary: true,
      traits: { hair: 'long', clothes: 'coat' },
    });
    const green = await addLook(id, url, { name: 'green coat', traits: { clothes_color: 'green' } });
    expect(green.data).toMatchObject({
      is_primary: false,
      traits: { hair: 'long', clothes: 'coat', clothes_color: 'green' },
    });
    expect((await looksOf(id)).map(({ name }) => name)).toEqual(['', 'green coat']);
    expect((await call('GET', `${ROLE}?id=${id}`)).data).toMatchObject({ looks: 2, image_url: url });
  });

  it('gives its place to the oldest one left when it was primary', async () => {
    const { url } = await addPicture();
    const id = await create();
    const [first] = [await addLook(id, url), await addLook(id, url, { name: 'b' }), await addLook(id, url)];
    await call('DELETE', `${ROLE}/model/${String(first?.data['id'])}`);
    expect((await looksOf(id)).map(({ name, is_primary }) => [name, is_primary])).toEqual([
      ['b', true],
      ['', false],
    ]);
  });

  it('is stored once, however often its call is sent', async () => {
    const { url } = await addPicture();
    const id = await create();
    const send = async (body: object) => {
      const response = await fetch(`${server.origin}/api.v1${ROLE}/model`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${server.tokenOf(user)}`,
          'content-type': 'application/json',
          'idempotency-key': 'once',
        },
        body: JSON.stringify({ role_id: id, image_url: url, ...body }),
      });
      const { code, data } = (await response.json()) as { code: number; data: { id: string } };
      return { status: response.status, code, id: data?.id };
    };
    const [first, second] = await Promise.all([send({}), send({})]);
    expect(first.id).toBe(second.id);
    expect(await looksOf(id)).toHaveLength(1);
    const other = (await addPicture()).url;
    expect(await send({ image_url: other })).toMatchObject(refusal('idempotency_mismatch'));
  });

  it('takes the place of the primary one if its picture is to be that', async () => {
    const [old, { url }] = [(await addPicture()).url, await addPicture()];
    const id = await create({ traits: { hair: 'long' } });
    await addLook(id, old, { name: 'old', traits: { hair: 'bob' } });
    const { data } = await addLook(id, url, { name: 'next', is_primary: true });
    expect(data).toMatchObject({ is_primary: true, traits: { hair: 'long' } });
    expect((await looksOf(id)).map(({ name, is_primary }) => [name, is_primary])).toEqual([
      ['next', true],
      ['old', false],
    ]);
    expect((await call('GET', `${ROLE}?id=${id}`)).data).toMatchObject({ image_url: url });
  });

  it('is primary only once, also if two are stored at once', async () => {
    const { url } = await addPicture();
    const id = await create();
    await Promise.all([addLook(id, url), addLook(id, url)]);
    expect((await looksOf(id)).map(({ is_primary }) => is_primary)).toEqual([true, false]);
  });
});

describe('the pictures of a character', () => {
  it('are kept as long as it names them, and released after', async () => {
    const [avatar, first, second] = [await addPicture(), await addPicture(), await addPicture()];
    const id = await create({ avatar: avatar.url });
    const one = await addLook(id, first.url);
    await addLook(id, second.url);
    expect(await call('DELETE', `/storage/files/${first.id}`)).not.toMatchObject({ status: 200 });
    await call('PUT', `${ROLE}/${id}`, { avatar: first.url });
    expect([await isStored(avatar.id), await isStored(first.id)]).toEqual([false, true]);
    await call('DELETE', `${ROLE}/model/${String(one.data['id'])}`);
    expect([await isStored(first.id), await isStored(second.id)]).toEqual([true, true]);
    await call('DELETE', `${ROLE}/${id}`);
    expect([await isStored(first.id), await isStored(second.id)]).toEqual([false, false]);
    expect(await world.deps.db.$count(looks, eq(looks.roleId, id))).toBe(0);
  });

  it('that were uploaded for a tool stay among its uploads', async () => {
    const file = await addUpload(world, user);
    const id = await create({ avatar: `/files/${file.key}` });
    await call('DELETE', `${ROLE}/${id}`);
    expect(await isStored(file.id)).toBe(true);
  });
});

describe('what a deletion changes', () => {
  /** A story in which the character speaks twice, and that shows it in three shots, two of them drawn. */
  async function addStory(role: string, look?: string): Promise<string> {
    const id = crypto.randomUUID();
    const { organisationId, userId } = user;
    const { db, clock } = world.deps;
    const about = { id, organisationId, userId, kind: 'story', name: 'The harbour', updatedAt: clock.now() };
    await db.insert(documents).values(about);
    const image = { file: 'file:one', made: {}, points: 20, at: '' };
    const parts = [
      { kind: 'line', role },
      { kind: 'line', role },
      { kind: 'line', role: crypto.randomUUID() },
      { kind: 'line', text: role },
      { kind: 'shot', roles: [{ role: crypto.randomUUID() }, { role }], images: [image] },
      { kind: 'shot', roles: [{ role, ...(look !== undefined && { look }) }], images: [image] },
      { kind: 'shot', roles: [{ role }] },
      { kind: 'shot', roles: [] },
    ];
    const shared = {
      documentId: id,
      organisationId,
      schemaVersion: 1,
      revisions: {},
      revision: 1,
      fileIds: [],
    };
    await db.insert(documentParts).values(
      parts.map((part, at) => ({
        ...shared,
        id: `p${at}`,
        part: { ...part, id: `p${at}`, parent: null, index: `a${at}` },
        size: 1,
      })),
    );
    return id;
  }

  it('is answered before it happens: lines, shots, and those whose picture goes stale', async () => {
    const id = await create();
    const story = await addStory(id);
    const stories = [{ id: story, name: 'The harbour', lines: 2, shots: 3 }];
    const preview = await call('DELETE', `${ROLE}/${id}?preview=true`);
    expect(preview.data).toEqual({ lines: 2, shots: 3, stale: 2, stories });
    expect(await list()).toEqual(['Mara']);
    expect((await call('DELETE', `${ROLE}/${id}`)).data).toEqual(preview.data);
    expect(await list()).toEqual([]);
    // Shots keep their pictures.
    const [shot] = await world.deps.db.select().from(documentParts).where(eq(documentParts.id, 'p5'));
    expect(shot?.part).toMatchObject({ roles: [{ role: id }], images: [{ file: 'file:one' }] });
  });

  it('with a look is what was drawn from it; the primary one draws shots that name none', async () => {
    const { url } = await addPicture();
    const id = await create();
    const [first, second] = [await addLook(id, url), await addLook(id, url)];
    await addStory(id, String(second.data['id']));
    const preview = async (look: typeof first) =>
      (await call('DELETE', `${ROLE}/model/${String(look.data['id'])}?preview=true`)).data;
    expect(await preview(first)).toMatchObject({ lines: 0, shots: 2, stale: 1 });
    expect(await preview(second)).toMatchObject({ lines: 0, shots: 1, stale: 1 });
    expect(await looksOf(id)).toHaveLength(2);
  });

  it('leaves out stories in the bin', async () => {
    const id = await create();
    const story = await addStory(id);
    await world.deps.db.update(documents).set({ deletedAt: new Date() }).where(eq(documents.id, story));
    const { data } = await call('DELETE', `${ROLE}/${id}?preview=true`);
    expect(data).toEqual({ lines: 0, shots: 0, stale: 0, stories: [] });
  });
});
