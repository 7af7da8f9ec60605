import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { files } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { documentRoutes } from '../documents/routes.ts';
import { addUpload } from '../documents/testing/document-world.ts';
import { callApi, refusal } from '../storage/testing/call-api.ts';
import { createStorageServer, type StorageServer } from '../storage/testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from '../storage/testing/storage-world.ts';
import { storyRoutes } from './routes.ts';
import type { StoryDeps } from './story-deps.ts';

let world: StorageWorld;
let server: StorageServer;
let user: Principal & { projectId: string };
beforeAll(async () => {
  world = await createStorageWorld();
  // No run is started here.
  const deps = world.deps as unknown as StoryDeps;
  server = await createStorageServer(world, [...storyRoutes(deps), ...documentRoutes(deps)]);
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  user = await world.newFounder();
});

const call = (method: string, path: string, body?: object, as: Principal = user) =>
  callApi(server, as, method, path, body);

async function addPicture() {
  const file = await addUpload(world, user);
  await world.deps.db.update(files).set({ fromType: 'script' }).where(eq(files.id, file.id));
  return { source: `file:${file.id}`, url: `${server.origin}/files/${file.key}` };
}

async function newStory() {
  const parts = [
    { id: HEAD, kind: HEAD, parent: null, index: 'a0', language: 'en' },
    { id: 'scene', kind: 'scene', parent: null, index: 'a1' },
    { id: 'one', kind: 'shot', parent: 'scene', index: 'a0' },
    { id: 'two', kind: 'shot', parent: 'scene', index: 'a1' },
  ];
  const { data } = await call('POST', '/documents', {
    kind: storyKind.kind,
    name: 'Moon',
    schema: storyKind.version,
    content: { parts },
  });
  return String(data['id']);
}
const imagesOf = async (id: string, shot: string) => {
  const { data } = await call('GET', `/documents/${id}`);
  const { parts } = data['content'] as {
    parts: { id: string; images?: { file: string; points: number }[] }[];
  };
  return (parts.find((part) => part.id === shot)?.images ?? []).map(({ file, points }) => [file, points]);
};

it('shows pictures of the person in shots, once each', async () => {
  const id = await newStory();
  const [first, second] = [await addPicture(), await addPicture()];
  const images = [
    { shot: 'one', image_url: first.url },
    { shot: 'two', image_url: second.url },
  ];
  expect(await call('POST', `/stories/${id}/shots/images`, { images })).toMatchObject({
    status: 200,
    data: { shots: ['one', 'two'] },
  });
  expect(await call('POST', `/stories/${id}/shots/images`, { images })).toMatchObject({
    data: { shots: [] },
  });
  expect(await imagesOf(id, 'one')).toEqual([[first.source, 0]]);
  expect(await imagesOf(id, 'two')).toEqual([[second.source, 0]]);
});

it('refuses shots that are not there, pictures of others, and strangers', async () => {
  const id = await newStory();
  const picture = await addPicture();
  const place = (shot: string, image_url: string, as?: Principal) =>
    call('POST', `/stories/${id}/shots/images`, { images: [{ shot, image_url }] }, as);
  expect(await place('scene', picture.url)).toMatchObject(refusal('not_found'));
  expect(await place('one', `${server.origin}/files/none.png`)).toMatchObject(refusal('not_found'));
  expect(await place('one', picture.url, await world.newFounder())).toMatchObject(refusal('not_found'));
  expect(await imagesOf(id, 'one')).toEqual([]);
});
