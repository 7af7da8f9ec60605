/** Lines of a dubbed clip: each is spoken once, and the project pays once. */
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { inputSchema } from '@inkreel/contract/tools/define-tool.ts';
import { translateAudio } from '@inkreel/contract/tools/translate-audio.ts';
import { EMPTY_SUBTITLE_PROJECT, type SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documents, files, pointHolds } from '../../db/schema.ts';
import type { Check, Engine } from '../../engines/engine.ts';
import { createRouting } from '../../engines/routing.ts';
import type { Principal } from '../../http/principal.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { createDocument } from '../documents/save-document.ts';
import { newKey } from '../storage/key.ts';
import { findResults } from '../tasks/results/find-results.ts';
import { Crash, createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { runTool } from '../tools/run-tool.ts';
import { speakLines } from './speak-lines.ts';
import { sweepSpokenLines } from './sweep-spoken-lines.ts';

/** A clip of 12 seconds: three started units. */
const PRICE = 3 * translateAudio.points;
let world: TaskWorld;
let person: Principal;
let document: string;
/** The inputs of the voice, start by start. */
let spoken: string[];
let failing: ReadonlySet<string>;

const done = (contentType: string): Check => ({
  state: 'done',
  outputs: [{ index: 0, source: { bytes: new Uint8Array(1) }, contentType }],
});
const voices: Engine = {
  id: 'voices',
  builtin: false,
  local: true,
  serves: {
    text_to_speech: {
      start: async (input) => {
        spoken.push(`${input.voice ?? 'any'}: ${input.text}`);
        return { text: input.text };
      },
      check: async ({ text }) =>
        failing.has(String(text))
          ? { state: 'failed', code: 'task_failed', retryable: false }
          : done('audio/mpeg'),
    },
    translate_audio: { start: async () => ({}), check: async () => done('video/mp4') },
  },
};
const route = { engine: voices, missing: () => undefined };
const routing = createRouting({ text_to_speech: [route], translate_audio: [route] });
const deps = () => ({ ...world.deps, routing }) as unknown as Parameters<typeof speakLines>[0];

beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  spoken = [];
  failing = new Set();
  person = asPrincipal(await world.newUser(1000));
  document = await newProject(person);
});

const asPrincipal = (user: User) => user as Principal;

async function newProject(owner: Principal, change: Partial<SubtitleProject> = {}): Promise<string> {
  const { organisationId, userId } = owner;
  const [id, key] = [v7(), newKey(world.clock.now(), 'mp4')];
  const about = { name: 'a.mp4', contentType: 'video/mp4', size: 1, fromType: 'upload', shareType: 'public' };
  const facts = { durationMs: 12_000, width: 640, height: 360, frameRate: 25, sha256: id };
  await world.db.insert(files).values({ id, organisationId, userId, key, ...about, ...facts });
  const clip = { source: fileSource(id), name: 'a.mp4', seconds: 12, width: 640, height: 360 };
  const content = { ...EMPTY_SUBTITLE_PROJECT, clip, ...change } as unknown as Record<string, unknown>;
  const made = await createDocument(deps(), owner, {
    kind: 'subtitle-project',
    name: 'Clip',
    schema: 1,
    content,
  });
  return made.id;
}

type Line = { text: string; voice?: string; take?: number };
type Wish = { as?: Principal; again?: boolean; price?: number; deps?: ReturnType<typeof deps> };
const ask = (lines: readonly Line[], wish: Wish = {}) =>
  speakLines(
    wish.deps ?? deps(),
    wish.as ?? person,
    {
      document_id: document,
      lines: lines.map((line) => ({ take: 0, ...line })),
      begin: true,
      again: wish.again ?? false,
      expected_points: wish.price,
    },
    [translateAudio],
  );
const runAll = async (lines: Awaited<ReturnType<typeof ask>>['lines']) => {
  const begun = lines.flatMap(({ state, task_id: id }) => (state === 'running' && id ? [id] : []));
  for (const id of new Set(begun)) await world.runWith({ ...world.runDeps(), routing }, id);
};
/** Calls until every line has ended, as a page does. */
const speakAll = async (lines: readonly Line[], wish?: Parameters<typeof ask>[1]) => {
  for (let turn = 0; turn < 20; turn += 1) {
    const answer = await ask(lines, turn === 0 ? wish : {});
    if (answer.lines.every(({ state }) => state === 'spoken' || state === 'failed')) return answer.lines;
    await runAll(answer.lines);
  }
  throw new Error('it never ended');
};
const spent = async () => 1000 - (await readBalance(world.deps, person.organisationId)).total;
const LINES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) => ({ text, voice: 'ada' }));

