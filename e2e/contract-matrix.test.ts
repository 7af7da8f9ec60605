/**
 * Every endpoint of the contract, called without a session, by the roles of its organisation, by a key and by a
 * stranger.
 */
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { allEndpoints } from '@inkreel/contract/api/index.ts';
import { KEY_SCOPES } from '@inkreel/contract/scopes.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../server/app.ts';
import { connect, type Db } from '../server/db/connect.ts';
import { readSettings } from '../server/settings.ts';
import { databaseUrl } from '../server/testing/database.ts';
import { callApi } from './support/api.ts';
import { type Ids, WHO, type Who } from './support/callers.ts';
import { ask, makeFresh, makeOneOfEach, nameOf } from './support/calls.ts';
import { EXPECTED } from './support/matrix.ts';
import { fingerprintOf, type Person, registerFounder, registerMember } from './support/organisations.ts';
import { newFolder, type Product } from './support/product.ts';
import { startTestProduct } from './support/test-product.ts';
import { startValidatingProxy, type ValidatingProxy } from './support/validating-proxy.ts';

let product: Product;
let proxy: ValidatingProxy;
let db: Db;
let people: Record<Exclude<Who, 'nobody'>, Person>;
let ids: Ids;
/** An API key that the founder made, with every scope. */
let key: string;

beforeAll(async () => {
  product = await startTestProduct({
    LOG_LEVEL: 'fatal',
    TRUSTED_PROXIES: '1',
    PUBLIC_URL: 'https://studio.example.com',
  });
  proxy = await startValidatingProxy(product.url);
  const { url } = proxy;
  db = connect({ ...product.database, max: 3 });
  // The first account is the operator of the installation, who is none of these.
  await registerFounder(url, 'operator@example.com');
  const founder = await registerFounder(url, 'founder@example.com');
  const member = await registerMember(url, db, 'member@example.com', founder);
  const admin = await registerMember(url, db, 'admin@example.com', founder, 'admin');
  const foreigner = await registerFounder(url, 'foreigner@example.com');
  const stranger = await registerMember(url, db, 'stranger@example.com', foreigner, 'admin');
  people = { founder, member, admin, stranger };
  ids = await makeOneOfEach(proxy.url, db, founder);
  const body = { name: 'Everything', scopes: KEY_SCOPES, days: null, points_limit: null };
  const made = await callApi<{ key: string }>(url, 'POST', '/org/api-key', { token: founder.token, body });
  key = made.data.key;
});
afterAll(async () => {
  await db.$client.end();
  await proxy.close();
  await product.close();
});

/** Endpoints that remove something come last: results to the bin, then people, then sessions. */
const rank = (endpoint: Endpoint) => EXPECTED[nameOf(endpoint)]?.rank ?? Number(endpoint.method === 'DELETE');
const endpoints = allEndpoints(TOOLS).toSorted((one, other) => rank(one) - rank(other));

const fingerprint = () => fingerprintOf(db, people.founder.organisationId);
/** All data of the founder's organisation after the last call, if that was refused and changed nothing. */
let unchanged: string | undefined;

/** Whether a call is about something that it, or another call, removes. */
function needsFresh({ call }: { call: (ids: Ids) => object }): boolean {
  const marks = {
    ...unknownIds(),
    bystander: 'FRESH',
    invitation: 'FRESH',
    stock: 'FRESH',
    role: 'FRESH',
    look: 'FRESH',
    document: 'FRESH',
    batch: 'FRESH',
    apiKey: 'FRESH',
  };
  return JSON.stringify(call(marks)).includes('FRESH');
}

