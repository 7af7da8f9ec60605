import fs from 'node:fs';
import http from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { UPLOAD_PART_BYTES } from '@inkreel/contract/api/storage.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files, pendingWrites, sessions, uploadParts } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { betweenStatements } from '../../testing/between-statements.ts';
import { discardFiles } from './discard-files.ts';
import { sweepStorage } from './sweep.ts';
import { type Answer, callApi, refusal } from './testing/call-api.ts';
import { sendEndless } from './testing/send-endless.ts';
import { createStorageServer, type StorageServer } from './testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';
import { takeMemory } from './upload-body.ts';
import { signUploadToken } from './upload-token.ts';

const HOUR = 3_600_000;
const MB = 1024 * 1024;
let world: StorageWorld;
let server: StorageServer;
let user: Principal;
let png: Buffer;
/** Address of an upload of `png`, without the API's prefix. */
let address: string;

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
beforeEach(async () => {
  address = await newUpload(png.length, 'image/png');
});

const call = (method: string, path: string, body?: Uint8Array) =>
  callApi(server, undefined, method, path, body);
const put = (start: number, body: Uint8Array) => call('PUT', `${address}/parts/${start}`, body);
const driverHas = async (key: string) => (await world.deps.files.driver.head(key)) !== undefined;

/** Sends a part of any length, or headers alone if there is no `body`. */
function putRaw(start: number, headers: http.OutgoingHttpHeaders, body?: Uint8Array): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = new URL(`${address}/parts/${start}`, server.origin);
    const sent = http.request(url, { method: 'PUT', headers }, (response) => {
      text(response).then((answer) => {
        sent.destroy();
        resolve({ status: response.statusCode ?? 0, ...(JSON.parse(answer) as Omit<Answer, 'status'>) });
      }, reject);
    });
    sent.on('error', reject);
    sent.flushHeaders();
    if (!body) return;
    // Two writes are sent without a length.
    sent.write(body.subarray(0, 1));
    sent.end(body.subarray(1));
  });
}

async function newUpload(size: number, type: string): Promise<string> {
  const query = `file_name=a.png&content_type=${type}&size=${size}&parts=true`;
  const { data } = await callApi(server, user, 'GET', `/storage/upload/token?${query}`);
  return String(data['upload_url']);
}

