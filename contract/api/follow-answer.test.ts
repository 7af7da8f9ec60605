import { describe, expect, test } from 'vitest';
import { type AnswerCaller, followAnswer, RunFailed } from './follow-answer.ts';
import { pollProjects, pollTask, pollTranslation } from './tasks.ts';

const TASK = '0190d3c0-0000-7000-8000-000000000001';
const URL = 'https://studio.example/files/a.png';

/** A scripted server: each poll takes the next answer of its list; errors in the list are thrown. */
function server(...polls: unknown[]) {
  const slept: number[] = [];
  const asked: unknown[] = [];
  const caller: AnswerCaller = {
    call: async ({ path }, { params, body }) => {
      asked.push([path, params ?? body]);
      const answer = polls.shift();
      if (answer instanceof Error) throw answer;
      if (answer === undefined) throw new RunFailed({ code: 'asked too often' });
      return answer as never;
    },
    sleep: async (milliseconds) => void slept.push(milliseconds),
  };
  return { caller, slept, asked };
}

const task = (task_status: string, more: object = {}) => ({ output: { task_status, ...more } });
const submitted = { output: { task_id: TASK, task_status: 'PENDING' }, request_id: 'r' };
const done = task('SUCCEEDED', { results: [{ url: URL }, { url: `${URL}?2` }] });
const coded = (code: string) => Object.assign(new Error(code), { code });

describe('shape 1', () => {
  test('is polled every 4 seconds until SUCCEEDED', async () => {
    const { caller, slept, asked } = server(task('PENDING'), task('RUNNING'), done);
    expect(await followAnswer(1, submitted, caller)).toEqual([URL, `${URL}?2`]);
    expect(slept).toEqual([4000, 4000, 4000]);
    expect(asked).toEqual(Array.from({ length: 3 }, () => [pollTask.path, { id: TASK }]));
  });

  test('a failed run carries the server’s message', async () => {
    const { caller } = server(task('FAILED', { code: 'TASK_DEADLINE', message: 'Too long.' }));
    const ended = followAnswer(1, submitted, caller);
    await expect(ended).rejects.toMatchObject({ message: 'Too long.', code: 'TASK_DEADLINE' });
  });

  test.each(['FAILED', 'CANCELED'])('%s without words is TASK_FAILED', async (state) => {
    const ended = followAnswer(1, submitted, server(task(state)).caller);
    await expect(ended).rejects.toMatchObject({ code: 'TASK_FAILED' });
  });

  test('a poll without an answer is repeated', async () => {
    const { caller, asked } = server(new TypeError('Failed to fetch'), coded('server_busy'), done);
    expect(await followAnswer(1, submitted, caller)).toHaveLength(2);
    expect(asked).toHaveLength(3);
  });

  test('polling ends when nothing has answered for the request timeout', async () => {
    const { caller, asked } = server(...Array.from({ length: 200 }, () => new TypeError('Failed to fetch')));
    await expect(followAnswer(1, submitted, caller)).rejects.toThrow('Failed to fetch');
    expect(asked).toHaveLength(150);
  });

  test('the request timeout counts from the last answer', async () => {
    const silence = Array.from({ length: 149 }, () => new TypeError('Failed to fetch'));
    const { caller } = server(...silence, task('RUNNING'), ...silence, done);
    expect(await followAnswer(1, submitted, caller)).toHaveLength(2);
  });

  test('a poll that the server refuses for good ends the polling', async () => {
    const { caller, asked } = server(coded('not_found'), done);
    await expect(followAnswer(1, submitted, caller)).rejects.toMatchObject({ code: 'not_found' });
    expect(asked).toHaveLength(1);
  });

  test('polling stops when the caller stops waiting', async () => {
    const { caller, asked } = server(task('RUNNING'), done);
    let naps = 0;
    caller.sleep = async () => {
      naps += 1;
      if (naps === 2) throw new Error('gave up');
    };
    await expect(followAnswer(1, submitted, caller)).rejects.toThrow('gave up');
    expect(asked).toHaveLength(1);
  });
});

describe('shape 3', () => {
  const project = { body: { idProject: '7' }, trace: TASK };
  const poll = (processStatus: number, videoUrl?: string) => ({
    body: {
      content: [
        { idProject: '70', processStatus: 2 },
        { idProject: '7', processStatus, ...(videoUrl && { videoUrl }) },
      ],
    },
  });

  test('is polled every 2 seconds until processStatus is 1', async () => {
    const { caller, slept, asked } = server({ body: { content: [] } }, poll(0), poll(1, URL));
    expect(await followAnswer(3, project, caller)).toEqual([URL]);
    expect(slept).toEqual([2000, 2000, 2000]);
    expect(asked[0]).toEqual([pollProjects.path, { id_projects: ['7'] }]);
  });

  test.each([[poll(2)], [poll(3, URL)], [poll(1)]])('%j is a failure', async (answer) => {
    const ended = followAnswer(3, project, server(answer).caller);
    await expect(ended).rejects.toMatchObject({ code: 'TASK_FAILED' });
  });
});

describe('shape 4', () => {
  const numbered = { body: 42, trace: TASK };

  test('is polled every 2 seconds until status is 1', async () => {
    const { caller, slept, asked } = server({ status: 0 }, { status: 1, url: URL });
    expect(await followAnswer(4, numbered, caller)).toEqual([URL]);
    expect(slept).toEqual([2000, 2000]);
    expect(asked[0]).toEqual([pollTranslation.path, { id: 42 }]);
  });

  test.each([[{ status: 2 }], [{ status: 1 }]])('%j is a failure', async (answer) => {
    const ended = followAnswer(4, numbered, server(answer).caller);
    await expect(ended).rejects.toMatchObject({ code: 'TASK_FAILED' });
  });
});

test.each([
  [2, { request_id: 'r', data: { image_urls: [URL, URL] } }, [URL, URL]],
  [5, { RequestId: 'r', Data: { ImageURL: URL } }, [URL]],
  [6, [URL, URL], [URL, URL]],
] as const)('shape %i carries the results and is not polled', async (shape, data, urls) => {
  const { caller, slept } = server();
  expect(await followAnswer(shape, data, caller)).toEqual(urls);
  expect(slept).toEqual([]);
});

test.each([2, 3, 4, 5, 6] as const)('a call in shape %i that preferred to poll is polled', async (shape) => {
  expect(await followAnswer(shape, submitted, server(done).caller)).toHaveLength(2);
});

test.each([1, 2, 3, 4, 5, 6] as const)('an answer in a shape other than %i is refused', async (shape) => {
  const { caller, asked } = server();
  await expect(followAnswer(shape, { surprise: true }, caller)).rejects.toMatchObject({ name: 'ZodError' });
  expect(asked).toEqual([]);
});
