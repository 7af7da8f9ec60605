/**
 * A new kind of caller is one object: here share links, tested over every endpoint of the contract. Nothing
 * else in the product changes for it.
 */
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { allEndpoints, fullPath } from '@inkreel/contract/api/index.ts';
import { KEY_SCOPES, type Scope } from '@inkreel/contract/scopes.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { createHttpServer } from './http-server.ts';
import { ALL_SCOPES, createPrincipals, isOrgAdmin, type Principal, type PrincipalKind } from './principal.ts';
import { route } from './route.ts';

/** Share links; for the test, their scopes are part of their text. */
const shareLinks: PrincipalKind = {
  name: 'share_link',
  hasForm: (token) => token.startsWith('share-'),
  authenticate: async (token) => {
    const scopes = token.replaceAll('-', ' ').trim().split(' ').slice(1) as Scope[];
    return { ...person, kind: 'share_link', scopes: new Set(scopes), isOperator: false };
  },
  findLive: async (tokenHashes) => tokenHashes.filter((hash) => hash === 'shared').map(liveAs),
};
const person: Principal = {
  kind: 'session',
  scopes: ALL_SCOPES,
  userId: 'u',
  organisationId: 'o',
  role: 'founder',
  isOperator: true,
  tokenHash: 'h',
};
const liveAs = (tokenHash: string) => ({ tokenHash, userId: 'u', organisationId: 'o' });
const sessions: PrincipalKind = {
  name: 'session',
  hasForm: (token) => token.startsWith('session'),
  authenticate: async () => person,
  findLive: async (tokenHashes) => tokenHashes.filter((hash) => hash === 'signed in').map(liveAs),
};
const principals = createPrincipals([sessions, shareLinks]);

const endpoints = allEndpoints(TOOLS);
let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttpServer({
    // A caller that reaches a handler gets a conflict.
    routes: endpoints.map((endpoint) =>
      route(endpoint, async () => {
        throw new AppError('conflict');
      }),
    ),
    site: SITES.intl,
    authenticate: principals.authenticate,
    log: Fastify({ logger: false }).log,
    trustedProxies: 0,
    secure: false,
    rateLimited: false,
  });
});
afterAll(() => app.close());

/** How a call ends, by the name of its error. The input is checked after the caller. */
async function outcome(endpoint: Endpoint, token: string): Promise<string> {
  const answer = await app.inject({
    method: endpoint.method,
    url: fullPath(endpoint).replace(/\{\w+\}/g, '0'),
    headers: { authorization: `Bearer ${token}` },
  });
  const { error } = answer.json<{ data: { error: string } }>().data;
  return error === 'not_signed_in' || error === 'scope_missing' ? error : 'allowed';
}

const refusedTo = async (token: string, wanted: readonly Endpoint[]) =>
  (await Promise.all(wanted.map(async (endpoint) => ({ endpoint, ended: await outcome(endpoint, token) }))))
    .filter(({ ended }) => ended !== 'allowed')
    .map(({ endpoint, ended }) => `${ended} ${endpoint.method} ${endpoint.path}`);
const guarded = endpoints.filter(({ auth }) => auth === 'user');
const asLink = (scope: Scope) => `share-${scope}`.padEnd(30, '-');

describe('scopes', () => {
  test.each(KEY_SCOPES)(
    'a link with the scope %s can call the endpoints of that scope and no others',
    async (scope) => {
      const opened = guarded.filter((endpoint) => endpoint.scope === scope);
      const closed = guarded.filter((endpoint) => endpoint.scope !== scope);
      expect(opened.length).toBeGreaterThan(2);
      expect(await refusedTo(asLink(scope), opened)).toEqual([]);
      expect(await refusedTo(asLink(scope), closed)).toEqual(
        closed.map(({ method, path }) => `scope_missing ${method} ${path}`),
      );
    },
  );

  test('a signed-in caller is refused nothing', async () => {
    expect(await refusedTo('session'.padEnd(30, '-'), guarded)).toEqual([]);
  });

  test('a token of unknown form has no principal', async () => {
    const [first] = guarded;
    expect(first && (await outcome(first, 'unknown'.padEnd(30, '-')))).toBe('not_signed_in');
  });

  test('operators’ endpoints do not exist for a link', async () => {
    const console = endpoints.filter(({ auth }) => auth === 'operator');
    const answers = await Promise.all(
      console.map(({ method, ...endpoint }) =>
        app.inject({
          method,
          url: fullPath(endpoint).replace(/\{\w+\}/g, '0'),
          headers: { authorization: `Bearer ${asLink('run')}` },
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  });
});

describe('kinds of callers', () => {
  test('report which of their credentials are still valid', async () => {
    const found = await principals.findLive(['signed in', 'gone', 'shared']);
    expect(found.map(({ tokenHash }) => tokenHash)).toEqual(['signed in', 'shared']);
    expect(await principals.findLive(['signed in', 'shared'], 'share_link')).toEqual([liveAs('shared')]);
    expect(await principals.findLive([])).toEqual([]);
    const neverAsked = { ...sessions, findLive: () => Promise.reject(new Error('asked without tokens')) };
    expect(await createPrincipals([neverAsked]).findLive([])).toEqual([]);
  });

  test('have different names', () => {
    expect(() => createPrincipals([sessions, sessions])).toThrow('share a name');
    expect(() => createPrincipals([sessions, shareLinks])).not.toThrow();
  });

  test.each([
    ['founder', true],
    ['admin', true],
    ['member', false],
  ] as const)('a %s is an organisation admin: %s', (role, isAdmin) => {
    expect(isOrgAdmin({ role })).toBe(isAdmin);
  });
});
