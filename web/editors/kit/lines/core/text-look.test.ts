import { subtitleFont } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import { SECOND_SIZE } from '@inkreel/scene/subtitles/subtitle-measures.ts';
import { styleOf } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { writeAss } from '@inkreel/scene/subtitles/write-ass.ts';
import { expect, test } from 'vitest';
import { textLook } from './text-look.ts';

test.each(['en', 'zh', 'ja', 'ko', 'ar'])('%s is as tall in the preview as in the video', (language) => {
  const style = { ...styleOf('002'), size: 9 };
  const font = { ...subtitleFont('sans', language), css: '' };
  const cue = { id: '1', start: 0, end: 1000, text: 'a', translation: 'b' };
  const video = { width: 1920, height: 1080 };
  const written = writeAss([cue], 'both', { style, video, font, secondFont: font });
  const size = Number(/Style: Default,[^,]+,([\d.]+),/.exec(written)?.[1]);
  const second = Number(/\\fs([\d.]+)/.exec(written)?.[1]);
  const height = (1080 * style.size) / 100;
  // A line is as high as the font's size; the same ems make letters of the same size in every language.
  expect(Number.parseFloat(textLook(style, height, font).lineHeight)).toBeCloseTo(size, 1);
  expect(Number.parseFloat(textLook(style, height, font, SECOND_SIZE).lineHeight)).toBeCloseTo(second, 1);
  expect(size / font.lineEms).toBeCloseTo(height / 1.448, 1);
});
