import fs from 'node:fs';
import http from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDecodeBudget } from '../../decoding/decode-budget.ts';
import type { Principal } from '../../http/principal.ts';
import { callApi, refusal } from './testing/call-api.ts';
import { sendEndless } from './testing/send-endless.ts';
import { createStorageServer, type StorageServer } from './testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';
import { takeMemory } from './upload-body.ts';

const MB = 1024 * 1024;
let world: StorageWorld;
let server: StorageServer;
let user: Principal;
let png: Buffer;

beforeAll(async () => {
  world = await createStorageWorld();
  server = await createStorageServer(world);
  user = await world.newFounder();
  const noise = Buffer.from(Uint32Array.from({ length: 30_000 }, (_, at) => at * 2654435761).buffer);
  png = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  await world.close();
});

async function newUpload(type: string): Promise<string> {
  const query = `file_name=a&content_type=${type}`;
  const { data } = await callApi(server, user, 'GET', `/storage/upload/token?${query}`);
  return String(data['upload_url']);
}
const put = async (type: string, body: Uint8Array) =>
  callApi(server, undefined, 'PUT', await newUpload(type), body);

/** Whether no body holds memory. */
function isMemoryFree(): boolean {
  const free = takeMemory(64 * MB);
  free?.();
  return free !== undefined;
}

/** Records the signal that each picture's decoding is given; it waits for `turn`. */
function recordSignals(turn: (signal: AbortSignal) => Promise<unknown>): AbortSignal[] {
  const { decoding } = world.deps.files;
  const signals: AbortSignal[] = [];
  world.deps.files.decoding = {
    ...decoding,
    acquire: async (picture) => {
      const { signal = AbortSignal.abort() } = picture;
      signals.push(signal);
      await turn(signal);
      return decoding.acquire(picture);
    },
  };
  return signals;
}

beforeEach(() => {
  world.deps.files.decoding = createDecodeBudget();
});

test('the work on an upload ends with the connection, as if the upload broke off', async () => {
  const signals = recordSignals((signal) => new Promise((resolve) => (signal.onabort = resolve)));
  const request = http.request(await newUpload('image/png'), { method: 'PUT' });
  request.on('error', () => undefined);
  request.end(png);
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false]);
  request.destroy();
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(signals[0]?.reason).toMatchObject({
    code: 'upload_size_mismatch',
    cause: expect.objectContaining({ message: 'nobody waits' }),
  });
  await expect.poll(isMemoryFree).toBe(true);
});

test('the end of the connection does not reach back to an upload that is complete', async () => {
  const signals = recordSignals(async () => undefined);
  const address = await newUpload('image/png');
  const agent = new http.Agent({ keepAlive: true });
  const closed = new Promise<void>((resolve) =>
    server.app.server.once('connection', (socket) => socket.once('close', resolve)),
  );
  const status = await new Promise((resolve, reject) => {
    const request = http.request(address, { method: 'PUT', agent }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode)),
    );
    request.once('error', reject).end(png);
  });
  agent.destroy();
  await closed;
  expect([status, ...signals.map(({ aborted }) => aborted)]).toEqual([200, false]);
});

test('the memory of a picture is released once it is kept', async () => {
  const { driver } = world.deps.files;
  const written: Uint8Array[] = [];
  world.deps.files.driver = {
    ...driver,
    put: (key, source, about) => {
      if ('bytes' in source) written.push(source.bytes);
      return driver.put(key, source, about);
    },
  };
  expect(await put('image/png', png)).toMatchObject({ status: 200, data: { size: png.length } });
  world.deps.files.driver = driver;
  expect(written[0]?.buffer.byteLength).toBe(0);
  expect(isMemoryFree()).toBe(true);
});

test('a refused upload leaves neither memory nor a file', async () => {
  for (const type of ['image/jpeg', 'audio/wav'])
    expect(await put(type, png)).toMatchObject(refusal('file_type_mismatch'));
  expect(isMemoryFree()).toBe(true);
  expect(fs.readdirSync(world.deps.files.incoming)).toEqual([]);
});

test('the rest of a refused upload is read up to 32 MB, then the connection is closed', async () => {
  const sent = await sendEndless(new URL('/api.v1/storage/upload/x', server.origin));
  expect(sent).toBeGreaterThan(32);
  // Beyond 32 MB it may only fill the buffers of the two sockets.
  expect(sent).toBeLessThan(128);
});
