import { JSON_OUTPUT_BYTES, TEXT_OUTPUT_LENGTH } from '@inkreel/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EngineOutput } from '../../engines/engine.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { getTask } from './get-task.ts';
import {
  amountOf,
  countDelivered,
  endDrafts,
  extendDraft,
  insertAnswer,
  insertDraft,
  loadOutputs,
  readAnswer,
  toOutput,
} from './run-outputs.ts';
import { createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';
import { SCENE, splitterTool } from './testing/text-engines.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  user = await world.newUser(50);
  world.texts.split = undefined;
});

/** Carries a run with data as its answer to its end, at an engine that is polled. */
async function split(outputs?: EngineOutput[]): Promise<string> {
  if (outputs) world.texts.split = () => ({ state: 'done', outputs });
  const { taskId } = await world.submitText(user, splitterTool);
  for (let turn = 0; turn < 2; turn += 1) {
    await world.run(taskId);
    world.clock.move(31_000);
    await world.ask();
  }
  return taskId;
}
const violations = () => findViolations(world.db, world.clock.now(), user.organisationId);

describe('data', () => {
  test('that matches its capability is the answer of its run, charged as a candidate', async () => {
    const taskId = await split();
    expect(await getTask(world.deps, user, taskId)).toMatchObject({
      state: 'SUCCEEDED',
      results: [],
      outputs: [{ kind: 'json', index: 0, finished: true, value: { scenes: [SCENE] } }],
      receipt: { quoted: 7, settled: 7, returned: 0 },
    });
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['has another shape', { index: 0, json: { scenes: 'none' } }, 'task_answer_unusable'],
    ['says more than its schema', { index: 0, json: { scenes: [SCENE], more: 1 } }, 'task_answer_unusable'],
    ['is nothing', { index: 0, json: undefined }, 'task_answer_unusable'],
    ['is text', { index: 0, text: 'INT. KITCHEN' }, 'task_answer_unusable'],
    ['is a file', pictureFile(0), 'task_answer_unusable'],
    ['is too large', { index: 0, json: 'x'.repeat(JSON_OUTPUT_BYTES) }, 'task_answer_too_long'],
  ] as [string, EngineOutput, string][])(
    'that %s is refused, and costs nothing',
    async (_what, output, error) => {
      const taskId = await split([output]);
      expect(await getTask(world.deps, user, taskId)).toMatchObject({
        state: 'FAILED',
        error,
        results: [],
        outputs: [],
      });
      expect((await readBalance(world.deps, user.organisationId)).total).toBe(50);
      expect(await violations()).toEqual([]);
    },
  );

  test.each([
    [
      'lines with words and speakers',
      { start: 0, end: 1.5, words: [{ start: 0, end: 1.5, text: 'Hi' }] },
      true,
    ],
    ['a line that ends before it begins', { start: 2, end: 1 }, false],
    ['a word that ends before it begins', { words: [{ start: 2, end: 1, text: 'Hi' }] }, false],
    ['a time before the beginning', { start: -1 }, false],
    ['a time of a day', { end: 24 * 3600 }, false],
    ['more than is said of a line', { confidence: 1 }, false],
  ])('of a transcript: %s', (_what, more, fits) => {
    const segment = { start: 0, end: 1, text: 'Hi', speaker: null, ...more };
    const json = { language: 'en', segments: [segment] };
    const answer = readAnswer('transcribe', { index: 0, json });
    expect(answer).toMatchObject(fits ? { data: json } : { code: 'task_answer_unusable' });
  });

  test('contains no text that a database cannot hold', () => {
    const answer = readAnswer('split_script', {
      index: 0,
      json: { scenes: [{ ...SCENE, heading: 'a\0b\ud800' }] },
    });
    expect(answer).toMatchObject({ data: { scenes: [{ heading: 'ab\ufffd' }] } });
  });
});

