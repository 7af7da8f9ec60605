/** Every endpoint of the contract, called by nobody, by both roles of its organisation and by a stranger to it. */
import { channel } from 'node:diagnostics_channel';
import { signOut } from '@inkreel/contract/api/accounts.ts';
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { allEndpoints, fullPath } from '@inkreel/contract/api/index.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../server/app.ts';
import { connect, type Db } from '../server/db/connect.ts';
import { readSettings } from '../server/settings.ts';
import { type Call, EXPECTED, type Ids, WHO, type Who } from './support/matrix.ts';
import { fingerprintOf, type Person, registerFounder, registerMember } from './support/organisations.ts';
import { newFolder, type Product, startProduct } from './support/product.ts';
import { startRun, untilEnded } from './support/runs.ts';

let product: Product;
let db: Db;
let people: Record<Exclude<Who, 'nobody'>, Person>;
let ids: Ids;

beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: 'fatal' });
  const { url } = product;
  db = connect({ ...product.database, max: 3 });
  // The first account is the operator of the installation, who is somebody else than these.
  await registerFounder(url, 'operator@example.com');
  const founder = await registerFounder(url, 'founder@example.com');
  const member = await registerMember(url, db, 'member@example.com', founder);
  people = { founder, member, stranger: await registerFounder(url, 'stranger@example.com') };
  ids = await idsOf(founder);
});
afterAll(async () => {
  await db.$client.end();
  await product.close();
});

/** What takes something away comes last: results to the bin, then the sessions. */
const rank = (endpoint: Endpoint) => (endpoint === signOut ? 2 : Number(endpoint.method === 'DELETE'));
const endpoints = allEndpoints(TOOLS).toSorted((one, other) => rank(one) - rank(other));
const nameOf = (endpoint: Pick<Endpoint, 'method' | 'path' | 'root'>) =>
  `${endpoint.method} ${fullPath(endpoint)}`;

/** Makes one of everything that has an id. */
async function idsOf({ token, projectId }: Person): Promise<Ids> {
  const task = await startRun(product.url, token);
  const { results } = await untilEnded(product.url, token, task);
  const [result] = results;
  const ledger = await db.$client.query('select id from ledger_rows where task_id = $1', [task]);
  if (!result) throw new Error('the run gave no result');
  const [line] = ledger.rows as { id: string }[];
  return { task, result: result.id, project: projectId, ledger: line?.id ?? '', file: result.file.url };
}

const unknownIds = (): Ids => ({
  task: v7(),
  result: v7(),
  project: v7(),
  ledger: v7(),
  file: `/files/2026/01/${'0'.repeat(32)}.png`,
});

interface Answer {
  status: number;
  /** The body without what differs from call to call. */
  body: string;
}

async function ask(endpoint: Endpoint, call: Call, token: string | undefined): Promise<Answer> {
  const stop = new AbortController();
  const answer = await fetch(product.url + pathOf(endpoint, call), {
    method: endpoint.method,
    signal: stop.signal,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  // A stream of events has no end.
  if (endpoint.answer === 'events' && answer.ok) {
    stop.abort();
    return { status: answer.status, body: '' };
  }
  const body = (await answer.text()).replace(/"request_id":"[^"]*"/g, '');
  return { status: answer.status, body };
}

function pathOf(endpoint: Endpoint, { params = {}, query = {} }: Call): string {
  const path = fullPath(endpoint).replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? v7());
  return Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  const expected = EXPECTED[name];

  test('has its line in the table', () => {
    expect(expected, `a line for ${name}`).toBeDefined();
  });
  if (!expected) return;

  test.each(WHO)('%s is answered as the table says', async (who) => {
    const person = who === 'nobody' ? undefined : people[who];
    const before = await fingerprintOf(db, people.founder.organisationId);
    const answer = await ask(endpoint, expected.call(ids), person?.token);
    expect(answer.status, answer.body).toBe(expected.answers[who]);
    if (who === 'founder' || (who === 'member' && answer.status < 400)) return;
    expect(await fingerprintOf(db, people.founder.organisationId)).toBe(before);
  });

  test.each(expected.hidden ?? [])('%s is told of it as of something that does not exist', async (who) => {
    const { token } = people[who];
    const foreign = await ask(endpoint, expected.call(ids), token);
    const unknown = await ask(endpoint, expected.call(unknownIds()), token);
    expect(foreign).toEqual(unknown);
    const { email, organisationId, userId } = people.founder;
    for (const secret of [...Object.values(ids), email, organisationId, userId]) {
      expect(foreign.body).not.toContain(secret);
    }
  });
});

describe('the OpenAPI document', () => {
  test('has every route that is served, and no other', async () => {
    const documented = await documentedRoutes();
    const served = (await servedRoutes()).filter((route) => !PAGES.test(route));
    expect(served.toSorted()).toEqual(documented.toSorted());
  });

  test('is the contract', async () => {
    expect((await documentedRoutes()).toSorted()).toEqual(endpoints.map(nameOf).toSorted());
  });
});

/** What a browser opens, not a program: these have no place in the document. */
const PAGES = /^GET \/(\*|assets\/\*)?$/;

async function documentedRoutes(): Promise<string[]> {
  const answer = await fetch(`${product.url}/api.v1/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Starts the same web process once more, in here, and notes each route that is registered with the HTTP server. */
async function servedRoutes(): Promise<string[]> {
  const routes = new Set<string>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) {
        const path = url.replace(/^\/files\/\*$/, '/files/{key}').replace(/:(\w+)/g, '{$1}');
        // Fastify answers HEAD and OPTIONS by itself.
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
      DATABASE_URL: `postgres://inkreel@${encodeURIComponent(product.database.host)}/inkreel`,
    },
    dataFolder,
  );
  const app = await startApp(settings, log);
  initialised.unsubscribe(watch);
  await app.stop();
  return [...routes];
}
