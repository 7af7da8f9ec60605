import { expect, it } from 'vitest';
import { deriveDraftKey } from './draft-key.ts';

const SEAL = '0'.repeat(32);
const deps = { codeSecret: Buffer.alloc(32, 1) };
const keyOf = (person: string, seal = SEAL, from = deps) => deriveDraftKey(from, person, seal).key;

it('gives one person the same 256 bits for the same seal again', () => {
  expect(keyOf('ada')).toBe(keyOf('ada'));
  expect(Buffer.from(keyOf('ada'), 'base64url')).toHaveLength(32);
  expect(deriveDraftKey(deps, 'ada', SEAL).person).toBe('ada');
});

it('gives another person, seal or installation another key', () => {
  const keys = [
    keyOf('ada'),
    keyOf('bob'),
    keyOf('ada', '1'.repeat(32)),
    keyOf('ada', SEAL, { codeSecret: Buffer.alloc(32, 2) }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
