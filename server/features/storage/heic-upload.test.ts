import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { readUsage } from './quota/room.ts';
import { type Answer, callApi, refusal } from './testing/call-api.ts';
import { createStorageServer, type StorageServer } from './testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';

const heic = fs.readFileSync(new URL('./picture/testing/turned.heic', import.meta.url));
let world: StorageWorld;
let server: StorageServer;
let user: Principal;

/** A web site with one photograph. */
const site = http.createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'image/heic' }).end(heic);
});

beforeAll(async () => {
  world = await createStorageWorld();
  server = await createStorageServer(world);
  user = await world.newFounder();
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await server.close();
  await world.close();
});

async function newUpload(type: string, more = ''): Promise<string> {
  const query = `file_name=IMG_1.HEIC&content_type=${type}${more}`;
  const { data } = await callApi(server, user, 'GET', `/storage/upload/token?${query}`);
  return String(data['upload_url']);
}

const ways: Readonly<Record<string, () => Promise<Answer>>> = {
  'in one request': async () => callApi(server, user, 'PUT', await newUpload('image/heic'), heic),
  'under the other name of its type': async () =>
    callApi(server, user, 'PUT', await newUpload('image/heif'), heic),
  'in parts': async () => {
    const address = await newUpload('image/heic', `&size=${heic.length}&parts=true`);
    await callApi(server, user, 'PUT', `${address}/parts/0`, heic.subarray(0, 1000));
    await callApi(server, user, 'PUT', `${address}/parts/1000`, heic.subarray(1000));
    return callApi(server, user, 'POST', `${address}/finish`);
  },
  'by address': () => {
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/IMG_1.HEIC`;
    return callApi(server, user, 'POST', '/storage/upload/url', { url });
  },
};

describe('a HEIC photograph', () => {
  it.each(Object.keys(ways))('that comes %s is kept as JPEG', async (way) => {
    const answer = await ways[way]?.();
    expect(answer).toMatchObject({
      status: 200,
      data: { content_type: 'image/jpeg', width: 48, height: 64 },
    });
    const stored = await fetch(new URL(String(answer?.data['path']), server.origin));
    expect(stored.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await stored.arrayBuffer());
    expect(bytes.length).toBe(answer?.data['size']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 48, height: 64 });
    const { data } = await callApi(server, user, 'GET', '/storage/files');
    expect((data['items'] as { name: string }[])[0]?.name).toBe('IMG_1.jpg');
  });

  it('that comes in parts needs space for the larger JPEG, and waits for it', async () => {
    const { files } = world.deps;
    const { quotas } = files;
    user = await world.newFounder();
    const allow = (bytes: number) => {
      files.quotas = { ...quotas, free: { ...quotas.free, bytes } };
    };
    allow(heic.length);
    const address = await newUpload('image/heic', `&size=${heic.length}&parts=true`);
    await callApi(server, user, 'PUT', `${address}/parts/0`, heic);
    const finish = () => callApi(server, user, 'POST', `${address}/finish`);
    const used = async () => (await readUsage(world.deps, user.organisationId)).used;
    expect(await finish()).toMatchObject(refusal('storage_full'));
    expect(await used()).toBe(heic.length);
    files.quotas = quotas;
    const kept = await finish();
    expect(kept.status).toBe(200);
    expect(Number(kept.data['size'])).toBeGreaterThan(heic.length);
    expect(await used()).toBe(kept.data['size']);
  });

  it('is refused if it is not one, or is truncated', async () => {
    const put = async (type: string, bytes: Uint8Array) =>
      callApi(server, user, 'PUT', await newUpload(type), bytes);
    expect(await put('image/jpeg', heic)).toMatchObject(refusal('file_type_mismatch'));
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await put('image/heic', png)).toMatchObject(refusal('file_type_mismatch'));
    expect(await put('image/heic', heic.subarray(0, 1500))).toMatchObject(refusal('image_unreadable'));
  });
});
