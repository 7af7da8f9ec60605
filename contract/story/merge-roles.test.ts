import { expect, it } from 'vitest';
import type { Part } from '../documents/parts/part.ts';
import { mergeRoles } from './merge-roles.ts';

const at = (id: string, kind: string, fields: object): Part =>
  ({ id, kind, parent: 'scene', index: 'a0', ...fields }) as Part;

it('gives lines and shots of one character to another, who is in each shot once', () => {
  const parts = [
    at('said', 'line', { role: 'old', speaker: 'Old man' }),
    at('other', 'line', { role: 'theo' }),
    at('alone', 'shot', {
      roles: [
        { role: 'old', look: 'coat' },
        { role: 'mina', look: 'rain' },
      ],
    }),
    at('both', 'shot', { roles: [{ role: 'theo', look: 'young' }, { role: 'old' }] }),
    at('empty', 'shot', {}),
    at('place', 'place', { role: 'old' }),
  ];
  expect(mergeRoles(parts, 'old', 'theo')).toEqual([
    { id: 'said', set: { role: 'theo' } },
    { id: 'alone', set: { roles: [{ role: 'theo' }, { role: 'mina', look: 'rain' }] } },
    { id: 'both', set: { roles: [{ role: 'theo', look: 'young' }] } },
  ]);
});

it('changes nothing in a story without the character', () => {
  expect(mergeRoles([at('said', 'line', { role: 'theo' })], 'old', 'theo')).toEqual([]);
});
