import { expect, it } from 'vitest';
import type { Part } from '../documents/parts/part.ts';
import type { ShotPart } from '../documents/story-document.ts';
import { partsMap, storyParts, storyRoles } from '../testing/story-parts.ts';
import { hashRoles } from './characters.ts';
import { storyCosts } from './costs.ts';
import { imageFingerprint } from './shot-inputs.ts';

const outside = hashRoles(storyRoles());

it('a story costs what its scenes cost, and they what their shots and lines do', () => {
  const parts = storyParts({ scenes: 2, shots: 2 });
  const map = partsMap(parts);
  const made = imageFingerprint(map, map.get('s0-shot0') as ShotPart, outside);
  const image = { file: 'file:one', made, points: 40, at: '2026-01-01T00:00:00Z' };
  const changes: Record<string, Record<string, unknown>> = {
    's0-shot0': { images: [image], spent: 60 },
    's0-line1': { text: 'Hello '.repeat(20), spent: 4 },
    's1-line0': { type: 'action' },
    's1-line1': { shot: 'gone' },
  };
  const changed = partsMap(parts.map((part) => ({ ...part, ...changes[part.id] }) as Part));
  const { story, scenes, shots } = storyCosts(changed, outside, { image: 20, speech: 2 });
  expect(Object.fromEntries(shots)).toEqual({
    's0-shot0': { left: 2, spent: 60 },
    's0-shot1': { left: 24, spent: 4 },
    's1-shot0': { left: 20, spent: 0 },
    's1-shot1': { left: 20, spent: 0 },
  });
  expect(Object.fromEntries(scenes)).toEqual({
    s0: { left: 26, spent: 64 },
    s1: { left: 42, spent: 0 },
  });
  expect(story).toEqual({ left: 68, spent: 64 });
});
