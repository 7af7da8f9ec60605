import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { newKey } from '../key.ts';
import { type Asked, type Fault, refuse, startS3Store } from '../testing/s3-store.ts';
import { s3Driver } from './s3.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A store that answers each request by the next of `answers`; the last one answers all that follow. */
async function faultyStore(...answers: http.RequestListener[]) {
  const bodies: string[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    bodies.push(body);
    (answers[Math.min(bodies.length, answers.length) - 1] ?? silent)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const driver = s3Driver(
    {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'files',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    { connectMs: 500, idleMs: 100 },
  );
  return { driver, bodies };
}

const status =
  (code: number): http.RequestListener =>
  (_request, response) => {
    response.writeHead(code).end();
  };
const silent: http.RequestListener = () => undefined;
const unavailable = { code: 'storage_unavailable' };
const key = () => newKey(new Date('2026-03-01T00:00:00Z'), 'png');
const about = { contentType: 'image/png', size: 5 };

describe('a store in trouble', () => {
  it('is asked again after 503', async () => {
    const { driver, bodies } = await faultyStore(status(503), status(200));
    await driver.put(key(), { bytes: Buffer.from('bytes') }, about);
    expect(bodies).toEqual(['bytes', 'bytes']);
  });

  it('gets a local file from its beginning again after 503', async () => {
    const { driver, bodies } = await faultyStore(status(503), status(503), status(200));
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-s3-')), 'local');
    closing.push(() => fs.rmSync(path.dirname(file), { recursive: true }));
    fs.writeFileSync(file, 'bytes');
    await driver.put(key(), { path: file }, about);
    expect(bodies).toEqual(['bytes', 'bytes', 'bytes']);
  });

  it('is given up after three times 503', async () => {
    const { driver, bodies } = await faultyStore(status(503));
    await expect(driver.head(key())).rejects.toMatchObject(unavailable);
    expect(bodies).toHaveLength(3);
  });

  it('is given up when it never answers', async () => {
    const { driver } = await faultyStore(silent);
    await expect(driver.read(key())).rejects.toMatchObject(unavailable);
  });

  it('says that the keys are refused', async () => {
    const { driver } = await faultyStore(status(403));
    await expect(driver.checkHealth()).rejects.toThrow('Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
    await expect(driver.head(key())).rejects.toMatchObject(unavailable);
  });

  it('says that nothing answers at the address', async () => {
    const driver = s3Driver({
      endpoint: 'http://127.0.0.1:9',
      region: 'us-east-1',
      bucket: 'files',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    await expect(driver.checkHealth()).rejects.toThrow('http://127.0.0.1:9 does not answer');
  });
});

describe('a store that verifies', () => {
  const keys = { region: 'us-east-1', accessKeyId: 'a key', secretAccessKey: 'a secret' };
  /** A store with a driver whose time limits are short. */
  async function verifyingStore() {
    const store = await startS3Store('files', keys);
    closing.push(() => void store.close());
    const driver = s3Driver(
      { ...keys, endpoint: store.endpoint, bucket: 'files' },
      { connectMs: 500, idleMs: 100 },
    );
    return { store, driver };
  }
  /** The fault for the first `times` requests of a method; the others are answered normally. */
  const first = (times: number, method: string, fault: (asked: Asked) => void): Fault => {
    let left = times;
    return (asked) => {
      if (asked.method !== method || left === 0) return false;
      left -= 1;
      fault(asked);
      return true;
    };
  };
  function localFile(text: string): string {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-s3-'));
    closing.push(() => fs.rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'local');
    fs.writeFileSync(file, text);
    return file;
  }

  it('is asked again after the time that it names when it says slow down', async () => {
    const { store, driver } = await verifyingStore();
    const at = key();
    store.fault = first(2, 'PUT', ({ response }) => refuse(response, 'SlowDown', { 'retry-after': '0' }));
    await driver.put(at, { path: localFile('bytes') }, about);
    expect(store.requests).toEqual([`PUT ${at}`, `PUT ${at}`, `PUT ${at}`]);
    expect(store.objects.get(at)?.toString()).toBe('bytes');
  });

  it.each(['memory', 'a file'])('rejects bytes that changed on the way from %s', async (from) => {
    const { store, driver } = await verifyingStore();
    const at = key();
    const source = from === 'memory' ? { bytes: Buffer.from('bytes') } : { path: localFile('bytes') };
    // Each time one bit changes in the network.
    store.fault = ({ body }) => {
      if (body.length > 0) body[0] = (body[0] ?? 0) ^ 1;
      return false;
    };
    await expect(driver.put(at, source, about)).rejects.toMatchObject(unavailable);
    expect(store.objects.size).toBe(0);
    store.fault = undefined;
    await driver.put(at, source, about);
    expect(store.objects.get(at)?.toString()).toBe('bytes');
  });

  it('gets a file again that changed on the way once', async () => {
    const { store, driver } = await verifyingStore();
    const at = key();
    store.fault = first(1, 'PUT', ({ response }) => refuse(response, 'BadDigest'));
    await driver.put(at, { path: localFile('bytes') }, about);
    expect(store.objects.get(at)?.toString()).toBe('bytes');
  });

  it('fails the reader of a body that is cut off, instead of ending it as complete', async () => {
    const { store, driver } = await verifyingStore();
    const at = key();
    await driver.put(at, { bytes: Buffer.from('bytes') }, about);
    let cut = () => {};
    store.fault = first(1, 'GET', ({ response }) => {
      response.writeHead(200, { 'content-length': 5 });
      response.write('by');
      cut = () => response.destroy();
    });
    const stream = await driver.read(at);
    // Only once the answer has begun: a request that is cut off before is repeated.
    cut();
    await expect(stream && text(stream)).rejects.toThrow();
    expect(await text((await driver.read(at)) ?? Readable.from([]))).toBe('bytes');
  });

  it('fails the reader of a body that stops coming', async () => {
    const { store, driver } = await verifyingStore();
    const at = key();
    await driver.put(at, { bytes: Buffer.from('bytes') }, about);
    store.fault = first(1, 'GET', ({ response }) => {
      response.writeHead(200, { 'content-length': 5 });
      response.write('by');
    });
    const stream = await driver.read(at);
    await expect(stream && text(stream)).rejects.toThrow();
  });

  it('keeps a file whose answer was lost, and gets it once more', async () => {
    const { store, driver } = await verifyingStore();
    const at = key();
    store.fault = first(1, 'PUT', ({ body, response }) => {
      store.objects.set(at, body);
      response.destroy();
    });
    await driver.put(at, { path: localFile('bytes') }, about);
    expect(store.requests).toHaveLength(2);
    expect(store.objects.get(at)?.toString()).toBe('bytes');
  });

  it('is trusted about single keys if its list is out of date', async () => {
    const { store, driver } = await verifyingStore();
    const [gone, fresh] = [key(), key()];
    await driver.put(fresh, { bytes: Buffer.from('bytes') }, about);
    store.fault = first(1, 'GET', ({ response }) => {
      // It still shows what was deleted, and not yet what is new.
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<ListBucketResult><Contents><Key>${gone}</Key></Contents></ListBucketResult>`);
    });
    const listed: string[] = [];
    for await (const each of driver.list()) listed.push(each);
    expect(listed).toEqual([gone]);
    expect(await driver.read(gone)).toBeUndefined();
    await driver.delete(gone);
    expect(await driver.head(fresh)).toEqual({ size: 5 });
  });

  it('refuses a signature of another day or of another request', async () => {
    const { store, driver } = await verifyingStore();
    const at = key();
    await driver.put(at, { bytes: Buffer.from('bytes') }, about);
    let taken: Record<string, string> = {};
    store.fault = ({ request }) => {
      taken = request.headers as Record<string, string>;
      return false;
    };
    await driver.head(at);
    const replay = (method: string, headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const url = `${store.endpoint}/files/${at}`;
        const sent = http.request(url, { method, headers }, (response) => resolve(response.statusCode));
        sent.on('error', reject).end();
      });
    expect(await replay('HEAD', taken)).toBe(200);
    expect(await replay('DELETE', taken)).toBe(403);
    expect(await replay('HEAD', { ...taken, 'x-amz-date': '20200101T000000Z' })).toBe(403);
    const { authorization: _, ...unsigned } = taken;
    expect(await replay('HEAD', unsigned)).toBe(403);
    expect(store.objects.has(at)).toBe(true);
  });
});
