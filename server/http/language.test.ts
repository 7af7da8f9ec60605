import { SITES } from '@inkreel/contract/site.ts';
import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en;q=0.1, zh;q=0.9', 'zh'],
  ['zh;q=0, en;q=0.1', 'en'],
  ['zh-Hant-TW', 'zh'],
  ['ZH-cn', 'zh'],
  ['fr, zh;q=0.1', 'zh'],
  // Another language that begins with the same letters.
  ['zha', 'en'],
  ['fr', 'en'],
  ['zh;q=0', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=,,', 'en'],
  [undefined, 'en'],
])('of a site in English and Chinese, %j gets %s', (header, language) => {
  expect(languageOf(header, SITES.intl)).toBe(language);
});

test('equal preferences get the site’s default language', () => {
  expect(languageOf('*', SITES.cn)).toBe('zh');
  expect(languageOf('fr', SITES.cn)).toBe('zh');
});
