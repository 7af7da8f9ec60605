import type { Language } from '@inkreel/contract/site.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { areaTextsLoaded, loadAreaTexts, showTextsIn, splitTexts } from './area-texts.ts';

/** An area of one word, with the languages that were requested. */
function area(fail?: () => Error | undefined) {
  const asked: Language[] = [];
  const load = (language: Language) => async () => {
    asked.push(language);
    const error = fail?.();
    if (error) throw error;
    return { word: language };
  };
  return { texts: splitTexts({ en: load('en'), zh: load('zh') }), asked };
}

beforeEach(() => showTextsIn('en'));
afterAll(() => showTextsIn('en'));

test('an area loads the language that is shown at once, and no other', async () => {
  const { texts, asked } = area();
  await areaTextsLoaded();
  expect(texts).toEqual({ en: { word: 'en' } });
  expect(asked).toEqual(['en']);
});

test('another language loads the areas in use, each once', async () => {
  const { texts, asked } = area();
  await areaTextsLoaded();
  showTextsIn('zh');
  await areaTextsLoaded();
  expect(texts).toEqual({ en: { word: 'en' }, zh: { word: 'zh' } });
  expect(await loadAreaTexts(texts, 'zh')).toBe(texts.zh);
  expect(asked).toEqual(['en', 'zh']);
});

test('missing texts hold nothing up, and are requested again when they are read', async () => {
  let online = false;
  const { texts } = area(() => (online ? undefined : new Error('Failed to fetch')));
  await areaTextsLoaded();
  expect(texts).toEqual({});
  online = true;
  expect(await loadAreaTexts(texts, 'en')).toEqual({ word: 'en' });
});
