import { en } from '@inkreel/contract/messages/en.ts';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureOf, runFailureText, spokenFailure } from './failure-text.ts';

const said = (error: unknown, fallback?: string) => failureOf(error, en, fallback);

test('the catalogue’s text is shown if the server named the subject', () => {
  expect(said(new ApiError('project_limit_reached'), 'Add project failed')).toEqual({
    text: en.errors.project_limit_reached,
    help: [],
  });
  expect(said(new ApiError('no_face'))).toEqual({ text: 'No face detected', help: [en.help.no_face] });
});

test('without an answer the fallback names the action, followed by the reason', () => {
  const lost = new ApiError('network_error');
  expect(said(lost, 'Get data failed')).toEqual({
    text: 'Get data failed',
    help: ['Network Error', en.help.network_error],
  });
  expect(said(lost)).toEqual({ text: 'Network Error', help: [en.help.network_error] });
});

test('anything unknown gives the fallback, and nothing technical', () => {
  expect(said(new TypeError('x is not a function'), 'Save failed')).toEqual({
    text: 'Save failed',
    help: [],
  });
  expect(said(new TypeError('x is not a function')).text).toBe(en.errors.internal_error);
});

test.each(['not_signed_in', 'not_enough_points', 'aborted'] as const)('%s has no toast', (code) => {
  expect(spokenFailure(new ApiError(code), en)).toBeUndefined();
});

test('only an internal error carries the number that its help asks for', () => {
  expect(said(new ApiError('internal_error', { requestId: 'a1b2' }), 'Save failed')).toEqual({
    text: 'Save failed',
    help: [en.errors.internal_error, en.help.internal_error, '(a1b2)'],
  });
  expect(said(new ApiError('not_found', { requestId: 'a1b2' })).help).toEqual([]);
});

test('a proxy’s answer has no number, so nobody is asked for one', () => {
  expect(said(new ApiError('internal_error'), 'Save failed')).toEqual({
    text: 'Save failed',
    help: [en.errors.internal_error, en.help.unreadable_answer],
  });
});

test('a run that failed for an unknown reason has its tool’s text', () => {
  expect(runFailureText('ai-image-translator', en)).toBe('Translation failed');
  expect(runFailureText('ai-image-extender', en)).toBe('Image expansion failed');
  expect(runFailureText('hair', en)).toBe('Processing failed');
});

test('a changed price is shown with the new amount', () => {
  expect(said(new ApiError('price_changed', { data: { points: 1200 } }))).toEqual({
    text: en.errors.price_changed,
    help: ['It costs 1,200 points now.'],
  });
});

test('a sentence of the server’s that names a value is shown as it came', () => {
  const message = 'The engine that you chose does not support Japanese.';
  const data = { unserved: { field: 'language', value: 'ja-JP', name: 'Japanese', chosen: true } };
  expect(said(new ApiError('language_needs_engine', { message, data }))).toEqual({ text: message, help: [] });
  expect(said(new ApiError('language_needs_engine', { message })).text).toBe(en.errors.language_needs_engine);
});
