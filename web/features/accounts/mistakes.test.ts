import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { placesOf } from './mistakes.ts';

it('finds the input of a refusal, and the form for all others', () => {
  const placeOf = placesOf<'email' | 'code'>({ account_exists: 'email', reset_code_wrong: 'code' });
  expect(placeOf(new ApiError('account_exists'))).toBe('email');
  expect(placeOf(new ApiError('reset_code_wrong'))).toBe('code');
  expect(placeOf(new ApiError('network_error'))).toBe('form');
  expect(placeOf(new Error('account_exists'))).toBe('form');
});