describe('text', () => {
  test.each([
    ['empty', ' \n', 'task_answer_unusable'],
    ['too long', 'x'.repeat(TEXT_OUTPUT_LENGTH + 1), 'task_answer_too_long'],
  ])('that is %s is refused', (_what, text, code) => {
    expect(readAnswer('write_text', { index: 0, text })).toMatchObject({ state: 'FAILED', code });
  });

  test('may have the maximum length of an answer', () => {
    const text = 'x'.repeat(TEXT_OUTPUT_LENGTH);
    expect(readAnswer('write_text', { index: 0, text, usage: 7 })).toEqual({ text, data: null, amount: 7 });
  });

  test('is no answer of a capability that makes pictures, and data are not either', () => {
    const unusable = { code: 'task_answer_unusable' };
    expect(readAnswer('text_to_image', { index: 0, text: 'a cat' })).toMatchObject(unusable);
    expect(readAnswer('text_to_image', { index: 0, json: {} })).toMatchObject(unusable);
    expect(readAnswer('write_text', { index: 0, json: {} })).toMatchObject(unusable);
  });

  test('is measured in the unit of its meter', () => {
    const tokens = { unit: 'tokens', per: 1000, maximum: 10 } as const;
    expect(amountOf(tokens, 'eight ch', 3.2)).toBe(4);
    expect(amountOf(tokens, 'eight ch', -1)).toBe(0);
    expect(amountOf(tokens, 'eight ch', Number.NaN)).toBe(2);
    expect(amountOf(tokens, 'eight ch', undefined)).toBe(2);
    expect(amountOf(tokens, 'nine char', Number.POSITIVE_INFINITY)).toBe(3);
    expect(amountOf({ ...tokens, unit: 'characters' }, 'a 🦊', 99)).toBe(3);
    expect(amountOf(undefined, 'eight ch', 99)).toBe(0);
  });
});

describe('a draft', () => {
  const INDEX = 1;
  let taskId: string;
  beforeEach(async () => {
    ({ taskId } = await world.submitText(user, splitterTool));
  });
  const now = () => world.clock.now();
  const begin = (index = INDEX) => world.db.transaction((tx) => insertDraft(tx, taskId, index));
  const extend = (more: string, amount: number, isEnd = false) =>
    world.db.transaction((tx) =>
      extendDraft(tx, { taskId, index: INDEX }, { more, amount, ...(isEnd ? { finishedAt: now() } : {}) }),
    );
  const end = (keep: Parameters<typeof endDrafts>[2]) =>
    world.db.transaction((tx) => endDrafts(tx, taskId, keep, now()));
  const answer = (text: string) =>
    world.db.transaction((tx) =>
      insertAnswer(tx, { taskId, index: INDEX }, { text, data: null, amount: 5 }, now()),
    );
  const delivered = () => world.db.transaction((tx) => countDelivered(tx, taskId));
  const outputs = async () =>
    ((await loadOutputs(world.db, [taskId], 'whole')).get(taskId) ?? []).map(toOutput);
  const draft = { kind: 'text', index: INDEX, draft: 1, finished: false };

  test('grows, and is delivered once it is finished', async () => {
    expect(await begin()).toBe(1);
    await extend('one ', 3);
    await extend('two', 4);
    expect(await outputs()).toEqual([{ ...draft, text: 'one two' }]);
    expect(await delivered()).toEqual({ candidates: 0, amount: 0 });
    await extend('.', 5, true);
    expect(await delivered()).toEqual({ candidates: 1, amount: 5 });
    await extend('late', 9);
    expect(await outputs()).toEqual([{ ...draft, finished: true, text: 'one two.' }]);
    await expect(begin()).rejects.toThrow();
    await answer('another');
    expect(await outputs()).toEqual([{ ...draft, finished: true, text: 'one two.' }]);
  });

  test('that is started again is empty and has the next number', async () => {
    await begin();
    await extend('one', 3);
    expect(await begin()).toBe(2);
    expect(await outputs()).toEqual([{ ...draft, draft: 2, text: '' }]);
    await answer('whole');
    expect(await outputs()).toEqual([{ ...draft, draft: 3, finished: true, text: 'whole' }]);
    expect(await delivered()).toEqual({ candidates: 1, amount: 5 });
  });

  test('is kept at the end if it is wanted and has words; a finished text stays', async () => {
    await begin(0);
    await begin();
    await begin(2);
    await extend('one', 3);
    await end('written');
    expect(await outputs()).toEqual([{ ...draft, finished: true, text: 'one' }]);
    await begin(0);
    await end('none');
    expect(await outputs()).toHaveLength(1);
    ({ taskId } = await world.submitText(user, splitterTool));
    await begin();
    await extend('', 3);
    await end('used');
    expect(await outputs()).toEqual([{ ...draft, finished: true, text: '' }]);
  });

  test('with words is dropped if it is not wanted, and one of white space in any case', async () => {
    await begin();
    await extend('one', 3);
    await end('none');
    expect(await outputs()).toEqual([]);
    await begin();
    await extend(' \n', 3);
    await end('written');
    expect(await outputs()).toEqual([]);
  });

  test('is listed in order, with its text only on request', async () => {
    await begin(2);
    await begin();
    expect((await outputs()).map(({ index }) => index)).toEqual([1, 2]);
    const rows = (await loadOutputs(world.db, [taskId], 'facts')).get(taskId);
    expect(rows).toMatchObject([{ index: 1, text: null, data: null, finishedAt: null }, { index: 2 }]);
    expect(await loadOutputs(world.db, [], 'whole')).toEqual(new Map());
  });
});