test('a line is spoken once for all later steps, and only changed ones are spoken again', async () => {
  const first = await speakAll(LINES, { price: PRICE });
  expect(first.map(({ state }) => state)).toEqual(LINES.map(() => 'spoken'));
  expect(spoken).toHaveLength(6);
  expect(await spent()).toBe(PRICE);
  const changed = LINES.map((line, at) => {
    if (at === 1) return { ...line, text: 'Two, but longer' };
    if (at === 2) return { ...line, voice: 'ben' };
    return at === 3 ? { ...line, take: 1 } : line;
  });
  const second = await speakAll(changed, { price: 0 });
  expect(spoken.slice(6)).toEqual(['ada: Two, but longer', 'ben: Three', 'ada: Four']);
  expect(second[0]?.url).toBe(first[0]?.url);
  // They are shown in the project only.
  expect(await findResults(world.db, person, { limit: 10, bin: false })).toEqual([]);
  await speakAll(LINES);
  expect(spoken).toHaveLength(9);
  expect(await spent()).toBe(PRICE);
  expect(await findViolations(world.db, world.clock.now())).toEqual([]);
});

test('tabs that call at the same moment speak a line once', async () => {
  const once = await ask([{ text: 'Zero' }]);
  await runAll(once.lines);
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask([{ text: 'One' }])));
  for (const { lines } of answers) await runAll(lines);
  expect(spoken).toEqual(['any: Zero', 'any: One']);
});

test('the others wait until the first line is paid; a first one that fails pays nothing, and the next one pays', async () => {
  failing = new Set(['One']);
  const { lines } = await ask(LINES.slice(0, 3));
  expect(lines.map(({ state }) => state)).toEqual(['running', 'none', 'none']);
  await runAll(lines);
  expect(await spent()).toBe(0);
  const later = await speakAll(LINES.slice(0, 3), { price: PRICE });
  expect(later.map(({ state, error }) => [state, error])).toEqual([
    ['failed', 'task_failed'],
    ['spoken', null],
    ['spoken', null],
  ]);
  expect(await spent()).toBe(PRICE);
  // It is started again only on request.
  expect(spoken).toEqual(['ada: One', 'ada: Two', 'ada: Three']);
  failing = new Set();
  await speakAll(LINES.slice(0, 3), { again: true });
  expect(spoken.slice(3)).toEqual(['ada: One']);
  expect(await spent()).toBe(PRICE);
});

test('one price pays for speaking a clip many times, but not for a whole book', async () => {
  const page = (take: number) => ({ text: 'a'.repeat(2000), take });
  await speakAll([0, 1, 2, 3].map(page), { price: PRICE });
  expect(await spent()).toBe(PRICE);
  await expect(ask([page(4)], { price: 0 })).rejects.toMatchObject({
    code: 'price_changed',
    data: { points: PRICE },
  });
  expect(spoken).toHaveLength(4);
  await speakAll([page(4), page(5)], { price: PRICE });
  expect(await spent()).toBe(2 * PRICE);
});

test('whenever a process ends, the price is paid once and no line is lost', async () => {
  const lines = LINES.slice(0, 2);
  // While it is written: nothing of it is there.
  const broken = { statement: async () => Promise.reject(new Crash('enqueue')) };
  await expect(ask(lines, { deps: { ...deps(), jobs: broken } })).rejects.toThrow(Crash);
  expect(await spent()).toBe(0);
  const { lines: begun } = await ask(lines, { price: PRICE });
  const [taskId] = begun.flatMap(({ task_id: id }) => id ?? []);
  for (const step of ['claimed', 'started', 'saved', 'stored', 'settled'] as const)
    await world
      .runWith({ ...world.runDeps(step), routing }, taskId ?? '')
      .catch((error) => expect(error).toBeInstanceOf(Crash));
  const ended = await speakAll(lines, { price: 0 });
  expect(ended.map(({ state }) => state)).toEqual(['spoken', 'spoken']);
  expect(await spent()).toBe(PRICE);
  expect(await findViolations(world.db, world.clock.now())).toEqual([]);
});

