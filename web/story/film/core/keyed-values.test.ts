import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { expect, test } from 'vitest';
import { clipsOf, filmViewOf } from './film-view.ts';
import { keyNamesAt, keyTimesOf, valuesOf } from './keyed-values.ts';

const parts = filmOf(
  { width: 640, height: 360 },
  ...TRACKS,
  clipOf('video', 'image', [10, 20], { opacity: 0.5 }, 'a'),
  { do: 'set_key', id: 'a', of: 'position', at: 12, values: { x: 0, y: 40 } },
  { do: 'set_key', id: 'a', of: 'position', at: 22, values: { x: 100, y: 40 } },
  { do: 'set_key', id: 'a', of: 'scale', at: 12, values: { scale: 2 } },
);
const view = filmViewOf(parts);
const clip = clipsOf(view).get('a')!;

test('the panel shows the values at the playhead, those of its ends outside of the clip, and the usual ones', () => {
  expect(valuesOf(view, clip, 17)).toEqual({
    x: 50,
    y: 40,
    scale: 2,
    rotation: 0,
    opacity: 0.5,
    volume: 1,
  });
  expect(valuesOf(view, clip, 500).x).toBe(100);
  const plain = { ...clip, part: { id: 'b', kind: 'clip', parent: null, index: 'a0' } as ClipPart };
  expect(valuesOf(view, plain, 17)).toMatchObject({ x: 320, y: 180 });
});

test('key frames of several things at one frame are one diamond, and those outside of the clip none', () => {
  expect(keyTimesOf(clip)).toEqual([12, 22]);
  expect(keyNamesAt(clip, 12)).toEqual(['position', 'scale']);
  expect(keyTimesOf({ ...clip, frames: 10 }, 'position')).toEqual([12]);
});
