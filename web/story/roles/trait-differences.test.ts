import { describe, expect, it } from 'vitest';
import { differingTraits, traitNames } from './trait-differences.ts';

describe('what differs from the primary look', () => {
  it('is every trait that is new or has another value, and nothing that is left out', () => {
    const primary = { hair: 'long', clothes: 'dress', accessories: ['glasses', 'hat'] } as const;
    const own = { hair: 'long', clothes: 'coat', accessories: ['glasses'], clothes_color: 'green' } as const;
    expect(
      differingTraits({ ...own, accessories: ['glasses'] }, { ...primary, accessories: ['glasses', 'hat'] }),
    ).toEqual({ clothes: 'coat', accessories: ['glasses'], clothes_color: 'green' });
    expect(differingTraits({ hair: 'long' }, { hair: 'long', clothes: 'dress' })).toEqual({});
  });

  it('is named in the language of the page', () => {
    const traits = { clothes: 'coat', clothes_color: 'green', accessories: ['hat'] } as const;
    expect(traitNames({ ...traits, accessories: ['hat'] }, 'en')).toBe('Coat, Green, Hat');
    expect(traitNames({ ...traits, accessories: ['hat'] }, 'zh')).toBe('大衣、绿色、帽子');
    expect(traitNames({}, 'en')).toBe('');
  });
});
