/** One run from a video alone: its lines are found, translated and drawn or spoken, each step paid at most once. */
import type { Transcript } from '@inkreel/contract/outputs/data-schemas.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { inputSchema } from '@inkreel/contract/tools/define-tool.ts';
import { translateAudio } from '@inkreel/contract/tools/translate-audio.ts';
import { translateSubtitle } from '@inkreel/contract/tools/translate-subtitle.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files, runCosts } from '../../db/schema.ts';
import type { CapabilityEngine, Check, Engine, TextStream } from '../../engines/engine.ts';
import { createRouting, type EngineRoute } from '../../engines/routing.ts';
import type { AppError } from '../../http/app-error.ts';
import { answerOf } from '../../http/errors.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { newKey } from '../storage/key.ts';
import { runTool } from '../tools/run-tool.ts';
import { createParkedRuns } from './ask-parked.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import type { Step } from './run-context.ts';
import { runTask } from './run-task.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { tasks } from './tables.ts';
import { Crash, createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';

const STEPS = ['lines', 'words', 'video'] as const;
type StepName = (typeof STEPS)[number];
const POINTS = 200;
/** A clip of 12 seconds: three started units. */
const PRICE = { subtitle: 3 * translateSubtitle.points, audio: 3 * translateAudio.points };

let world: TaskWorld;
let user: User;
let video: string;
/** Every submit that arrived at the provider. */
let calls: { step: StepName; key: string; input: Record<string, unknown> }[];
let cancelled: string[];
let closed: Set<StepName | 'reading'>;
let said: Transcript['segments'];
let spoken: string | null;
let translate: (text: string) => string | undefined;
let drawing: () => Check;
/** What happens while the translation arrives. */
let during: () => Promise<unknown>;

const arrive = (step: StepName, key: string, input: unknown) => {
  calls.push({ step, key, input: input as Record<string, unknown> });
  return { step, key };
};
/** Whether the last engine also finds and translates lines. */
let doesAll: boolean;
let cannotMake: boolean;
const refuse = (input: object) =>
  !cannotMake && (doesAll || (input as { lines?: unknown[] }).lines?.length)
    ? undefined
    : ('value_needs_engine' as const);
const cancel = async (operation: { readonly [key: string]: unknown }) =>
  void cancelled.push(String(operation['step']));
const asked = (prompt: string) => [
  ...prompt.replace(/<\/?text>/gu, '').matchAll(/^(\d+)\. (?:\(\d+\) )?(.*)$/gmu),
];
const done = (output: Extract<Check, { state: 'done' }>['outputs'][number]): Check => ({
  state: 'done',
  outputs: [output],
  cost: { basis: 'told', money: { micros: 10, currency: 'USD' } },
});
const clip = () => done({ index: 0, source: { bytes: new Uint8Array(1) }, contentType: 'video/mp4' });
const finder: CapabilityEngine<object> = {
  start: async (input, { taskId }) => arrive('lines', taskId, input),
  check: async () => done({ index: 0, json: { language: spoken, segments: said } }),
  cancel,
};
const reader: CapabilityEngine<object> = {
  ...finder,
  check: async () =>
    done({
      index: 0,
      json: {
        language: null,
        lines: said.map(({ start, end, text }) => ({ start, end, text, translation: null })),
      },
    }),
};
const writer: TextStream<{ prompt: string }> = {
  stream: async function* (input, { taskId }) {
    yield { submits: true };
    arrive('words', taskId, input);
    await during();
    const rows = asked(input.prompt).flatMap(([, number, text = '']) => {
      const words = translate(text);
      return words === undefined ? [] : [`${number}. [${text.split(' ')[0]}] ${words}`];
    });
    yield { text: rows.join('\n') };
  },
};
const maker: CapabilityEngine<object> = {
  refuse,
  start: async (input, { taskId }) => arrive('video', taskId, input),
  check: async () => drawing(),
  cancel,
};
const engine = (id: string, serves: object): Engine => ({
  id,
  builtin: false,
  serves: serves as Engine['serves'],
});
const route = (name: StepName | 'reading', serves: object): EngineRoute => ({
  engine: engine(name, serves),
  missing: () => (closed.has(name) ? 'a test closed it' : undefined),
});
const makers = route('video', { translate_subtitles: maker, translate_audio: maker });
const routing = createRouting({
  transcribe: [route('lines', { transcribe: finder })],
  read_subtitles: [route('reading', { read_subtitles: reader })],
  write_text: [route('words', { write_text: writer })],
  translate_subtitles: [makers],
  translate_audio: [makers],
});

beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  calls = [];
  cancelled = [];
  closed = new Set();
  doesAll = false;
  cannotMake = false;
  spoken = 'en';
  said = [line(0, 'Hello there'), line(2, 'Good night'), line(4, '♪ ♪'), line(6, 'See you')];
  translate = (text) => `译文：${text.length}`;
  drawing = clip;
  during = async () => undefined;
  await world.restNobody();
  user = await world.newUser(POINTS);
  video = await newVideo();
});

