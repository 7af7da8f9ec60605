import { describe, expect, test } from 'vitest';
import { isStored, type RunToEnd, readAnswer, runToEnd, TaskFailed } from './answer-shapes.ts';

const ORIGIN = 'https://studio.example';
const OURS = '/files/a/1.png';

/** A run whose world is scripted: each poll takes the next answer of its list; errors in the list are thrown. */
function world(submitted: unknown, polls: unknown[] = [], changes: Partial<RunToEnd> = {}) {
  const abort = new AbortController();
  const slept: number[] = [];
  const asked: string[] = [];
  const stored: unknown[] = [];
  const recorded: unknown[] = [];
  let refreshed = 0;
  const next =
    <Value>(name: string) =>
    async (id: string): Promise<Value> => {
      asked.push(`${name} ${id}`);
      const answer = polls.shift();
      if (answer instanceof Error) throw answer;
      if (answer === undefined) throw new TaskFailed('asked too often', 'TEST');
      return answer as Value;
    };
  const run: RunToEnd = {
    submit: async () => submitted,
    poll: { task: next('task'), project: next('project'), trace: next('trace') },
    store: async (delivered) => {
      stored.push(delivered);
      return `/files/stored/${stored.length}.png`;
    },
    record: async (usage) => {
      recorded.push(usage);
    },
    refreshPoints: async () => {
      refreshed += 1;
    },
    signal: abort.signal,
    origin: ORIGIN,
    fallbackMessage: 'Processing failed',
    clock: {
      sleep: async (milliseconds) => {
        slept.push(milliseconds);
      },
    },
    ...changes,
  };
  return { run, abort, slept, asked, stored, recorded, points: () => refreshed };
}

const task = (task_status: string, more: object = {}) => ({ output: { task_status, ...more } });
const submitted = { output: { task_id: 't1', task_status: 'PENDING' }, request_id: 'r' };

test.each([
  ['1, a task', submitted, { shape: 1, taskId: 't1' }],
  [
    '2, base64',
    { request_id: 'r', data: { binary_data_base64: ['AA'] } },
    { shape: 2, delivered: [{ base64: 'AA' }] },
  ],
  ['2, addresses', { request_id: 'r', data: { image_urls: ['u'] } }, { shape: 2, delivered: [{ url: 'u' }] }],
  ['3, a project', { body: { idProject: 7 }, trace: 't' }, { shape: 3, projectId: '7' }],
  ['4, a number', { body: 42, trace: 't' }, { shape: 4, traceId: '42' }],
  [
    '4, a number above 2^53',
    { body: '9007199254740993', trace: 't' },
    { shape: 4, traceId: '9007199254740993' },
  ],
  ['5, upper case', { RequestId: 'r', Data: { ImageURL: 'u' } }, { shape: 5, delivered: [{ url: 'u' }] }],
  ['6, a string', 'u', { shape: 6, delivered: [{ url: 'u' }] }],
  ['6, an array', ['u', 'v'], { shape: 6, delivered: [{ url: 'u' }, { url: 'v' }] }],
])('reads shape %s', (_name, data, expected) => {
  expect(readAnswer(data)).toEqual(expected);
});

test.each([
  [null],
  [{}],
  [7],
  [''],
  [[]],
  [{ output: {} }],
  [{ body: null, trace: 't' }],
  [{ request_id: 'r', data: {} }],
])('reads no shape in %j', (data) => {
  expect(readAnswer(data)).toBeUndefined();
});

test('only addresses below the file path of this origin are its own', () => {
  expect(isStored(OURS, ORIGIN)).toBe(true);
  expect(isStored(`${ORIGIN}${OURS}`, ORIGIN)).toBe(true);
  expect(isStored('https://studio.example.evil/files/a', ORIGIN)).toBe(false);
  expect(isStored(`https://elsewhere.example/?${ORIGIN}/files/`, ORIGIN)).toBe(false);
});

