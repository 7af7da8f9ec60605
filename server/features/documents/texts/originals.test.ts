import { MOST_ORIGINALS } from '@inkreel/contract/api/originals.ts';
import { TEXT_FILE_LIMITS } from '@inkreel/contract/api/text-files.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { textKind } from '@inkreel/contract/documents/text-document.ts';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { documents } from '../../../db/schema.ts';
import type { Principal } from '../../../http/principal.ts';
import { readUsage } from '../../storage/quota/room.ts';
import { callApi, refusal } from '../../storage/testing/call-api.ts';
import { createStorageServer, type StorageServer } from '../../storage/testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from '../../storage/testing/storage-world.ts';
import { documentRoutes } from '../routes.ts';

let world: StorageWorld;
let server: StorageServer;
let user: Principal;
beforeAll(async () => {
  world = await createStorageWorld();
  const deps = world.deps as unknown as Parameters<typeof documentRoutes>[0];
  server = await createStorageServer(world, documentRoutes(deps));
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
const used = async () => (await readUsage(world.deps, user.organisationId)).used;

async function newText(kind = 'text'): Promise<string> {
  const parts = [{ id: HEAD, kind: HEAD, parent: null, index: 'a0' }];
  const { data } = await call('POST', '/documents', {
    kind,
    name: 'A',
    schema: textKind.version,
    content: { parts },
  });
  return String(data['id']);
}
const file = (words: string) => new TextEncoder().encode(words);
const keep = (id: string, name: string, words: string) =>
  call('PUT', `/documents/${id}/originals?name=${encodeURIComponent(name)}`, file(words));
const names = async (id: string) => {
  const { data } = await call('GET', `/documents/${id}/originals`);
  return (data['items'] as { name: string }[]).map(({ name }) => name);
};

it('gives back a file as it was, to be saved and never shown', async () => {
  const id = await newText();
  const before = await used();
  const { data } = await keep(id, '旅行/a.md', '# 旅行\r\n<script>alert(1)</script>');
  expect(data).toMatchObject({ size: 35 });
  expect(await used()).toBe(before + 35);
  const answer = await fetch(`${server.origin}/api.v1/documents/${id}/originals/${String(data['id'])}`, {
    headers: { authorization: `Bearer ${server.tokenOf(user)}` },
  });
  expect(await answer.text()).toBe('# 旅行\r\n<script>alert(1)</script>');
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
});

it('keeps the newest files of a text, and counts no more than those', async () => {
  const id = await newText();
  const before = await used();
  for (let at = 0; at <= MOST_ORIGINALS; at += 1) await keep(id, `${at}.md`, '12345');
  expect(await names(id)).toEqual(
    Array.from({ length: MOST_ORIGINALS }, (_, at) => `${MOST_ORIGINALS - at}.md`),
  );
  expect(await used()).toBe(before + 5 * MOST_ORIGINALS);
});

it('goes with its text, with what it counted', async () => {
  const id = await newText();
  await keep(id, 'a.md', '12345');
  await world.deps.db.delete(documents).where(eq(documents.id, id));
  expect(await used()).toBe(0);
});

it('is not seen by another organisation, and not kept by other documents', async () => {
  const id = await newText();
  const { data } = await keep(id, 'a.md', '12345');
  const other = await world.newFounder();
  for (const [method, path] of [
    ['GET', 'originals'],
    ['PUT', 'originals?name=a.md'],
    ['GET', `originals/${String(data['id'])}`],
  ] as const) {
    const body = method === 'PUT' ? file('x') : undefined;
    expect(await call(method, `/documents/${id}/${path}`, body, other)).toMatchObject(refusal('not_found'));
  }
  expect(await names(id)).toEqual(['a.md']);
  const mine = await newText();
  expect(await call('GET', `/documents/${mine}/originals/${String(data['id'])}`)).toMatchObject(
    refusal('not_found'),
  );
});

it('refuses files that are too large, empty, or more than there is room for', async () => {
  const id = await newText();
  const large = new Uint8Array(TEXT_FILE_LIMITS.bytes + 1);
  expect(await call('PUT', `/documents/${id}/originals?name=a`, large)).toMatchObject(
    refusal('file_too_large'),
  );
  expect(await keep(id, 'a.md', '')).toMatchObject(refusal('upload_size_mismatch'));
  world.deps.files.quotas = { ...STORAGE_QUOTAS, free: { bytes: await used(), hourlyBytes: 1 } };
  expect(await keep(id, 'a.md', '12345')).toMatchObject(refusal('storage_full'));
  world.deps.files.quotas = STORAGE_QUOTAS;
  expect(await names(id)).toEqual([]);
});
