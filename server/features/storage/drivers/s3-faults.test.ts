import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { newKey } from '../key.ts';
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

  it('gets a local file whole again after 503', async () => {
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

  it('names the keys when they are refused', async () => {
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
