import { expect, test } from 'vitest';
import { failureOf, failureOfTaken, worstOf } from './outcome.ts';

const detail = 'in its own words';

test('reports when a busy provider may be retried, so that its route rests until then', () => {
  expect(failureOf(worstOf([{ state: 'busy', afterMs: 42_000, detail }]))).toEqual({
    state: 'failed',
    code: 'task_engine_stopped',
    retryable: true,
    detail,
    notTaken: { busyMs: 42_000 },
  });
});

test('a route whose account is out of money rests for as long as it may', () => {
  expect(failureOf({ state: 'refused', status: 402, detail })).toMatchObject({
    code: 'task_engine_stopped',
    retryable: false,
    notTaken: { busyMs: 600_000 },
  });
});

test.each([401, 403, 404])(
  'an error for the operator to fix (%i) leaves the run to the next engine',
  (status) => {
    expect(failureOf({ state: 'refused', status, detail })).toMatchObject({
      code: 'task_engine_stopped',
      retryable: false,
      notTaken: {},
    });
  },
);

test.each([400, 413, 415, 422])('refused content (%i) is offered to no other engine', (status) => {
  expect(failureOf({ state: 'refused', status, detail })).not.toHaveProperty('notTaken');
});

test('a run that a provider took, or may have taken, is offered to no other engine', () => {
  expect(failureOf({ state: 'unknown', detail })).not.toHaveProperty('notTaken');
  expect(failureOfTaken({ status: 500, detail })).not.toHaveProperty('notTaken');
  expect(
    failureOf(
      worstOf([
        { state: 'busy', afterMs: 1, detail },
        { state: 'unknown', detail },
      ]),
    ),
  ).toMatchObject({
    code: 'task_unconfirmed',
  });
});

test('an input that a provider does not support goes to another engine', () => {
  const nothing = { state: 'refused', status: 400, detail, code: 'value_needs_engine' } as const;
  expect(failureOf(nothing)).toMatchObject({ code: 'value_needs_engine', notTaken: {} });
});