const unknownIds = (): Ids => ({
  task: randomUUID(),
  number: '987654321',
  result: randomUUID(),
  project: randomUUID(),
  ledger: randomUUID(),
  file: `/files/2026/01/${'0'.repeat(32)}.png`,
  organisation: randomUUID(),
  product: ids?.product ?? '',
  order: randomUUID(),
  bystander: randomUUID(),
  invitation: randomUUID(),
  stock: randomUUID(),
  role: randomUUID(),
  look: randomUUID(),
  document: randomUUID(),
  batch: randomUUID(),
  apiKey: randomUUID(),
});

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  const expected = EXPECTED[name];

  test('is in the table', () => {
    expect(expected, `a line for ${name}`).toBeDefined();
  });
  if (!expected) return;

  test.each(WHO)('%s is answered as the table says', async (who) => {
    const person = who === 'nobody' ? undefined : people[who];
    if (needsFresh(expected)) {
      Object.assign(ids, await makeFresh(db, people.founder));
      unchanged = undefined;
    }
    const before = unchanged ?? (await fingerprint());
    unchanged = undefined;
    const answer = await ask(proxy.url, endpoint, expected.call(ids), person?.token);
    expect(answer.status, answer.body).toBe(expected.answers[who]);
    if (endpoint.answer === 'envelope') expect(answer.body).not.toMatch(RELATIVE_ADDRESS);
    expect(answer.body).not.toMatch(INNER_ADDRESS);
    if (who !== 'nobody' && who !== 'stranger' && answer.status < 400) return;
    expect(await fingerprint()).toBe(before);
    unchanged = before;
  });

  test('a key of the founder gets the same answers as the signed-in founder, within its scopes', async () => {
    unchanged = undefined;
    const byKey = async () => ask(proxy.url, endpoint, expected.call(ids), key);
    if (needsFresh(expected)) Object.assign(ids, await makeFresh(db, people.founder));
    if (endpoint.auth === 'operator') return void expect((await byKey()).status).toBe(404);
    if (endpoint.auth !== 'none' && endpoint.scope === 'person') {
      const before = await fingerprint();
      const answer = await byKey();
      expect(answer).toMatchObject({ status: 403, body: expect.stringContaining('"scope_missing"') });
      expect(await fingerprint()).toBe(before);
      return;
    }
    const answer = await byKey();
    expect(answer.status, answer.body).toBe(expected.answers.founder);
    // Answers with the time or with random values differ each time.
    if (endpoint.auth === 'none' || endpoint.method !== 'GET' || endpoint.limit === 'upload') return;
    expect(answer).toEqual(await ask(proxy.url, endpoint, expected.call(ids), people.founder.token));
  });

  test.each(expected.hidden ?? [])('it does not exist for %s', async (who) => {
    const { token } = people[who];
    const foreign = await ask(proxy.url, endpoint, expected.call(ids), token);
    const unknown = await ask(proxy.url, endpoint, expected.call(unknownIds()), token);
    expect(foreign).toEqual(unknown);
    const { email, organisationId, userId } = people.founder;
    // Many answers contain a running number anyway.
    const telling = Object.values(ids).filter((each) => each.length > 8);
    for (const secret of [...telling, email, organisationId, userId]) {
      expect(foreign.body).not.toContain(secret);
    }
  });
});

describe('the OpenAPI document', () => {
  test('contains exactly the served routes', async () => {
    const documented = await documentedRoutes();
    const served = (await servedRoutes()).filter((route) => !PAGES.test(route));
    expect(served.toSorted()).toEqual(documented.toSorted());
  });

  test('describes everything that was sent and answered above', () => {
    expect(proxy.checked()).toBeGreaterThan(endpoints.length * WHO.length);
    expect(proxy.differences()).toEqual([]);
  });

  test('equals the contract', async () => {
    expect((await documentedRoutes()).toSorted()).toEqual(endpoints.map(nameOf).toSorted());
  });
});

/** A URL of a file or an upload that a program could not open as it is; `path` is such a field by its name. */
const RELATIVE_ADDRESS = /"(?!path")\w+":\[?"\/(files|samples|api\.v1\/storage)\//;

/** The server's own host: behind a proxy no client reaches it there. */
const INNER_ADDRESS = /\b(https?:)?\/\/(127\.0\.0\.1|localhost|\[::1\])/;

/** Routes for browsers, not for programs: they are not in the document. */
const PAGES = /^GET \/(\*|assets\/\*)?$/;

async function documentedRoutes(): Promise<string[]> {
  const answer = await fetch(`${product.url}/api.v1/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Starts the same web process again, inside this one, and records each route registered with the HTTP server. */
async function servedRoutes(): Promise<string[]> {
  const routes = new Set<string>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) {
        const path = url.replace(/^\/files\/\*$/, '/files/{key}').replace(/:(\w+)/g, '{$1}');
        // Fastify answers HEAD and OPTIONS itself.
        if (each !== 'HEAD' && each !== 'OPTIONS') routes.add(`${each} ${path}`);
      }
    });
  };
  const initialised = channel('fastify.initialization');
  const dataFolder = newFolder();
  const log = Fastify({ logger: false }).log;
  initialised.subscribe(watch);
  const settings = readSettings(
    {
      ROLE: 'web',
      PORT: '0',
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl(product.database),
    },
    dataFolder,
  );
  const app = await startApp(settings, log);
  initialised.unsubscribe(watch);
  await app.stop();
  return [...routes];
}