describe('shape 1', () => {
  test('polls every 4 seconds until SUCCEEDED, keeps our own file, records it and refreshes the points', async () => {
    const { run, ...seen } = world(submitted, [
      task('PENDING'),
      task('RUNNING'),
      task('SUCCEEDED', { results: [{ url: OURS }] }),
    ]);
    expect(await runToEnd(run)).toEqual({ urls: [OURS], taskId: 't1', raw: submitted });
    expect(seen.slept).toEqual([4000, 4000, 4000]);
    expect(seen.asked).toEqual(['task t1', 'task t1', 'task t1']);
    expect(seen.stored).toEqual([]);
    expect(seen.recorded).toEqual([{ url: OURS, taskId: 't1' }]);
    expect(seen.points()).toBe(1);
  });

  test('a failed task says what the server says', async () => {
    const { run, ...seen } = world(submitted, [
      task('FAILED', { code: 'task_deadline', message: 'Too long.' }),
    ]);
    await expect(runToEnd(run)).rejects.toMatchObject({ message: 'Too long.', code: 'task_deadline' });
    expect(seen.recorded).toEqual([]);
    expect(seen.points()).toBe(1);
  });

  test.each([['FAILED'], ['CANCELED']])(
    '%s without words gives the fallback and TASK_FAILED',
    async (state) => {
      const { run } = world(submitted, [task(state)]);
      await expect(runToEnd(run)).rejects.toMatchObject({
        message: 'Processing failed',
        code: 'TASK_FAILED',
      });
    },
  );

  test('a poll without an answer is asked again', async () => {
    const { run, ...seen } = world(submitted, [
      new TypeError('Failed to fetch'),
      Object.assign(new Error('busy'), { code: 'server_busy' }),
      task('SUCCEEDED', { results: [{ url: OURS }] }),
    ]);
    expect((await runToEnd(run)).urls).toEqual([OURS]);
    expect(seen.asked).toHaveLength(3);
  });

  test('a poll that never gets an answer ends after the request timeout', async () => {
    const { run, ...seen } = world(
      submitted,
      Array.from({ length: 200 }, () => new TypeError('Failed to fetch')),
    );
    await expect(runToEnd(run)).rejects.toThrow('Failed to fetch');
    expect(seen.asked).toHaveLength(150);
  });

  test('a poll that the server refuses for good ends the run', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'not_found' });
    const { run, ...seen } = world(submitted, [gone]);
    await expect(runToEnd(run)).rejects.toBe(gone);
    expect(seen.asked).toHaveLength(1);
  });

  test('cancelling in the middle stops the polling and records nothing', async () => {
    const seen = world(submitted, [task('RUNNING'), task('RUNNING')]);
    const sleep = seen.run.clock.sleep;
    let naps = 0;
    seen.run.clock = {
      sleep: async (milliseconds, signal) => {
        naps += 1;
        if (naps === 2) seen.abort.abort(new Error('left the page'));
        await sleep(milliseconds, signal);
      },
    };
    await expect(runToEnd(seen.run)).rejects.toThrow('left the page');
    expect(seen.asked).toEqual(['task t1']);
    expect(seen.recorded).toEqual([]);
    expect(seen.points()).toBe(0);
  });
});

test('shape 2 uploads base64 and records what came out', async () => {
  const { run, ...seen } = world({
    request_id: 'r',
    data: { binary_data_base64: ['AA'], image_urls: [OURS] },
  });
  expect((await runToEnd(run)).urls).toEqual(['/files/stored/1.png', OURS]);
  expect(seen.stored).toEqual([{ base64: 'AA' }]);
  expect(seen.recorded).toHaveLength(2);
});

describe('shape 3', () => {
  const answer = (processStatus: number, videoUrl?: string) => ({
    body: {
      content: [
        { idProject: 'other', processStatus: 2 },
        { idProject: 7, processStatus, ...(videoUrl ? { videoUrl } : {}) },
      ],
    },
  });

  test('polls every 2 seconds until processStatus is 1', async () => {
    const { run, ...seen } = world({ body: { idProject: 7 }, trace: 't' }, [
      answer(0),
      answer(1, 'https://x.example/v.mp4'),
    ]);
    expect((await runToEnd(run)).urls).toEqual(['/files/stored/1.png']);
    expect(seen.slept).toEqual([2000, 2000]);
    expect(seen.asked).toEqual(['project 7', 'project 7']);
  });

  test('over 1 is a failure', async () => {
    const { run } = world({ body: { idProject: 7 }, trace: 't' }, [answer(2)]);
    await expect(runToEnd(run)).rejects.toMatchObject({ code: 'TASK_FAILED' });
  });
});

test('shape 4 polls every 2 seconds for status 1', async () => {
  const { run, ...seen } = world({ body: 42, trace: 't' }, [{ status: 0 }, { status: 1, url: OURS }]);
  expect((await runToEnd(run)).urls).toEqual([OURS]);
  expect(seen.slept).toEqual([2000, 2000]);
  expect(seen.asked).toEqual(['trace 42', 'trace 42']);
});

test.each([
  ['5', { RequestId: 'r', Data: { ImageURL: 'https://x.example/a.png' } }],
  ['6', ['https://x.example/a.png']],
])('shape %s is stored at once, without polling', async (_shape, data) => {
  const { run, ...seen } = world(data);
  expect((await runToEnd(run)).urls).toEqual(['/files/stored/1.png']);
  expect(seen.slept).toEqual([]);
  expect(seen.stored).toEqual([{ url: 'https://x.example/a.png' }]);
});

test('noSave files no usage record but refreshes the points', async () => {
  const { run, ...seen } = world(OURS, [], { noSave: true });
  await runToEnd(run);
  expect(seen.recorded).toEqual([]);
  expect(seen.points()).toBe(1);
});

test('detect answers what came, unread', async () => {
  const raw = { faces: [{ x: 1 }] };
  const { run, ...seen } = world(raw, [], { detect: true });
  expect((await runToEnd(run)).raw).toBe(raw);
  expect(seen.points()).toBe(0);
});

test('an unknown shape is a failure, not a wait', async () => {
  const { run } = world({ surprise: true });
  await expect(runToEnd(run)).rejects.toMatchObject({ message: 'Processing failed', code: 'TASK_FAILED' });
});
