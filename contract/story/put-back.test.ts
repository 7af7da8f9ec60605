import { expect, test } from 'vitest';
import type { ShotPart } from '../documents/story-document.ts';
import { storyParts } from '../testing/story-parts.ts';
import { putBack } from './put-back.ts';
import { imageFingerprint, type Outside, videoFingerprint } from './shot-inputs.ts';

const outside: Outside = new Map();
const parts = new Map(storyParts().map((part) => [part.id, part]));
const bare = parts.get('s0-shot0') as ShotPart;
const imageOf = (file: string, shot = bare) => ({
  file,
  made: imageFingerprint(parts, shot, outside),
  points: 20,
  at: '2026-01-01T00:00:00Z',
});

test('what is shown already cannot be put back', () => {
  const shot: ShotPart = { ...bare, images: [imageOf('a'), imageOf('b')] };
  expect(putBack(parts, shot, 'b', outside)).toBeUndefined();
  expect(putBack(parts, shot, 'a', outside)).toEqual({ changed: [], video: 'unchanged' });
});

test('an image that was drawn from other words is named with what differs', () => {
  const older = imageOf('a', { ...bare, text: 'They sleep' });
  const shot: ShotPart = { ...bare, images: [older, imageOf('b')] };
  expect(putBack(parts, shot, 'a', outside)?.changed).toEqual(['text']);
});

test('a moving shot becomes stale with another image, and fits again with its own', () => {
  const shot: ShotPart = { ...bare, images: [imageOf('a'), imageOf('b')] };
  const film = (of: ShotPart) => ({ ...imageOf('film'), seconds: 4, made: videoFingerprint(of) });
  const ofNewest = { ...shot, video: film(shot) } as ShotPart;
  expect(putBack(parts, ofNewest, 'a', outside)?.video).toBe('stale');
  const ofOlder = { ...shot, video: film({ ...bare, images: [imageOf('a')] } as ShotPart) } as ShotPart;
  expect(putBack(parts, ofOlder, 'a', outside)?.video).toBe('current');
});
