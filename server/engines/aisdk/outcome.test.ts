import { expect, test } from 'vitest';
import { failureOf, failureOfTaken, worstOf } from './outcome.ts';

const detail = 'in its own words';

test('says when a busy provider may be asked again, so that its route rests as long', () => {
  expect(failureOf(worstOf([{ state: 'busy', afterMs: 42_000, detail }]))).toEqual({
    state: 'failed',
    code: 'task_engine_stopped',
    retryable: true,
    detail,
    notTaken: { busyMs: 42_000 },
  });
});

test.each([401, 402, 403, 404])(
  'what is the operator’s to mend (%i) leaves the run to the next engine',
  (status) => {
    expect(failureOf({ state: 'refused', status, detail })).toMatchObject({
      code: 'task_engine_stopped',
      retryable: false,
      notTaken: {},
    });
  },
);

test.each([400, 413, 415, 422])('content that was refused (%i) is offered to no other engine', (status) => {
  expect(failureOf({ state: 'refused', status, detail })).not.toHaveProperty('notTaken');
});

test('what may have been taken, or was, is offered to no other engine', () => {
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

test('an input that a provider cannot do goes to one that may', () => {
  const nothing = { state: 'refused', status: 400, detail, code: 'value_needs_engine' } as const;
  expect(failureOf(nothing)).toMatchObject({ code: 'value_needs_engine', notTaken: {} });
});
