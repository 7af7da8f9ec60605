import { getTask, listTasks } from '@inkreel/contract/api/tasks.ts';
import { SITES } from '@inkreel/contract/site.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { createListTurns, isList } from './list-turns.ts';
import { ALL_SCOPES, type Principal } from './principal.ts';
import { route } from './route.ts';

const person = (userId: string): Principal => ({
  kind: 'session',
  scopes: ALL_SCOPES,
  userId,
  organisationId: 'studio',
  role: 'member',
  isOperator: false,
  tokenHash: userId,
});

let app: FastifyInstance;
/** Who reads a list now, in the order of their turns, and what ends each. */
let reading: { userId: string; end: () => void }[];
beforeEach(async () => {
  reading = [];
  app = await createHttpServer({
    routes: [
      route(listTasks, async ({ user }) => {
        await new Promise<void>((end) => reading.push({ userId: user.userId, end }));
        return { items: [], next: null };
      }),
    ],
    site: SITES.intl,
    authenticate: async (token) => person(token.replace(/x+$/u, '')),
    log: Fastify({ logger: false }).log,
    trustedProxies: 0,
    secure: false,
    rateLimited: false,
  });
});
afterEach(() => app.close());

test('a person reads two lists at a time, the next one waits for its turn, and colleagues do not wait for them', async () => {
  const read = (token: string) =>
    app.inject({ url: '/api.v1/tasks', headers: { authorization: `Bearer ${token.padEnd(43, 'x')}` } });
  const asked = [read('ada'), read('ada'), read('ada')];
  await expect.poll(() => reading.length).toBe(2);
  asked.push(read('bo'));
  await expect.poll(() => reading.map(({ userId }) => userId)).toEqual(['ada', 'ada', 'bo']);
  reading[0]?.end();
  await expect.poll(() => reading.map(({ userId }) => userId)).toEqual(['ada', 'ada', 'bo', 'ada']);
  for (const { end } of reading) end();
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('a caller who hangs up leaves the line', async () => {
  const turns = createListTurns();
  const owner = { organisationId: 'ada', userId: 'ada' };
  const ends = [await turns.enter({ owner }), await turns.enter({ owner })];
  const gone = new AbortController();
  const waiting = turns.enter({ owner, signal: gone.signal });
  gone.abort();
  await expect(waiting).rejects.toThrow();
  for (const end of ends) end();
  expect(turns.usage()).toEqual({ weight: 0, running: 0, waiting: 0 });
});

test('lists are the endpoints that take a page or a search', () => {
  expect([listTasks, getTask].map(isList)).toEqual([true, false]);
});
