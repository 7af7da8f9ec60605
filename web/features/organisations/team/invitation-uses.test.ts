import { expect, test } from 'vitest';
import { invitationUses } from './invitation-uses.ts';

test.each([
  [0, [1]],
  [1, [1]],
  [4, [1, 2, 3, 4]],
  [7, [1, 2, 3, 4, 5, 7]],
  [10, [1, 2, 3, 4, 5, 10]],
  [999, [1, 2, 3, 4, 5, 10, 20, 50, 100]],
])('%i free seats offer %j', (free, uses) => {
  expect(invitationUses(free)).toEqual(uses);
});
