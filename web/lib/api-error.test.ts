import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

test.each(Object.keys(ERRORS) as ErrorCode[])('%s is as silent as the catalogue says', (code) => {
  expect(new ApiError(code).silent).toBe(ERRORS[code].silent);
});

test('a call that its caller stopped is silent', () => {
  expect(new ApiError('aborted').silent).toBe(true);
  expect(new ApiError('network_error').silent).toBe(false);
});