describe('an upload in parts', () => {
  it('becomes the file that was sent, also if each request reaches another process', async () => {
    const middle = 50_000;
    const at = (received: number) => ({ data: { received, size: png.length } });
    expect(await call('GET', `${address}/parts`)).toMatchObject(at(0));
    expect(await put(0, png.subarray(0, middle))).toMatchObject(at(middle));
    // A new process, with another folder.
    expect(fs.readdirSync(world.deps.files.incoming)).toEqual([]);
    const restarted = await createStorageServer(world);
    const before = server;
    server = restarted;
    expect(await call('GET', `${address}/parts`)).toMatchObject(at(middle));
    expect(await put(middle, png.subarray(middle))).toMatchObject(at(png.length));
    const { status, data } = await call('POST', `${address}/finish`);
    server = before;
    await restarted.close();
    expect({ status, ...data }).toMatchObject({ status: 200, width: 200, height: 200, size: png.length });
    const stored = await fetch(new URL(String(data['path']), server.origin));
    expect(Buffer.from(await stored.arrayBuffer()).equals(png)).toBe(true);
    expect(fs.readdirSync(world.deps.files.incoming)).toEqual([]);
  });

  it('never seems to have lost what arrived, also if it is finished while that is asked', async () => {
    await put(0, png);
    const finish = () => call('POST', `${address}/finish`);
    const progress = () => call('GET', `${address}/parts`);
    const found = await betweenStatements(/from "upload_parts"/, finish, progress);
    expect(found).toMatchObject({ data: { received: png.length, size: png.length } });
    expect(await put(0, png)).toMatchObject(refusal('upload_token_used'));
  });

  it('is not kept for someone who is signed out while it is joined', async () => {
    const { db, files: store } = world.deps;
    await put(0, png);
    const before = (await db.select().from(files)).length;
    const { driver } = store;
    store.driver = {
      ...driver,
      put: async (...about) => {
        await db.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash));
        await driver.put(...about);
      },
    };
    const answer = await call('POST', `${address}/finish`);
    store.driver = driver;
    user = await world.newFounder();
    expect(answer).toMatchObject(refusal('upload_token_invalid'));
    expect(await db.select().from(files)).toHaveLength(before);
  });

  it('is finished once, however often and concurrently that is requested', async () => {
    await put(0, png);
    const before = (await world.deps.db.select().from(files)).length;
    const finishes = [1, 2, 3].map(() => call('POST', `${address}/finish`));
    const answers = [...(await Promise.all(finishes)), await call('POST', `${address}/finish`)];
    expect(new Set(answers.map(({ data }) => data['id'])).size).toBe(1);
    expect(await world.deps.db.select().from(files)).toHaveLength(before + 1);
    expect(await call('GET', `${address}/parts`)).toMatchObject({ data: { received: png.length } });
    expect(await put(0, png)).toMatchObject(refusal('upload_token_used'));
  });

  it('answers with the file of the call that finished first, and keeps no bytes of the other', async () => {
    const { driver } = world.deps.files;
    await put(0, png);
    const written: string[] = [];
    let quicker: Promise<unknown> | undefined;
    world.deps.files.driver = {
      ...driver,
      put: async (key, ...about) => {
        written.push(key);
        await driver.put(key, ...about);
        if (quicker) return;
        quicker = call('POST', `${address}/finish`);
        await quicker;
      },
    };
    const slower = await call('POST', `${address}/finish`);
    world.deps.files.driver = driver;
    expect(slower).toMatchObject({ status: 200 });
    expect(await quicker).toEqual(slower);
    const kept = await Promise.all(written.map(driverHas));
    expect(kept.filter(Boolean)).toHaveLength(written.length / 2);
    expect(await driverHas(String(slower.data['path']).replace('/files/', ''))).toBe(true);
  });

  it('is over once its file was deleted', async () => {
    await put(0, png);
    const { data } = await call('POST', `${address}/finish`);
    await world.deps.db.transaction((tx) => discardFiles(tx, [String(data['id'])]));
    expect(await call('POST', `${address}/finish`)).toMatchObject(refusal('upload_token_used'));
  });

  it.each([
    ['has lost a part', async (): Promise<undefined> => undefined, 'upload_token_invalid'],
    [
      'breaks off while a part is read',
      async () => Readable.from([Promise.reject(new Error('the cable is cut'))]),
      'storage_unavailable',
    ],
  ] as const)('keeps its parts if the store %s, and is finished later', async (_what, read, code) => {
    const { driver } = world.deps.files;
    await put(0, png);
    world.deps.files.driver = { ...driver, read };
    const failed = await call('POST', `${address}/finish`);
    world.deps.files.driver = driver;
    expect(failed).toMatchObject(refusal(code));
    expect(fs.readdirSync(world.deps.files.incoming)).toEqual([]);
    expect(await call('GET', `${address}/parts`)).toMatchObject({ data: { received: png.length } });
    expect(await call('POST', `${address}/finish`)).toMatchObject({ status: 200 });
  });

  it('keeps its parts if there is no space to join them', async () => {
    const { incoming } = world.deps.files;
    await put(0, png);
    world.deps.files.incoming = `${incoming}/gone`;
    const failed = await call('POST', `${address}/finish`);
    world.deps.files.incoming = incoming;
    expect(failed).toMatchObject(refusal('storage_unavailable'));
    expect(await call('POST', `${address}/finish`)).toMatchObject({ status: 200 });
  });

  it('takes a part only where the one before ended, and says where that is', async () => {
    await put(0, png.subarray(0, 1000));
    const misplaced = { ...refusal('upload_part_misplaced'), data: { received: 1000 } };
    expect(await put(0, png.subarray(0, 1000))).toMatchObject(misplaced);
    expect(await put(2000, png.subarray(2000))).toMatchObject(misplaced);
    const rivals = [0, 1, 2].map(() => put(1000, png.subarray(1000, 2000)));
    const statuses = (await Promise.all(rivals)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  it('discards a part that broke off', async () => {
    await new Promise<void>((resolve) => {
      const sent = http.request(new URL(`${address}/parts/0`, server.origin), {
        method: 'PUT',
        headers: { 'content-length': png.length },
      });
      sent.once('error', () => resolve());
      sent.once('close', () => resolve());
      sent.write(png.subarray(0, 5000), () => sent.destroy());
    });
    expect(await call('GET', `${address}/parts`)).toMatchObject({ data: { received: 0 } });
  });

  it('takes parts of the maximum size', async () => {
    address = await newUpload(UPLOAD_PART_BYTES + 1, 'video/mp4');
    expect(await put(0, Buffer.alloc(UPLOAD_PART_BYTES))).toMatchObject({ status: 200 });
    expect(await put(UPLOAD_PART_BYTES, Buffer.alloc(1))).toMatchObject({ status: 200 });
  });

  it('needs space for the rest at most, if a part comes without its length', async () => {
    const { files } = world.deps;
    const { quotas } = files;
    user = await world.newFounder();
    address = await newUpload(png.length, 'image/png');
    files.quotas = { ...quotas, free: { ...quotas.free, bytes: png.length } };
    const answer = await putRaw(0, {}, png);
    files.quotas = quotas;
    expect(answer).toMatchObject({ status: 200, data: { received: png.length } });
  });

  it('gives back the memory of each part', async () => {
    await put(0, png);
    const free = takeMemory(64 * MB);
    expect(free).toBeDefined();
    free?.();
  });

  it('goes through a file while there is no memory, and leaves none', async () => {
    const { incoming } = world.deps.files;
    const free = takeMemory(64 * MB - UPLOAD_PART_BYTES + 1);
    world.deps.files.incoming = `${incoming}/gone`;
    const failed = await put(0, png);
    world.deps.files.incoming = incoming;
    const kept = await put(0, png);
    free?.();
    expect(failed).toMatchObject(refusal('storage_unavailable'));
    expect(kept).toMatchObject({ status: 200, data: { received: png.length } });
    expect(fs.readdirSync(incoming)).toEqual([]);
    expect(await call('POST', `${address}/finish`)).toMatchObject({ status: 200 });
  });

  it('may take a day, after which an abandoned one is swept', async () => {
    await put(0, png.subarray(0, 1000));
    const [part] = await world.deps.db.select().from(uploadParts);
    world.deps.clock.advance(23 * HOUR);
    await sweepStorage(world.deps);
    expect(await put(1000, png.subarray(1000, 2000))).toMatchObject({ status: 200 });
    world.deps.clock.advance(3 * HOUR);
    expect(await put(2000, png.subarray(2000))).toMatchObject(refusal('upload_token_invalid'));
    await sweepStorage(world.deps);
    expect(await world.deps.db.select().from(uploadParts)).toEqual([]);
    expect(await world.deps.db.select().from(pendingWrites)).toEqual([]);
    expect(await driverHas(part?.key ?? '')).toBe(false);
  });

  it('leaves no part behind once it is a file', async () => {
    await put(0, png);
    const [part] = await world.deps.db.select().from(uploadParts);
    await call('POST', `${address}/finish`);
    await sweepStorage(world.deps);
    expect(await world.deps.db.select().from(uploadParts)).toEqual([]);
    expect(await driverHas(part?.key ?? '')).toBe(false);
  });
});

describe('an upload in parts is refused', () => {
  it('without its size, and by a token that takes a whole file', async () => {
    const query = 'file_name=a.png&content_type=image/png';
    const unsized = await callApi(server, user, 'GET', `/storage/upload/token?${query}&parts=true`);
    expect(unsized).toMatchObject(refusal('invalid_input'));
    const { data } = await callApi(server, user, 'GET', `/storage/upload/token?${query}`);
    for (const [method, path] of [
      ['GET', 'parts'],
      ['PUT', 'parts/0'],
      ['POST', 'finish'],
    ] as const) {
      const body = method === 'PUT' ? png : undefined;
      const answer = await call(method, `${String(data['upload_url'])}/${path}`, body);
      expect(answer).toMatchObject(refusal('upload_token_invalid'));
    }
  });

  it('when a part is empty, too large, or exceeds the declared size', async () => {
    expect(await put(0, Buffer.alloc(0))).toMatchObject(refusal('upload_size_mismatch'));
    expect(await put(0, Buffer.concat([png, png]))).toMatchObject(refusal('upload_size_mismatch'));
    address = await newUpload(2 * UPLOAD_PART_BYTES, 'image/png');
    const tooLarge = { ...refusal('file_too_large'), data: { limit: UPLOAD_PART_BYTES } };
    expect(await put(0, Buffer.alloc(UPLOAD_PART_BYTES + 1))).toMatchObject(tooLarge);
  });

  it('by the header of a part that exceeds the rest, before its bytes come', async () => {
    await put(0, png.subarray(0, 1000));
    const headers = { 'content-length': png.length - 999 };
    expect(await putRaw(1000, headers)).toMatchObject(refusal('upload_size_mismatch'));
  });

  it('by the bytes of a part that exceeds the rest, if it has no length', async () => {
    await put(0, png.subarray(0, 1000));
    const mismatch = refusal('upload_size_mismatch');
    expect(await putRaw(1000, {}, png.subarray(0, png.length - 999))).toMatchObject(mismatch);
    expect(await putRaw(1000, {}, png.subarray(1000))).toMatchObject({ status: 200 });
  });

  it('with a token for parts that has no size', async () => {
    const token = signUploadToken(world.deps.files.secret, {
      user: user.userId,
      organisation: user.organisationId,
      session: user.tokenHash,
      name: 'a.png',
      type: 'image/png',
      from: 'temp',
      share: 'public',
      parts: true,
      ends: world.deps.clock.now().getTime() + HOUR,
    });
    const answer = await call('GET', `/storage/upload/${token}/parts`);
    expect(answer).toMatchObject(refusal('upload_token_invalid'));
  });

  it('and the connection is closed if 32 MB more follow', async () => {
    const sent = await sendEndless(new URL('/api.v1/storage/upload/x/parts/0', server.origin));
    // Beyond 32 MB it may only fill the buffers of the two sockets.
    expect(sent).toBeGreaterThan(32);
    expect(sent).toBeLessThan(128);
  });

  it('before all of it is there', async () => {
    await put(0, png.subarray(0, 1000));
    const answer = await call('POST', `${address}/finish`);
    expect(answer).toMatchObject({ ...refusal('upload_size_mismatch'), data: { received: 1000 } });
    expect(await put(1000, png.subarray(1000))).toMatchObject({ status: 200 });
  });

  it('when its bytes are of another type, and its parts are removed', async () => {
    address = await newUpload(png.length, 'image/jpeg');
    await put(0, png);
    expect(await call('POST', `${address}/finish`)).toMatchObject(refusal('file_type_mismatch'));
    expect(await call('GET', `${address}/parts`)).toMatchObject({ data: { received: 0 } });
  });
});
