import http from 'node:http';
import { ERRORS } from '@inkreel/contract/errors.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDecodeBudget } from '../../decoding/decode-budget.ts';
import type { Principal } from '../../http/principal.ts';
import { createStorageServer, type StorageServer } from './testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';

const MB = 1024 * 1024;
let world: StorageWorld;
let server: StorageServer;
let [stranger, person] = [{}, {}] as [Principal, Principal];
let heavy: Buffer;
let small: Buffer;

beforeAll(async () => {
  world = await createStorageWorld();
  server = await createStorageServer(world);
  [stranger, person] = [await world.newFounder(), await world.newFounder()];
  const flat = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#5078a0' } });
  // A thousand bytes that take 55 MB of a decoder.
  heavy = await flat(1500).avif({ effort: 0 }).toBuffer();
  small = await flat(300).jpeg().toBuffer();
});
beforeEach(() => {
  world.deps.files.decoding = createDecodeBudget({ capacity: 120 * MB, large: 4, small: 2 });
});
afterAll(async () => {
  await server.close();
  await world.close();
});

async function askAddress(user: Principal, type: string): Promise<string> {
  const headers = { authorization: `Bearer ${server.tokenOf(user)}` };
  const query = new URLSearchParams({ file_name: 'a', content_type: type });
  const answer = await fetch(`${server.origin}/api.v1/storage/upload/token?${query}`, { headers });
  return ((await answer.json()) as { data: { upload_url: string } }).data.upload_url;
}
const put = (address: string, bytes: Buffer) =>
  fetch(address, { method: 'PUT', body: new Uint8Array(bytes) });
const send = async (user: Principal, bytes: Buffer) =>
  put(await askAddress(user, bytes === small ? 'image/jpeg' : 'image/avif'), bytes);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: number }).code;

test('many uploads of a heavy image are decoded within the budget, and a small one is not kept waiting', async () => {
  const { decoding } = world.deps.files;
  const many = Array.from({ length: 12 }, () => send(stranger, heavy));
  await expect.poll(() => decoding.usage().waiting).toBeGreaterThan(5);
  const quick = await send(person, small);
  expect(quick.status).toBe(200);
  expect(decoding.usage().waiting).toBeGreaterThan(0);
  for (const { status } of await Promise.all(many)) expect(status).toBe(200);
  const { peakBytes, ...rest } = decoding.usage();
  expect(rest).toEqual({ bytes: 0, running: 0, waiting: 0 });
  // Two heavy ones fit, three do not; the small one has reserved room.
  expect(peakBytes).toBeGreaterThan(100 * MB);
  expect(peakBytes).toBeLessThan(120 * MB + 20 * MB);
});

test('an image beyond the budget of any decode is refused before it is decoded', async () => {
  world.deps.files.decoding = createDecodeBudget({ capacity: 50 * MB });
  const answer = await send(stranger, heavy);
  expect(answer.status).toBe(415);
  expect(await codeOf(answer)).toBe(ERRORS.image_too_heavy.number);
  expect(world.deps.files.decoding.usage().peakBytes).toBe(0);
});

test('an upload that gets no turn in time is told when to retry, and the same address accepts it then', async () => {
  const decoding = createDecodeBudget({ capacity: 120 * MB, large: 1, waitMs: 1 });
  world.deps.files.decoding = decoding;
  const owner = { organisationId: 'somebody', userId: 'else' };
  const release = await decoding.acquire({ bytes: 100 * MB, pixels: 1, owner });
  const address = await askAddress(stranger, 'image/avif');
  const busy = await put(address, heavy);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await codeOf(busy)).toBe(ERRORS.images_busy.number);
  release();
  expect((await put(address, heavy)).status).toBe(200);
});

test('an upload whose sender hangs up leaves the queue', async () => {
  const { decoding } = world.deps.files;
  const owner = { organisationId: 'somebody', userId: 'else' };
  const release = await decoding.acquire({ bytes: 110 * MB, pixels: 1, owner });
  const request = http.request(await askAddress(stranger, 'image/avif'), { method: 'PUT' });
  request.on('error', () => undefined);
  request.end(heavy);
  await expect.poll(() => decoding.usage().waiting).toBe(1);
  request.destroy();
  await expect.poll(() => decoding.usage().waiting).toBe(0);
  release();
});
