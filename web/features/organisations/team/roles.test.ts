import { expect, test } from 'vitest';
import { verbsOf } from './roles.ts';

const none = { changeRole: false, passOn: false, remove: false };

test.each([
  ['founder', 'admin', false, { changeRole: true, passOn: true, remove: true }],
  ['founder', 'member', false, { changeRole: true, passOn: true, remove: true }],
  ['founder', 'founder', true, none],
  ['admin', 'founder', false, none],
  ['admin', 'admin', false, none],
  ['admin', 'admin', true, none],
  ['admin', 'member', false, { ...none, remove: true }],
  ['member', 'member', false, none],
  ['member', 'member', true, none],
] as const)('%s of %s (self: %s) may %o', (own, theirs, isSelf, verbs) => {
  expect(verbsOf(own, theirs, isSelf)).toEqual(verbs);
});
