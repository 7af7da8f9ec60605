import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const page = readFileSync(new URL('../../../../../docs/editing-commands.md', import.meta.url), 'utf8');
const examples = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, words]) => words as string));

test('every command in the documentation is understood completely', () => {
  expect(examples.length).toBeGreaterThan(70);
  const refused = examples.filter((words) => {
    const { commands, notUnderstood } = understand(words);
    return commands.length === 0 || notUnderstood.length > 0;
  });
  expect(refused).toEqual([]);
});
