import { expect, test } from 'vitest';
import { findFaces } from '../faces/find-faces.ts';
import { photo } from '../faces/testing/photos.ts';
import { brokenClipRules } from './clip-rules.ts';

test('a mouth that is never closed, or opens further than the patch, is refused', async () => {
  const picture = await photo('officer');
  const faces = await findFaces(picture);
  const rules = (...openings: number[]) =>
    brokenClipRules(
      openings.map((opening, at) => ({ frame: at, faces, seen: faces, opening })),
      { ...picture, frameRate: 10 },
    );
  expect(rules(0, 0.05, 0.1, 0.02)).toEqual([]);
  // A smile that shows teeth can be closed.
  expect(rules(0.078, 0.084, 0.073)).toEqual([]);
  expect(rules(0.14, 0.12, 0.13)).toEqual(['mouth_never_closed']);
  expect(rules(0, 0.1, 0.22)).toEqual(['mouth_too_open']);
  expect(rules(0.2, 0.25)).toEqual(['mouth_never_closed', 'mouth_too_open']);
});
