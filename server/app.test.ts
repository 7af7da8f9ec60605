import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, startApp } from './app.ts';
import { readSettings } from './settings.ts';
import { createTestDatabase, databaseUrl, type TestDatabase } from './testing/database.ts';

/** Calls per minute that one caller may make to the sign-in endpoints. */
const SIGN_IN_CALLS = 60;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-app-'));
let database: TestDatabase;
let app: RunningApp;
/** What answered at the server's port when it asked whether the pages are built. */
let beforeBuild: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const DATABASE_URL = databaseUrl(database.connection);
  const PORT = String(await findFreePort());
  const settings = readSettings({ ROLE: 'web', PORT, DATA_DIR: folder, DATABASE_URL }, folder);
  app = await startApp(settings, Fastify({ logger: false }).log, undefined, async () => {
    beforeBuild = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(String, () => 'nothing');
  });
});
afterAll(async () => {
  await app.stop();
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

async function findFreePort(): Promise<number> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('the server starts while the pages are built, and serves none before', async () => {
  expect(beforeBuild).toBe('nothing');
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});

test('a server whose pages cannot be built closes what it has opened, and says why', async () => {
  const DATABASE_URL = databaseUrl(database.connection);
  const settings = readSettings({ ROLE: 'web', PORT: '0', DATA_DIR: folder, DATABASE_URL }, folder);
  const failing = startApp(settings, Fastify({ logger: false }).log, undefined, async () => {
    throw new Error('The web could not be built.');
  });
  await expect(failing).rejects.toThrow('The web could not be built.');
});

test('the composed product limits how often one caller may call', async () => {
  const statuses: number[] = [];
  for (let call = 0; call <= SIGN_IN_CALLS; call += 1) {
    const answer = await fetch(`${app.url}/api.v1/passport/login/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, SIGN_IN_CALLS)).toEqual(Array(SIGN_IN_CALLS).fill(422));
  expect(statuses.at(-1)).toBe(429);
});
