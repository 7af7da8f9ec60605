import type { Role } from '@inkreel/contract/api/roles.ts';
import type { ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { storyboard as en } from '@inkreel/contract/messages/en/storyboard.ts';
import { storyboard as zh } from '@inkreel/contract/messages/zh/storyboard.ts';
import { expect, it } from 'vitest';
import { inkOf, staleReason } from './shot-words.ts';
import type { BoardShot } from './use-storyboard.ts';

const roles = new Map([['mina', { name: 'Mina' } as Role]]);
const stale = (changed: string[], present: string[], madeWith: Record<string, string> = {}) =>
  ({
    changed,
    part: { roles: present.map((role) => ({ role })) } as unknown as ShotPart,
    made: { file: 'file:one', made: madeWith, points: 20, at: '' },
  }) as unknown as BoardShot;

it('says why an image is stale, by name where somebody looks different', () => {
  expect(staleReason(en, stale(['text', 'style'], []), roles)).toBe('The words changed, the style changed');
  const look = stale(['role:mina'], ['mina'], { 'role:mina': 'before' });
  expect(staleReason(en, look, roles)).toBe('Mina looks different now');
  expect(staleReason(zh, look, roles)).toBe('Mina 的样子变了');
  const left = stale(['role:mina'], [], { 'role:mina': 'before' });
  expect(staleReason(en, left, roles)).toBe('Somebody left the shot or came into it');
  expect(staleReason(en, stale([], []), roles)).toBe('');
});

it('gives a fifth speaker the first ink again', () => {
  const speakers = ['a', 'b', 'c', 'd', 'e'];
  expect(speakers.map((name) => inkOf(speakers, name))).toEqual(
    [1, 2, 3, 4, 1].map((ink) => `var(--who-${ink})`),
  );
});