const line = (start: number, text: string): Transcript['segments'][number] => ({
  start,
  end: start + 1.5,
  text,
  speaker: null,
});

async function newVideo(): Promise<string> {
  const { organisationId, userId } = user;
  const [id, key] = [v7(), newKey(world.clock.now(), 'mp4')];
  const about = { name: 'a.mp4', contentType: 'video/mp4', size: 1, fromType: 'upload', shareType: 'public' };
  const facts = { durationMs: 12_000, width: 640, height: 360, frameRate: 25, sha256: id };
  await world.db.insert(files).values({ id, organisationId, userId, key, ...about, ...facts });
  return `/files/${key}`;
}

const start = async (tool: Tool = translateSubtitle, more: object = {}) => {
  const input = inputSchema(tool).parse({ video_url: video, seconds: 12, to: 'zh', ...more });
  return (await runTool({ ...world.deps, routing }, user, { tool, input, key: undefined })).taskId;
};
const deps = (crashAt?: Step, after = 0) => {
  let left = after;
  return {
    ...world.runDeps(),
    routing,
    onStep: (step: Step) => {
      if (step !== crashAt) return;
      if (left === 0) throw new Crash(step);
      left -= 1;
    },
  };
};
const work = async (taskId: string, own = deps()) => {
  await runTask(own, taskId, new AbortController().signal).finally(() =>
    world.db.execute(sql`delete from test_jobs where key = ${taskId}`),
  );
};
/** One poll, and a worker for what it found. */
const turn = async (taskId: string) => {
  world.clock.move(31_000);
  const parked = createParkedRuns({ ...deps(), jobs: world.deps.jobs });
  await parked.turn();
  await parked.idle();
  const { rows } = await world.db.execute(sql`select from test_jobs where key = ${taskId}`);
  if (rows.length > 0) await work(taskId);
};
const toTheEnd = async (taskId: string) => {
  for (let turns = 0; turns < 20; turns += 1) {
    const record = await getTask(world.deps, user, taskId);
    if (record.finished_at !== null) return record;
    await turn(taskId);
  }
  throw new Error('it never ended');
};
const steps = () => calls.map(({ step }) => step);
const inputOf = (step: StepName) => calls.find((call) => call.step === step)?.input;
const spent = async () => {
  const { total, held } = await readBalance(world.deps, user.organisationId);
  return { paid: POINTS - total - held, held };
};
const expectSound = async () => expect(await findViolations(world.db, world.clock.now())).toEqual([]);

