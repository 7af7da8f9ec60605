/** A provider's retry time: RFC 9110, 10.2.3, a number of seconds or a date. */
import { afterEach, expect, test, vi } from 'vitest';
import { BUSY_MS, isOutOfQuota, retryAfterMs } from './provider-answers.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
afterEach(() => vi.useRealTimers());

test.each([
  ['7', 7_000],
  ['Mon, 23 Nov 2026 12:00:09 GMT', 9_000],
  // A past or missing time is no reason to retry without a pause.
  ['Mon, 23 Nov 2026 11:59:00 GMT', 1_000],
  ['0', 1_000],
  ['soon', BUSY_MS],
  ['', BUSY_MS],
  [undefined, BUSY_MS],
] as const)('Retry-After: %s', (said, ms) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const headers = new Headers(said === undefined ? {} : { 'retry-after': said });
  expect(retryAfterMs({ headers })).toBe(ms);
});

test('the wait is bounded', () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const waits = ['999999999', 'Mon, 23 Nov 2099 12:00:00 GMT'].map((said) =>
    retryAfterMs({ headers: new Headers({ 'retry-after': said }) }),
  );
  expect(new Set(waits).size).toBe(1);
  expect(waits[0]).toBeLessThanOrEqual(10 * 60_000);
});

test.each([
  // https://platform.openai.com/docs/guides/error-codes
  'You exceeded your current quota, please check your plan and billing details. insufficient_quota',
  'billing_hard_limit_reached: Billing hard limit has been reached',
  // fal and Replicate
  'User is locked. Reason: Exhausted balance. Top up your balance at fal.ai/dashboard/billing.',
  'Insufficient credit: You have insufficient credit to run this model.',
  // xAI, ElevenLabs, ModelArk, MiniMax, Model Studio
  'Your team has either used all available credits or reached its monthly spending limit.',
  '{"detail":{"status":"quota_exceeded","message":"This request exceeds your quota."}}',
  'AccountOverdueError: The request failed because your account has an overdue balance.',
  'insufficient balance',
  'Arrearage: Access denied, please make sure your account is in good standing.',
])('an account without money or quota is told from a busy provider: %s', (said) => {
  expect(isOutOfQuota(said)).toBe(true);
});

test.each([
  'Rate limit reached for gpt-image-2 in organization org-1 on images per minute',
  // Gemini: https://ai.google.dev/gemini-api/docs/rate-limits
  'You exceeded your current quota, please check your plan and billing details. Please retry in 34.07s.',
  'Throttling.AllocationQuota: Allocated quota exceeded, please increase your quota limit.',
  'Throttling.RateQuota: Requests rate limit exceeded, please try again later.',
])('a limit of the rate is one of a busy provider: %s', (said) => {
  expect(isOutOfQuota(said)).toBe(false);
});
