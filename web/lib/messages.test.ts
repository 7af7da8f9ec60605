import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import { describe, expect, it } from 'vitest';
import { formatsOf } from './messages.tsx';

/** Every text by its path; functions as they are. */
function texts(tree: object, path = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? texts(value, `${path}/${key}`)
      : [[`${path}/${key}`, value]],
  );
}

describe('messages', () => {
  it('has every text in both languages, and none is empty', () => {
    const [english, chinese] = [texts(en), texts(zh)];
    expect(chinese.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
    for (const [path, value] of [...english, ...chinese])
      if (typeof value !== 'function') expect(value, path).toMatch(/\S/);
  });

  it('has no exclamation marks in any language', () => {
    const loud = [...texts(en), ...texts(zh)].filter(
      ([, value]) => /[!！]/.test(String(value)) && typeof value === 'string',
    );
    expect(loud).toEqual([]);
  });

  it('writes numbers and shares as the language does', () => {
    expect(formatsOf('en').number(1234567)).toBe('1,234,567');
    expect(formatsOf('zh').share(0.456)).toBe('46%');
  });
});