describe('a run without lines', () => {
  test.each([
    ['subtitles', translateSubtitle, PRICE.subtitle],
    ['dub', translateAudio, PRICE.audio],
  ] as const)('finds, translates and makes %s for one price', async (_name, tool, price) => {
    const taskId = await start(tool);
    expect(await spent()).toEqual({ paid: 0, held: price });
    const record = await toTheEnd(taskId);
    expect(record).toMatchObject({ state: 'SUCCEEDED', results: { length: 1 }, engine: 'video' });
    expect(steps()).toEqual([...STEPS]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
    expect(inputOf('lines')).toEqual({ media_url: video, seconds: 12, speakers: false });
    expect(inputOf('video')).toMatchObject({
      lines: [
        { start: 0, end: 1.5, text: 'Hello there', translation: '译文：11' },
        { text: 'Good night', translation: '译文：10' },
        { text: 'See you', translation: '译文：7' },
      ],
    });
    expect(record.input).toMatchObject({ lines: { length: 3 } });
    expect(await spent()).toEqual({ paid: price, held: 0 });
    const costs = await world.db
      .select()
      .from(runCosts)
      .where(eq(runCosts.taskId, taskId))
      .orderBy(asc(runCosts.attempt));
    expect(costs.map(({ engine: by, micros }) => [by, micros])).toEqual([
      ['lines', 10],
      ['words', 0],
      ['video', 10],
    ]);
    await expectSound();
  });

  test('reads them from the picture where that is asked for, and removes the old ones', async () => {
    const area = { left: 0, top: 0.8, width: 1, height: 0.2, mode: 'remove' };
    const taskId = await start(translateSubtitle, { lines_from: 'picture', areas: [area] });
    expect(await toTheEnd(taskId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(inputOf('lines')).toMatchObject({ video_url: video, language: 'all', areas: [area] });
    expect(inputOf('video')).toMatchObject({ remove: true, lines: { length: 3 } });
  });

  test('is one call where an engine does it all, unless the lines are to be read', async () => {
    doesAll = true;
    expect(await toTheEnd(await start())).toMatchObject({ state: 'SUCCEEDED' });
    expect(steps()).toEqual(['video']);
    expect(await toTheEnd(await start(translateSubtitle, { lines_from: 'picture' }))).toMatchObject({
      state: 'SUCCEEDED',
    });
    expect(steps()).toEqual(['video', ...STEPS]);
  });

  test('asks for many lines some at a time, and again for those that are missing', async () => {
    said = Array.from({ length: 120 }, (_, at) => line(at / 10, `Line ${at}`));
    let left = 3;
    translate = (text) => (text === 'Line 60' && left-- > 1 ? undefined : '好');
    expect(await toTheEnd(await start())).toMatchObject({ state: 'SUCCEEDED' });
    const words = calls.filter(({ step }) => step === 'words');
    expect(words.map(({ input }) => asked(String(input['prompt'])).length)).toEqual([50, 50, 20, 2, 1, 1]);
    expect(new Set(words.map(({ key }) => key)).size).toBe(words.length);
  });

  test('translates nothing where the clip is in the language, and makes no dub of it', async () => {
    spoken = 'zh';
    expect(await toTheEnd(await start())).toMatchObject({ state: 'SUCCEEDED' });
    expect(steps()).toEqual(['lines', 'video']);
    const dub = await toTheEnd(await start(translateAudio));
    expect(dub).toMatchObject({ state: 'FAILED', error: 'dub_same_language' });
    expect(await spent()).toEqual({ paid: PRICE.subtitle, held: 0 });
  });

  test.each([
    ['speech', 'no_speech_found'],
    ['picture', 'no_subtitles_found'],
  ])('ends without charge where the %s has none', async (lines_from, error) => {
    said = [line(4, '♪ ♪')];
    expect(await toTheEnd(await start(translateSubtitle, { lines_from }))).toMatchObject({
      state: 'FAILED',
      error,
    });
    expect(steps()).toEqual(['lines']);
    expect(await spent()).toEqual({ paid: 0, held: 0 });
    await expectSound();
  });
});

describe('a step that no connected engine does', () => {
  test.each([
    ['lines', {}, 'transcribes speech.', '识别语音'],
    ['lines', { language: 'ja' }, 'transcribes speech in Japanese.', '识别日语语音'],
    ['reading', { lines_from: 'picture', language: 'ko' }, 'reads subtitles in Korean', '画面中韩语字幕'],
    ['words', {}, 'to translate the lines into Chinese', '译成中文'],
  ] as const)('%s is named before points are held: %j', async (name, more, english, chinese) => {
    closed.add(name);
    const refused = await start(translateSubtitle, more).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'lines_required' });
    expect(answerOf(refused as AppError, 'en', '1').body.message).toContain(english);
    expect(answerOf(refused as AppError, 'zh', '1').body.message).toContain(chinese);
    expect(await spent()).toEqual({ paid: 0, held: 0 });
    expect(calls).toEqual([]);
  });

  test.each([
    [translateSubtitle, 'draws subtitles in Chinese'],
    [translateAudio, 'speaks Chinese'],
  ])('is the last one, too', async (tool, english) => {
    cannotMake = true;
    const refused = await start(tool).catch((error: unknown) => error);
    expect(answerOf(refused as AppError, 'en', '1').body.message).toContain(english);
    expect(await spent()).toEqual({ paid: 0, held: 0 });
  });
});

describe('a failure', () => {
  test.each([
    [
      'an answer without translations',
      () => (translate = () => undefined),
      'task_answer_unusable',
      ['lines', 'words'],
    ],
    [
      'an engine that makes no video',
      () => (drawing = () => ({ state: 'failed', code: 'task_failed', retryable: false })),
      'task_failed',
      [...STEPS],
    ],
  ] as const)('of %s returns all points, and a repeat continues there', async (_name, fail, error, made) => {
    fail();
    const taskId = await start();
    expect(await toTheEnd(taskId)).toMatchObject({ state: 'FAILED', error, results: [] });
    expect(steps()).toEqual(made);
    expect(await spent()).toEqual({ paid: 0, held: 0 });
    translate = () => '好';
    drawing = clip;
    calls = [];
    expect(await toTheEnd(await start())).toMatchObject({ state: 'SUCCEEDED' });
    expect(steps()).toEqual(STEPS.slice(made.length - 1));
    expect(await spent()).toEqual({ paid: PRICE.subtitle, held: 0 });
    await expectSound();
  });

  test('keeps what was found for a day', async () => {
    translate = () => undefined;
    const taskId = await start();
    await toTheEnd(taskId);
    world.clock.move(24 * 3600_000 + 1);
    await sweepTasks({ ...world.deps, routing });
    const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
    expect(row?.linesWork).toBeNull();
  });
});

describe('a cancel', () => {
  const cancelRun = (taskId: string) => cancelTask({ ...world.deps, routing }, user, taskId);
  const expectCancelled = async (taskId: string, made: readonly StepName[]) => {
    expect(await toTheEnd(taskId)).toMatchObject({ state: 'CANCELED', results: [] });
    expect(steps()).toEqual(made);
    expect(await spent()).toEqual({ paid: 0, held: 0 });
    await expectSound();
  };

  test.each([
    ['while the lines are found', 'lines'],
    ['while the video is made', 'video'],
  ] as const)('%s reaches the provider and costs nothing', async (_when, step) => {
    drawing = () => ({ state: 'pending', stage: 'encoding', progress: 0, candidates: [], outputs: [] });
    const taskId = await start();
    await work(taskId);
    for (let turns = 0; turns < 6 && !steps().includes(step); turns += 1) await turn(taskId);
    await cancelRun(taskId);
    await expectCancelled(taskId, STEPS.slice(0, STEPS.indexOf(step) + 1));
    expect(cancelled.at(-1)).toBe(step);
  });

  test('while lines are translated makes no video', async () => {
    const taskId = await start();
    during = () => cancelRun(taskId);
    await expectCancelled(taskId, ['lines', 'words']);
  });

  test('between two steps submits no other', async () => {
    const taskId = await start();
    await work(taskId);
    world.clock.move(31_000);
    await work(taskId);
    const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
    expect(row).toMatchObject({ linesWork: { lines: { length: 3 } }, operation: null, submitIntentAt: null });
    await cancelRun(taskId);
    await expectCancelled(taskId, ['lines']);
  });
});

describe('a process that ends', () => {
  const points = ['submitting', 'started', 'saved', 'staged', 'settled'] as const;
  test.each(STEPS.flatMap((step, at) => points.map((point) => [point, step, at] as const)))(
    'at %s of the step %s pays no step twice',
    async (point, step, at) => {
      const taskId = await start();
      const crash = deps(point, point === 'settled' ? 0 : at);
      let hasCrashed = false;
      for (let turns = 0; turns < 12; turns += 1) {
        const before = calls.length;
        await work(taskId, crash).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error;
          hasCrashed = true;
        });
        if (hasCrashed) break;
        world.clock.move(31_000);
        if (calls.length === before && turns > 8) break;
      }
      expect(hasCrashed || (point === 'staged' && step === 'video')).toBe(true);
      await work(taskId);
      const record = await toTheEnd(taskId);
      const isBlind = point === 'submitting' || point === 'started';
      expect(record.state).toBe(isBlind ? 'FAILED' : 'SUCCEEDED');
      if (isBlind) expect(record.error).toBe('task_unconfirmed');
      const count = isBlind ? at + (point === 'started' ? 1 : 0) : 3;
      expect(steps()).toEqual(STEPS.slice(0, count));
      expect(await spent()).toEqual({ paid: isBlind ? 0 : PRICE.subtitle, held: 0 });
      await expectSound();
    },
  );
});
