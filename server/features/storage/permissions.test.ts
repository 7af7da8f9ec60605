import { fullPath } from '@inkreel/contract/api/index.ts';
import { listFiles, openUploadToken, uploadTokenForUser } from '@inkreel/contract/api/storage.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectMembers } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { createStorageServer, type StorageServer } from './testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';

let world: StorageWorld;
let server: StorageServer;
let founder: Principal & { projectId: string };
let stranger: Principal & { projectId: string };
let member: Principal;

beforeAll(async () => {
  world = await createStorageWorld();
  server = await createStorageServer(world);
  founder = await world.newFounder();
  member = await world.newMember(founder, 'member');
  stranger = await world.newFounder();
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const TOKEN_QUERY = 'file_name=a.png&content_type=image/png';

async function call(path: string, user?: Principal, init: RequestInit = {}) {
  const headers: Record<string, string> =
    user === undefined ? {} : { authorization: `Bearer ${server.tokenOf(user)}` };
  const response = await fetch(new URL(path, server.origin), { ...init, headers });
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  return { status: response.status, data };
}

async function upload(user: Principal): Promise<string> {
  const { data } = await call(`${fullPath(uploadTokenForUser)}?${TOKEN_QUERY}`, user);
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#222222' } })
    .png()
    .toBuffer();
  // No bearer token here: the address is the permission.
  const put = await call(String(data['upload_url']), undefined, { method: 'PUT', body: new Uint8Array(png) });
  expect(put.status).toBe(200);
  return String(put.data['id']);
}

describe('files', () => {
  it.each([uploadTokenForUser, openUploadToken, listFiles])(
    'need a signed-in user ($path)',
    async (endpoint) => {
      expect((await call(`${fullPath(endpoint)}?${TOKEN_QUERY}`)).status).toBe(401);
    },
  );

  it('cannot be uploaded into a project that the user does not see', async () => {
    const ask = (user: Principal, project: string) =>
      call(`${fullPath(uploadTokenForUser)}?${TOKEN_QUERY}&project_id=${project}`, user);
    expect((await ask(founder, founder.projectId)).status).toBe(200);
    expect((await ask(member, founder.projectId)).status).toBe(404);
    expect((await ask(stranger, founder.projectId)).status).toBe(404);
    const added = await world.newMember(founder, 'member');
    await world.deps.db.insert(projectMembers).values({ projectId: founder.projectId, userId: added.userId });
    expect((await ask(added, founder.projectId)).status).toBe(200);
    expect((await ask({ ...added, organisationId: stranger.organisationId }, founder.projectId)).status).toBe(
      404,
    );
  });

  it('are listed for their uploader, in the organisation where they were uploaded', async () => {
    const id = await upload(member);
    const listed = async (user: Principal) => {
      const { data } = await call(fullPath(listFiles), user);
      return (data['items'] as { id: string }[]).map((item) => item.id);
    };
    expect(await listed(member)).toEqual([id]);
    expect(await listed(founder)).toEqual([]);
    expect(await listed(stranger)).toEqual([]);
    // The same person working in another organisation.
    expect(await listed({ ...member, organisationId: stranger.organisationId })).toEqual([]);
  });
});
