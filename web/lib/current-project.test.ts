import { expect, test } from 'vitest';
import { pickProject } from './current-project.ts';

const open = [{ id: 'a' }, { id: 'b' }];

test.each([
  ['b', 'a', 'b'],
  [undefined, 'a', 'a'],
  ['archived', 'b', 'b'],
  ['archived', null, undefined],
  [undefined, 'archived', undefined],
])('chosen %s, taken by the server %s: %s', (chosen, ofServer, id) => {
  expect(pickProject(open, chosen, ofServer)?.id).toBe(id);
});
