import { STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { expect, test } from 'vitest';
import { nameOfRun } from './run-name.ts';

const CATALOGUE = [{ id: 'repaint', name: { en: 'Repaint', zh: '重绘' } }];

test('runs are called like their tool, and those of stories by a name', () => {
  expect(nameOfRun(CATALOGUE, 'repaint', 'zh')).toBe('重绘');
  expect(nameOfRun(CATALOGUE, 'gone', 'en')).toBeUndefined();
  for (const { id } of STORY_RUNS) expect(nameOfRun(CATALOGUE, id, 'zh')).toMatch(/\p{Script=Han}/u);
});
