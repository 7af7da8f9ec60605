import { en } from '@inkreel/contract/messages/en.ts';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureText } from './toast-failure.ts';

const said = (error: unknown) => failureText(error, en, 'Save failed');

test('the catalogue speaks where it knows the code, the transport where no answer came', () => {
  expect(said(new ApiError('project_limit_reached'))).toBe(en.errors.project_limit_reached);
  expect(said(new ApiError('network_error'))).toBe(en.shell.transport.network_error);
});

test('a string is shown as it is, anything unknown gives the fallback', () => {
  expect(said('No image in clipboard')).toBe('No image in clipboard');
  expect(said(new TypeError('x is not a function'))).toBe('Save failed');
});

test.each(['not_signed_in', 'not_enough_points', 'aborted'] as const)('%s is silent', (code) => {
  expect(said(new ApiError(code))).toBeUndefined();
});
