import { expect, test } from 'vitest';
import { noDatabase } from '../../testing/no-database.ts';
import { countMembersOf, findMemberships } from './memberships.ts';

test.each([
  ['numbers of members', () => countMembersOf(noDatabase, []), new Map()],
  ['memberships of people', () => findMemberships(noDatabase, []), []],
])('%s cost no statement if there is nothing to look up', async (_what, find, nothing) => {
  expect(await find()).toEqual(nothing);
});
