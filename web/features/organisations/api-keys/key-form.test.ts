import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, readDraft } from './key-form.ts';

const texts = { nameMissing: 'missing', nameLong: 'long', scopesMissing: 'scopes', limitWrong: 'limit' };
const draft = { ...EMPTY_DRAFT, name: ' Shop ' };

describe('the form of a new key', () => {
  it('sends the entered values', () => {
    expect(readDraft(draft, texts)).toEqual({
      wish: { name: 'Shop', scopes: ['run', 'read'], days: 365, points_limit: null },
    });
    expect(
      readDraft({ ...draft, scopes: ['read', 'files'], limit: '2,000', days: 'never' }, texts),
    ).toMatchObject({ wish: { scopes: ['files', 'read'], days: null, points_limit: 2000 } });
  });

  it.each(['0', '-5', '1.5', '1e3', 'many', '1000000001', '99999999999'])(
    'refuses a limit of %s',
    (limit) => {
      expect(readDraft({ ...draft, limit }, texts)).toEqual({ mistakes: { limit: 'limit' } });
    },
  );

  it('reports all errors together', () => {
    expect(readDraft({ ...draft, name: ' ', scopes: [], limit: 'x' }, texts)).toEqual({
      mistakes: { name: 'missing', scopes: 'scopes', limit: 'limit' },
    });
  });
});
