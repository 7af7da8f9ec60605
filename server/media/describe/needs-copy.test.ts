import { expect, test } from 'vitest';
import type { Look } from './look.ts';
import { needsCopy } from './needs-copy.ts';

const PLAIN: Look = {
  times: [0, 0.04],
  codec: 'h264',
  pixels: 'yuv420p',
  width: 640,
  height: 360,
  isInterlaced: false,
  range: 'tv',
  matrix: 'bt709',
  primaries: 'bt709',
  transfer: 'bt709',
  sounds: ['aac'],
};

test.each<[string, Partial<Look>, boolean]>([
  ['H.264 with AAC', {}, false],
  ['the full range of phones', { pixels: 'yuvj420p', range: 'pc' }, false],
  ['VP9 without sound', { codec: 'vp9', sounds: [] }, false],
  ['HEVC', { codec: 'hevc' }, true],
  ['MPEG-4', { codec: 'mpeg4' }, true],
  ['10 bits', { pixels: 'yuv420p10le' }, true],
  ['4:2:2', { pixels: 'yuv422p' }, true],
  ['fields', { isInterlaced: true }, true],
  ['PQ', { codec: 'vp9', transfer: 'smpte2084' }, true],
  ['HLG', { transfer: 'arib-std-b67' }, true],
  ['a small one without colours', { matrix: undefined }, true],
  ['a large one without colours', { matrix: undefined, height: 720 }, false],
  ['AC-3', { sounds: ['ac3'] }, true],
])('%s', (_, about, needs) => {
  expect(needsCopy({ ...PLAIN, ...about }, 'mov', about.sounds?.length === 0 ? undefined : 0)).toBe(needs);
});

test('needs one for the second of its sounds, and for AVI', () => {
  expect(needsCopy({ ...PLAIN, sounds: ['unknown', 'aac'] }, 'mov', 1)).toBe(true);
  expect(needsCopy(PLAIN, 'avi', 0)).toBe(true);
});
