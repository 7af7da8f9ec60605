import { en } from '@inkreel/contract/messages/en.ts';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureText, toastText } from './failure-text.ts';

const said = (error: unknown) => failureText(error, en, 'Save failed');

test('the catalogue speaks where it knows the code, the transport where no answer came', () => {
  expect(said(new ApiError('project_limit_reached'))).toBe(en.errors.project_limit_reached);
  expect(said(new ApiError('network_error'))).toBe(en.shell.transport.network_error);
});

test('anything unknown gives the fallback, and nothing technical', () => {
  expect(said(new TypeError('x is not a function'))).toBe('Save failed');
  expect(failureText(new TypeError('x is not a function'), en)).toBe(en.errors.internal_error);
});

test.each(['not_signed_in', 'not_enough_points', 'aborted'] as const)('%s has no toast', (code) => {
  expect(toastText(new ApiError(code), en)).toBeUndefined();
});

test('a fault of ours carries the number that its text asks for, and nothing else does', () => {
  expect(said(new ApiError('internal_error', { requestId: 'a1b2' }))).toBe(
    `${en.errors.internal_error} (a1b2)`,
  );
  expect(said(new ApiError('not_found', { requestId: 'a1b2' }))).toBe(en.errors.not_found);
});
