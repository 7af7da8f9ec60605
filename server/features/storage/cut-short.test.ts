import { truncate } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { insertFile, prepareFile } from './keep-file.ts';
import type { PreparedFile } from './kept-file.ts';
import { createStorageServer, type StorageServer } from './testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';
import { wholeStream } from './whole-stream.ts';

let world: StorageWorld;
let server: StorageServer;
let user: Principal;
let file: PreparedFile;

beforeAll(async () => {
  world = await createStorageWorld();
  server = await createStorageServer(world);
  user = await world.newFounder();
});
beforeEach(async () => {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  file = await prepareFile(world.deps, {
    source: { bytes },
    contentType: 'image/png',
    organisationId: user.organisationId,
    userId: user.userId,
    projectId: undefined,
    name: 'a.png',
    fromType: 'temp',
    shareType: 'public',
  });
  await world.deps.db.transaction((tx) => insertFile(tx, file));
});
afterAll(async () => {
  await server.close();
  await world.close();
});

/** Reads an address over a keep-alive connection, and returns how the reading ends. */
function read(key: string, headers: http.OutgoingHttpHeaders = {}): Promise<string> {
  const agent = new http.Agent({ keepAlive: true });
  return new Promise<string>((resolve) => {
    const request = http.get(`${server.origin}/files/${key}`, { agent, headers }, (response) => {
      text(response).then(
        () => resolve(`whole ${response.statusCode}`),
        () => resolve('broken off'),
      );
    });
    request.once('error', () => resolve('broken off'));
  }).finally(() => agent.destroy());
}
const onDisk = (key: string) => path.join(world.folder, 'files', key);

test('a file that is too short on disk breaks its connection', async () => {
  expect(await read(file.key)).toBe('whole 200');
  await truncate(onDisk(file.key), 100);
  expect(await read(file.key)).toBe('broken off');
  expect(await read(file.key, { range: 'bytes=50-' })).toBe('broken off');
  expect(await read(file.key, { range: 'bytes=0-49' })).toBe('whole 206');
});

test('so does a file in any other store, and one that is too long', async () => {
  const { driver } = world.deps.files;
  try {
    for (const size of [0, file.size - 1, file.size + 1]) {
      const bytes = Buffer.alloc(size, 7);
      world.deps.files.driver = { ...driver, read: async () => Readable.from([bytes]) };
      // Before the first byte, an error can still be answered.
      expect(['broken off', 'whole 503']).toContain(await read(file.key));
    }
  } finally {
    world.deps.files.driver = driver;
  }
});

test('a stream that breaks off fails for its reader too', async () => {
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.alloc(4);
      throw new Error('the store hung up');
    })(),
  );
  await expect(text(wholeStream(breaking, 8))).rejects.toThrow('the store hung up');
});