test('the video of a project whose lines were paid is included, and so is its draft; neither starts while the first line is running', async () => {
  const [address] = await world.db
    .select({ key: files.key })
    .from(files)
    .where(eq(files.organisationId, person.organisationId));
  const dub = async (input: object, expectedPoints: number) => {
    const given = { video_url: `/files/${address?.key}`, to: 'en', ...input };
    const whole = inputSchema(translateAudio).parse(given);
    const run = { tool: translateAudio, documentId: document, key: undefined, expectedPoints };
    const { taskId } = await runTool(deps(), person, { ...run, input: whole });
    const [hold] = await world.db.select().from(pointHolds).where(eq(pointHolds.taskId, taskId));
    return { taskId, points: hold?.held };
  };
  const { lines } = await ask(LINES.slice(0, 1));
  await expect(dub({ draft: true }, 0)).rejects.toMatchObject({ code: 'project_step_running' });
  await runAll(lines);
  expect(await dub({ draft: true }, 0)).toMatchObject({ points: 0 });
  expect(await dub({ draft: false }, 0)).toMatchObject({ points: 0 });
  await expect(dub({}, PRICE)).rejects.toMatchObject({ code: 'price_changed' });
});

test('a project does not exist for a stranger, and a changed price starts nothing', async () => {
  const stranger = asPrincipal(await world.newUser(1000));
  await expect(ask(LINES, { as: stranger })).rejects.toMatchObject({ code: 'not_found' });
  await expect(ask(LINES, { price: 1 })).rejects.toMatchObject({ code: 'price_changed' });
  expect((await ask(LINES, { price: PRICE })).lines[0]?.state).toBe('running');
});

test('lines that were spoken when the server was killed are not spoken or paid again', async () => {
  const { lines: first } = await ask(LINES.slice(0, 1), { price: PRICE });
  await runAll(first);
  const { lines } = await ask(LINES);
  const begun = lines.flatMap(({ state, task_id: id }) => (state === 'running' && id ? [id] : []));
  expect(begun).toHaveLength(4);
  await world.runWith({ ...world.runDeps(), routing }, begun[0] as string);
  // The worker dies after the second line was spoken; the two after it were never started.
  const dying = { ...world.runDeps('saved'), routing };
  await expect(world.runWith(dying, begun[1] as string)).rejects.toBeInstanceOf(Crash);
  const before = [...spoken];
  const after = await speakAll(LINES);
  expect(after.map(({ state }) => state)).toEqual(LINES.map(() => 'spoken'));
  expect(before.filter((line) => spoken.slice(before.length).includes(line))).toEqual([]);
  expect(await spent()).toBe(PRICE);
  expect(await findViolations(world.db, world.clock.now())).toEqual([]);
});

test('sounds of lines are removed with their project, and not before', async () => {
  await speakAll(LINES.slice(0, 2));
  const other = document;
  document = await newProject(person);
  await speakAll(LINES.slice(0, 1));
  world.clock.move(7 * 60 * 60 * 1000);
  const all = await world.db.$count(files);
  expect(await sweepSpokenLines(deps())).toBe(0);
  await world.db.delete(documents).where(eq(documents.id, other));
  expect(await sweepSpokenLines(deps())).toBe(2);
  expect(await world.db.$count(files)).toBe(all - 2);
  expect((await ask(LINES.slice(0, 1))).lines[0]?.state).toBe('spoken');
});

test('lines that are not in the language of the dub cost nothing', async () => {
  const id = (at: number) => ({ id: `${at}`, start: at * 1000, end: at * 1000 + 900 });
  const original = '发动机已经点火，火箭马上就要出发了。';
  const lines = [
    { ...id(1), text: original, translation: 'The engines are lit.' },
    { ...id(2), text: '看它越过发射塔。', translation: '' },
  ];
  document = await newProject(person, { lines, language: 'zh', to: 'en' });
  await expect(ask([{ text: 'The engines are lit.' }, { text: '看它越过发射塔。' }])).rejects.toMatchObject({
    code: 'dub_untranslated',
    data: { lines: [2] },
  });
  document = await newProject(person, { lines, language: 'zh', to: 'zh' });
  await expect(ask([{ text: 'The engines are lit.' }])).rejects.toMatchObject({ code: 'dub_same_language' });
  expect(spoken).toEqual([]);
  expect(await spent()).toBe(0);
  // A translated line may be heard before the others are translated.
  document = await newProject(person, { lines, language: 'zh', to: 'en' });
  expect(await ask([{ text: 'The engines are lit.' }])).toMatchObject({ lines: [{ state: 'running' }] });
});
