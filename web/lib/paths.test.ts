import { SITES } from '@inkreel/contract/site.ts';
import { describe, expect, it } from 'vitest';
import { joinPath, splitPath } from './paths.ts';

describe('paths', () => {
  it('reads the language from the prefix, or takes the default of the site', () => {
    expect(splitPath('/zh/create', SITES.intl)).toEqual({ language: 'zh', path: '/create' });
    expect(splitPath('/zh', SITES.intl)).toEqual({ language: 'zh', path: '/' });
    expect(splitPath('/create', SITES.intl)).toEqual({ language: 'en', path: '/create' });
    expect(splitPath('/create', SITES.cn)).toEqual({ language: 'zh', path: '/create' });
    expect(splitPath('/enough', SITES.cn)).toEqual({ language: 'zh', path: '/enough' });
  });

  it('writes the default language without prefix', () => {
    expect(joinPath({ language: 'en', path: '/' }, SITES.intl)).toBe('/');
    expect(joinPath({ language: 'zh', path: '/' }, SITES.intl)).toBe('/zh');
    expect(joinPath({ language: 'zh', path: '/create' }, SITES.cn)).toBe('/create');
    expect(joinPath({ language: 'en', path: '/create' }, SITES.cn)).toBe('/en/create');
  });
});
