import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { lipSync } from '@inkreel/contract/tools/lip-sync.ts';
import { expect, test } from 'vitest';
import { findPart } from './find-part.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const VALUES = {
  image_url: '/files/a.png',
  audio_url: '/files/b.wav',
  seconds: 13.4,
  frame: '1:1',
  style: 'normal',
};
const run = (about: Partial<TaskRecord>): TaskRecord =>
  ({
    id: 's',
    tool_id: 'lip-sync',
    state: 'SUCCEEDED',
    sample: true,
    // The server measured the sound itself.
    input: { ...VALUES, seconds: 13.401 },
    finished_at: '2026-11-23T11:00:00Z',
    ...about,
  }) as TaskRecord;
const part = (values: object, runs: readonly TaskRecord[]) =>
  findPart(lipSync, { ...VALUES, ...values }, runs, NOW);

test('what is longer than five seconds begins with a sample', () => {
  expect(part({}, [])).toEqual({ sample: true });
  expect(part({ seconds: 5 }, [run({})])).toEqual({});
  expect(part({ seconds: undefined }, [])).toEqual({});
});

test('the rest follows a sample of the same input', () => {
  expect(part({}, [run({})])).toEqual({ restOf: 's' });
});

test.each([
  ['another style', { style: 'active' }, [run({})]],
  ['another sound', { audio_url: '/files/c.wav' }, [run({})]],
  ['a sample that failed', {}, [run({ state: 'FAILED' })]],
  ['a whole with another style', {}, [run({ sample: undefined, input: { ...VALUES, style: 'calm' } })]],
  ['a whole that failed', {}, [run({ sample: undefined, state: 'FAILED' })]],
  ['a sample of another tool', {}, [run({ tool_id: 'video-retalk' })]],
  ['an old sample', {}, [run({ finished_at: '2026-10-24T11:00:00Z' })]],
])('%s is not followed', (_what, values, runs) => {
  expect(part(values, runs as TaskRecord[])).toEqual({ sample: true });
});

test('a rest that was not made is offered again', () => {
  const rest = run({ id: 'r', sample: undefined, rest_of: 's', state: 'CANCELED' } as never);
  expect(part({}, [rest, run({})])).toEqual({ restOf: 's' });
});

test.each([
  ['made', [run({ id: 'r', sample: undefined, rest_of: 's' } as never), run({})]],
  ['being made', [run({ sample: undefined, state: 'RUNNING' })]],
])('nothing is tried again if the whole is %s', (_how, runs) => {
  expect(part({}, runs)).toEqual({});
});
