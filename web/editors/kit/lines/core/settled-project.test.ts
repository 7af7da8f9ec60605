import { previewChange, startHistory } from '@inkreel/scene/history.ts';
import { EMPTY_SUBTITLE_PROJECT, type SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { expect, test } from 'vitest';
import { settledProject } from './settled-project.ts';

const line = { id: 'a', start: 0, end: 900, text: 'Good', translation: '' };
const begun: SubtitleProject = { ...EMPTY_SUBTITLE_PROJECT, lines: [line] };

test('leaves out unfinished typing, so that the project stays the same object while someone types', () => {
  const typing = previewChange(startHistory(begun), { ...begun, lines: [{ ...line, text: 'Good e' }] });
  expect(settledProject(typing)).toBe(begun);
});

test('shows a style while it is being changed', () => {
  const larger = { ...begun, size: 120 };
  expect(settledProject(previewChange(startHistory(begun), larger))).toBe(larger);
  expect(settledProject(previewChange(startHistory<SubtitleProject>(larger), begun))).toBe(begun);
});
