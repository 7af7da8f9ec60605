import { defineEndpoint } from '@inkreel/contract/api/endpoint.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkRoutes } from './check-routes.ts';
import { route } from './route.ts';

const endpoint = (path: `/${string}`) =>
  defineEndpoint({ method: 'GET', path, area: 'system', summary: 's', auth: 'none', output: z.null() });
const serve = (path: `/${string}`) => route(endpoint(path), async () => null);

test('routes that match the contract pass', () => {
  expect(() => checkRoutes([serve('/a')], [endpoint('/a')])).not.toThrow();
});

test.each([
  [[], ['/a'], 'Nothing serves GET /a.'],
  [['/a', '/a'], ['/a'], 'Two routes serve GET /a.'],
  [['/a'], [], 'The contract has no GET /a.'],
] as const)('routes %j for the contract %j are refused', (served, promised, sentence) => {
  expect(() => checkRoutes(served.map(serve), promised.map(endpoint))).toThrow(sentence);
});
