import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import type { Check, MediaCheck } from '../../engines/engine.ts';
import { createRouting, type RoutingTable } from '../../engines/routing.ts';
import { createSpeakerCheck } from '../../engines/speaker-check.ts';
import { AppError } from '../../http/app-error.ts';
import { pointAccounts } from '../billing/tables.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { detectSpeaker, type SpeakerQuestion } from './detect-speaker.ts';
import { runTool } from './run-tool.ts';

let world: TaskWorld;
let [user, stranger] = [{}, {}] as [User, User];
/** Findings of the engine that checks portraits. */
let finding: MediaCheck;
let asked: unknown[];
/** Whether an engine with its own check is open. */
let isOpen: boolean;
let table: RoutingTable;

beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  [user, stranger] = [await world.newUser(100), await world.newUser(100)];
  finding = { checked: ['no_person', 'several_people', 'pose_invalid'], failed: [] };
  asked = [];
  isOpen = true;
  const serves = {
    start: async () => ({}),
    check: async (): Promise<Check> => ({ state: 'done', outputs: [] }),
  };
  table = {
    talking_portrait: [
      {
        missing: () => (isOpen ? undefined : 'a test closed it'),
        engine: {
          id: 'checking',
          builtin: false,
          serves: { talking_portrait: serves },
          analyzes: {
            portrait: async (input) => {
              asked.push(input);
              return finding;
            },
          },
        },
      },
      {
        missing: () => undefined,
        engine: { id: 'blind', builtin: false, serves: { talking_portrait: serves } },
      },
    ],
  };
});

async function addFile(contentType: string, width: number, height: number): Promise<string> {
  const { organisationId, userId } = user;
  const key = `2026/01/${randomBytes(16).toString('hex')}.bin`;
  const facts = { name: 'a', contentType, size: 1, sha256: '', width, height };
  await world.db
    .insert(files)
    .values({ id: v7(), organisationId, userId, key, ...facts, fromType: 'temp', shareType: 'private' });
  return `/files/${key}`;
}
/** Two faces, as the built-in detector reports them. */
const FACES = {
  faces: [
    { left: 100, top: 50, width: 200, height: 300, score: 1 },
    { left: 600, top: 50, width: 100, height: 100, score: 1 },
  ],
  problem: 'several_faces',
};
const detect = (question: SpeakerQuestion, who: User = user) =>
  detectSpeaker(
    { ...world.deps, checkSpeaker: createSpeakerCheck(table), assist: async () => FACES },
    who,
    question,
    new AbortController().signal,
  );

test('each rule of the engine’s check is reported, together with the sides of the picture', async () => {
  const image_url = await addFile('image/png', 600, 800);
  finding = { checked: ['pose_invalid', 'no_person'], failed: ['pose_invalid'], found: [] };
  expect(await detect({ image_url })).toEqual({
    check_pass: false,
    rules: [
      { rule: 'no_person', passed: true },
      { rule: 'pose_invalid', passed: false },
      { rule: 'media_resolution', passed: true },
    ],
    found: [],
  });
  expect(asked).toEqual([{ image_url, frame: '1:1' }]);
});

test.each([
  [400, 800, false],
  [401, 6999, true],
  [500, 7000, false],
])('%i × %i pixels: the sides are valid: %s', async (width, height, passed) => {
  const { rules } = await detect({ image_url: await addFile('image/png', width, height) });
  expect(rules).toContainEqual({ rule: 'media_resolution', passed });
});

test('without an engine that checks, faces are detected, with positions as shares of the picture', async () => {
  isOpen = false;
  const answer = await detect({ image_url: await addFile('image/png', 1000, 1000) });
  expect(answer.check_pass).toBe(false);
  expect(answer.rules.filter(({ passed }) => !passed)).toEqual([{ rule: 'several_people', passed: false }]);
  expect(answer.found[0]).toEqual({ left: 0.1, top: 0.05, width: 0.2, height: 0.3 });
});

test('a file of someone else, and one of another kind, does not exist', async () => {
  const image_url = await addFile('image/png', 600, 600);
  const video_url = await addFile('video/mp4', 600, 600);
  await expect(detect({ image_url }, stranger)).rejects.toMatchObject({ code: 'image_gone' });
  await expect(detect({ video_url }, stranger)).rejects.toMatchObject({ code: 'media_gone' });
  await expect(detect({ image_url: video_url })).rejects.toMatchObject({ code: 'image_gone' });
  await expect(detect({ video_url: image_url })).rejects.toMatchObject({ code: 'media_gone' });
  await expect(detect({ video_url, face_url: '/files/none' })).rejects.toMatchObject({ code: 'image_gone' });
  expect(asked).toEqual([]);
});

/** A tool that makes a picture speak, without the sound that such a tool would take. */
const tool = {
  ...aiImageGenerator,
  id: 'talker',
  capability: 'talking_portrait',
  points: 10,
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      samples: [],
      text: { en: { label: 'x' }, zh: { label: 'x' } },
    },
  ],
} as const;
async function submit(image_url: string, engine?: string) {
  const deps = { ...world.deps, routing: createRouting(table), checkSpeaker: createSpeakerCheck(table) };
  const input = { image_url, audio_url: '/files/b.wav', seconds: 3, frame: '1:1', style: 'normal' };
  return runTool(deps, user, { tool, input, engine, key: undefined });
}
const balance = async () => {
  const own = eq(pointAccounts.organisationId, user.organisationId);
  return (await world.db.select().from(pointAccounts).where(own))[0]?.balance;
};

test('a run that breaks a rule is refused with that rule before any points are held', async () => {
  const image_url = await addFile('image/png', 600, 600);
  const rule: ErrorCode = 'several_people';
  finding = { checked: [rule], failed: [rule] };
  await expect(submit(image_url)).rejects.toMatchObject({
    code: rule,
    data: { fields: [{ field: 'image_url', problem: rule }] },
  });
  expect(await balance()).toBe(100);
  // An engine without that rule accepts it.
  await submit(image_url, 'blind');
  expect(await balance()).toBe(80);
});

test('a picture that was checked in the editor is not checked again for the run', async () => {
  const image_url = await addFile('image/png', 600, 600);
  const checkSpeaker = createSpeakerCheck(table);
  const owner = { userId: user.userId, organisationId: user.organisationId };
  const ask = (input: Record<string, unknown>) =>
    checkSpeaker('talking_portrait', { input, owner }, new AbortController().signal);
  await ask({ image_url, frame: '1:1' });
  await ask({ image_url, frame: '1:1', audio_url: '/files/b.wav', seconds: 3 });
  expect(asked).toHaveLength(1);
  await ask({ image_url, frame: '3:4' });
  expect(asked).toHaveLength(2);
});

test('no points are held if the check does not answer', async () => {
  const image_url = await addFile('image/png', 600, 600);
  const { analyzes } = table.talking_portrait?.[0]?.engine ?? {};
  Object.assign(analyzes as object, {
    portrait: async () => {
      throw new AppError('detect_face_failed');
    },
  });
  await expect(submit(image_url)).rejects.toMatchObject({ code: 'detect_face_failed' });
  expect(await balance()).toBe(100);
});
