import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { bearerTokenOf } from './bearer-token.ts';

const TOKEN = 'a-Token_of-20-letters';

test.each([
  [`Bearer ${TOKEN}`, TOKEN],
  [`Bearer ${'x'.repeat(200)}`, 'x'.repeat(200)],
  [`Bearer ${'x'.repeat(201)}`, undefined],
  [`Bearer ${'x'.repeat(19)}`, undefined],
  [`Basic Bearer ${TOKEN}`, undefined],
  [`Bearer ${TOKEN} and more`, undefined],
  [undefined, undefined],
])('the token of "%s" is %s', (authorization, token) => {
  expect(bearerTokenOf({ headers: { authorization } } as FastifyRequest)).toBe(token);
});
