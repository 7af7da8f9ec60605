import { describe, expect, test } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { codeOf, EngineTrouble, endedBefore, guarded, overdue } from './run-context.ts';
import type { TaskRow } from './store.ts';
import { mayRepeat } from './submit-run.ts';
import { isUnconfirmed, unconfirmedDetail } from './unconfirmed.ts';

const AT = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(AT.getTime() + ms);
const row = (changes: Partial<TaskRow> = {}) =>
  ({ cancelRequestedAt: null, startedAt: null, deadlineAt: AT, ...changes }) as TaskRow;

describe('the first check of a run', () => {
  test('ends a cancelled run as cancelled, even if its time is over', () => {
    expect(endedBefore(row({ cancelRequestedAt: AT }), later(-1))).toEqual({ state: 'CANCELED' });
    expect(endedBefore(row({ cancelRequestedAt: AT }), later(1))).toEqual({ state: 'CANCELED' });
    expect(endedBefore(row(), later(-1))).toBeUndefined();
  });

  test('ends a run at its deadline, with a reason that depends on whether its work had begun', () => {
    expect(overdue(row(), later(-1))).toBeUndefined();
    expect(overdue(row(), AT)).toEqual({ state: 'FAILED', code: 'task_queue_timeout' });
    expect(endedBefore(row({ startedAt: AT }), later(1))).toEqual({ state: 'FAILED', code: 'task_deadline' });
  });
});

describe('an error of an engine or the file store', () => {
  test.each([
    [new AppError('storage_unavailable'), 'storage_unavailable'],
    [new AppError('server_busy'), 'server_busy'],
    [new AppError('images_busy'), 'images_busy'],
    [new AppError('image_too_heavy'), 'image_too_heavy'],
    [new AppError('image_unreadable'), 'image_unreadable'],
    [new AppError('not_found'), 'image_gone'],
    // The user can do nothing about a fault of an engine's own file.
    [new AppError('file_type_mismatch'), 'task_engine_stopped'],
    [new AppError('forbidden'), 'task_engine_stopped'],
    [new Error('server_busy'), 'task_engine_stopped'],
    [{ code: 'server_busy' }, 'task_engine_stopped'],
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'storage_unavailable'],
    ['a text', 'task_engine_stopped'],
    [undefined, 'task_engine_stopped'],
  ])('%s is reported as %s', (cause, code) => {
    expect(codeOf(new EngineTrouble(cause))).toBe(code);
  });

  test('is told apart from an error of our own database', async () => {
    const cause = new Error('the engine is away');
    const thrown = await guarded(Promise.reject(cause)).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(EngineTrouble);
    expect((thrown as EngineTrouble).cause).toBe(cause);
    expect(await guarded(Promise.resolve(7))).toBe(7);
  });
});

describe('a submit that a provider may have taken', () => {
  test('is repeated if the engine is local, or has an idempotency key', () => {
    const may = (local: boolean | undefined, idempotent: boolean | undefined) =>
      mayRepeat({
        engine: { id: 'e', builtin: false, serves: {}, ...(local !== undefined && { local }) },
        serve: { ...(idempotent !== undefined && { idempotent }) },
      });
    expect([may(true, undefined), may(true, false), may(undefined, true)]).toEqual([true, true, true]);
    expect([may(undefined, undefined), may(false, false)]).toEqual([false, false]);
  });

  test('is one whose intent is stored, and no operation', () => {
    expect(isUnconfirmed({ submitIntentAt: AT, operation: null })).toBe(true);
    expect(isUnconfirmed({ submitIntentAt: AT, operation: {} })).toBe(false);
    expect(isUnconfirmed({ submitIntentAt: null, operation: null })).toBe(false);
  });

  test('is reported to the operator with what they need to find it', () => {
    const submit = { engine: 'far', submitIntentAt: AT, operation: null, errorDetail: null };
    const told =
      'far may have taken this run at 2026-03-01T12:00:00.000Z and may charge for it: no answer was stored.';
    expect(unconfirmedDetail(submit)).toBe(told);
    expect(unconfirmedDetail({ ...submit, errorDetail: 'It broke.' })).toBe(`${told} It broke.`);
  });
});
