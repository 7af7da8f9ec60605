import { expect, it } from 'vitest';
import type { Part, Parts } from '../documents/parts/part.ts';
import { castSpeaker, foundSpeakers } from './found-speakers.ts';

const story: Parts = new Map(
  [
    { id: 's2', kind: 'scene', parent: null, index: 'a2' },
    { id: 's1', kind: 'scene', parent: null, index: 'a1' },
    { id: 'l3', kind: 'line', parent: 's2', index: 'a0', speaker: 'OLD MAN', text: 'Wait!' },
    {
      id: 'l1',
      kind: 'line',
      parent: 's1',
      index: 'a1',
      speaker: 'Old man ',
      text: 'Help me',
      guessed: true,
    },
    { id: 'l0', kind: 'line', parent: 's1', index: 'a0', type: 'action', text: 'Rain.' },
    { id: 'l2', kind: 'line', parent: 's1', index: 'a2', speaker: 'Mina', role: 'mina', text: 'Yes' },
    { id: 'l4', kind: 'line', parent: 's2', index: 'a1', speaker: '  ', text: 'A voice' },
    { id: 'l5', kind: 'line', parent: 's2', index: 'a2', speaker: '陈明', text: '好' },
  ].map((part) => [part.id, part as Part]),
);

it('finds each name that is no character yet, with its first line, in the order of the script', () => {
  expect(foundSpeakers(story)).toEqual([
    { name: 'Old man', lines: 2, quote: 'Help me', scene: 1 },
    { name: '陈明', lines: 1, quote: '好', scene: 2 },
  ]);
});

it('gives every line under the name to the character, and no longer as a guess', () => {
  expect(castSpeaker(story, 'old man', 'theo')).toEqual([
    { id: 'l3', set: { role: 'theo', guessed: null } },
    { id: 'l1', set: { role: 'theo', guessed: null } },
  ]);
});
