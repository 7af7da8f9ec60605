import { expect, test } from 'vitest';
import { FIRST_PROJECT, shownProjectName } from './first-project.ts';

test('a first project is named in its reader’s language until it is renamed', () => {
  expect(shownProjectName(FIRST_PROJECT.en, 'zh')).toBe(FIRST_PROJECT.zh);
  expect(shownProjectName(FIRST_PROJECT.zh, 'en')).toBe(FIRST_PROJECT.en);
  expect(shownProjectName('Launch', 'zh')).toBe('Launch');
});
