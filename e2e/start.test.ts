/** Starting and stopping, as an operator meets it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../server/db/connect.ts';
import { placeCluster } from '../server/testing/cluster.ts';
import { findViolations } from '../server/testing/invariants.ts';
import { callApi, registerByApi } from './support/api.ts';
import { freePort, newFolder, type Product, startProduct } from './support/product.ts';
import { SMALL_RUN, startRun, untilEnded } from './support/runs.ts';
import { spawnServer } from './support/server-process.ts';

/** Longer than the server's own limit for stopping, after which it ends with an error. */
const PATIENCE_MS = 45_000;
const RUNS = 2;
const PICTURES = 2;

let product: Product;
let token: string;

beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: 'fatal' });
  token = await registerByApi(product.url, 'somebody@example.com');
});
afterAll(() => product.close());

describe('a start is refused in one sentence', () => {
  const refusal = async (settings: Record<string, string>) => {
    const server = spawnServer(settings);
    const ended = await server.ended;
    expect(ended).toEqual({ code: 1, signal: null });
    const said = server.output().trim();
    expect(said.split('\n')).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
    return said;
  };

  test('if another server has the data folder, naming its process and URL', async () => {
    const said = await refusal({ DATA_DIR: product.dataFolder, PORT: '0' });
    expect(said).toContain(`process ${product.process().pid}`);
    expect(said).toContain(product.dataFolder);
    expect(said).toContain(`serving ${product.url})`);
  });

  // `settings.test.ts` covers what is refused; here any refusal is one sentence and leaves nothing behind.
  test.each([
    ['PORT', 'eighty'],
    ['S3_BUKCET', 'pictures'],
  ])('if %s is %s', async (name, value) => {
    const folder = newFolder();
    expect(await refusal({ DATA_DIR: folder, [name]: value })).toContain(name);
    expect(fs.readdirSync(folder)).toEqual([]);
    fs.rmdirSync(folder);
  });

  test('if the port is taken, and leaves no database running', async () => {
    const folder = newFolder();
    placeCluster(path.join(folder, 'postgres'));
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ DATA_DIR: folder, PORT: String(port) })).toContain(String(port));
    expect(fs.existsSync(`${folder}/postgres/cluster/postmaster.pid`)).toBe(false);
    other.close();
    fs.rmSync(folder, { recursive: true });
  });

  test('if the database cannot be reached', async () => {
    const folder = newFolder();
    const port = await freePort();
    const said = await refusal({
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL: `postgres://nobody:geheim@127.0.0.1:${port}/none`,
    });
    expect(said).not.toContain('geheim');
    fs.rmSync(folder, { recursive: true });
  });
});

test('a backup can be made while the owner of the data folder keeps running', async () => {
  const folder = newFolder();
  const target = path.join(folder, 'backup');
  const env = { ...process.env, DATA_DIR: product.dataFolder };
  const child = spawn(process.execPath, ['server/operate/run.ts', 'backup', target], {
    env,
    stdio: 'ignore',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(fs.existsSync(path.join(target, 'manifest.json'))).toBe(true);
  expect((await callApi(product.url, 'GET', '/user/current', { token })).code).toBe(0);
  fs.rmSync(folder, { recursive: true });
});

describe('after a crash', () => {
  test('the next start takes over the running database, with everything in it', async () => {
    const database = product.databasePid();
    await product.kill();
    expect(product.databasePid()).toBe(database);
    await product.start();
    expect(product.databasePid()).toBe(database);
    expect((await callApi(product.url, 'GET', '/user/current', { token })).code).toBe(0);
  });

  test('the next start restarts a database that crashed with it', async () => {
    const database = product.databasePid() ?? 0;
    await product.kill();
    process.kill(database, 'SIGKILL');
    await product.start();
    expect(product.databasePid()).not.toBe(database);
    expect((await callApi(product.url, 'GET', '/user/current', { token })).code).toBe(0);
  });
});

describe('a server that is stopped during runs and an upload', () => {
  let tasks: string[];
  let address: string;
  let picture: Buffer;

  test('ends in time and in order', async () => {
    picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c8371f' } })
      .png()
      .toBuffer();
    tasks = [];
    for (let run = 0; run < RUNS; run += 1) {
      tasks.push(await startRun(product.url, token, { count: PICTURES, width: 640, height: 640 }));
    }
    address = await uploadAddress(picture.length);
    const upload = await halfAnUpload(address, picture);
    product.process().signal('SIGTERM');
    const late = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('it does not end')));
    expect(await Promise.race([product.process().ended, late])).toEqual({ code: 0, signal: null });
    expect(product.databasePid()).toBeUndefined();
    upload.destroy();
  });

  test('has lost nothing after the next start', async () => {
    await product.start();
    for (const task of tasks) {
      const { state, results } = await untilEnded(product.url, token, task);
      expect([state, results.length]).toEqual(['SUCCEEDED', PICTURES]);
    }
    const again = await fetch(address, { method: 'PUT', body: new Uint8Array(picture) });
    expect(again.status).toBe(200);
    const db = connect({ ...product.database, max: 1 });
    expect(await findViolations(db, new Date())).toEqual([]);
    await db.$client.end();
  });

  async function uploadAddress(size: number): Promise<string> {
    const query = `file_name=a.png&content_type=image/png&size=${size}`;
    const path = `/storage/upload/token?${query}`;
    const { data } = await callApi<{ upload_url: string }>(product.url, 'GET', path, { token });
    return data.upload_url;
  }

  /** Sends the first half of the bytes and then stalls. */
  async function halfAnUpload(path: string, bytes: Buffer): Promise<http.ClientRequest> {
    const request = http.request(path, {
      method: 'PUT',
      headers: { 'content-length': bytes.length, 'content-type': 'image/png' },
    });
    // It breaks off when the server stops, as the test expects.
    request.on('error', () => undefined);
    const sent = Promise.withResolvers<void>();
    request.write(bytes.subarray(0, bytes.length / 2), () => sent.resolve());
    await sent.promise;
    return request;
  }
});

test('a small run succeeds after all that', async () => {
  const task = await startRun(product.url, token, SMALL_RUN);
  expect((await untilEnded(product.url, token, task)).state).toBe('SUCCEEDED');
});
