import fs from 'node:fs';
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
beforeAll(async () => {
  database = await createTestDatabase();
  const DATABASE_URL = databaseUrl(database.connection);
  const settings = readSettings({ ROLE: 'web', PORT: '0', DATA_DIR: folder, DATABASE_URL }, folder);
  app = await startApp(settings, Fastify({ logger: false }).log);
});
afterAll(async () => {
  await app.stop();
  await database.drop();
  fs.rmSync(folder, { recursive: true });
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
