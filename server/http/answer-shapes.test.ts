import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { describe, expect, test } from 'vitest';
import { polledAnswer, submittedAnswer } from './answer-shapes.ts';

const id = '01a1fe20-8c1c-747f-8726-8b8073c1f48b';
const task = (changes: Partial<TaskRecord>) =>
  ({ id, state: 'PENDING', results: [], error: null, ...changes }) as TaskRecord;
const polled = (changes: Partial<TaskRecord>, language: 'en' | 'zh' = 'en') =>
  polledAnswer(task(changes), { language, requestId: 'r' }).output;

describe('shape 1', () => {
  test('of a submit', () => {
    expect(submittedAnswer({ taskId: id, state: 'PENDING' }, 'r')).toEqual({
      output: { task_id: id, task_status: 'PENDING' },
      request_id: 'r',
    });
  });

  test('of a run that continues', () => {
    expect(polled({ state: 'RUNNING' })).toEqual({ task_id: id, task_status: 'RUNNING' });
  });

  test('of a success', () => {
    const results = [{ file: { url: '/files/a.png' } }] as TaskRecord['results'];
    expect(polled({ state: 'SUCCEEDED', results }).results).toEqual([{ url: '/files/a.png' }]);
  });

  test('of a failure, in the user’s language', () => {
    expect(polled({ state: 'FAILED', error: 'task_deadline' })).toMatchObject({
      code: 'TASK_DEADLINE',
      message: 'The run took too long and was stopped. Try again.',
    });
    expect(polled({ state: 'FAILED', error: 'task_deadline' }, 'zh').message).toMatch(/[\u4e00-\u9fff]/);
  });

  test('of a failure without a known reason, with the message of its tool', () => {
    const said = (tool_id: string) => polled({ state: 'FAILED', error: null, tool_id }).message;
    expect(said('hair')).toBe('Processing failed');
    expect(said('ai-image-translator')).toBe('Translation failed');
    expect(said('ai-image-extender')).toBe('Image expansion failed');
  });

  test('of a failure without a known reason: TASK_FAILED', () => {
    expect(polled({ state: 'FAILED', error: null }).code).toBe('TASK_FAILED');
    expect(polled({ state: 'FAILED', error: 'no code of ours' }).code).toBe('TASK_FAILED');
  });
});
