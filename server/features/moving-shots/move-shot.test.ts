import { randomBytes } from 'node:crypto';
import { MOVING_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { files, tasks } from '../../db/schema.ts';
import type { CapabilityEngine, Engine } from '../../engines/engine.ts';
import { createRouting } from '../../engines/routing.ts';
import type { Principal } from '../../http/principal.ts';
import { createPrices } from '../billing/prices.ts';
import { getTask } from '../tasks/get-task.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import type { RunToolDeps } from '../tools/run-tool.ts';
import { moveShot, movingShotAnswer } from './move-shot.ts';

let world: TaskWorld;
let deps: RunToolDeps;
let user: User;
let image: string;
let open: boolean;
let rests: boolean;

const serve = {
  start: async () => ({}),
  check: async () => ({ state: 'pending' }),
} as unknown as CapabilityEngine<never>;
const FILMS: Engine = { id: 'films', builtin: false, serves: { image_to_video: serve } };
const BUILTIN: Engine = { id: 'builtin', builtin: true, local: true, serves: { camera_move: serve } };

beforeAll(async () => {
  world = await createTaskWorld();
  user = await world.newUser(1000);
  image = await addPicture(user);
  const routing = createRouting(
    {
      image_to_video: [
        {
          engine: FILMS,
          missing: () => (open ? undefined : 'a key'),
          closed: () => (rests ? { why: 'resting', what: '2026-03-02T00:00:00Z' } : undefined),
        },
      ],
      camera_move: [{ engine: BUILTIN, missing: () => undefined }],
    },
    world.clock.now,
  );
  deps = { ...world.deps, routing, prices: createPrices({ ...world.deps, tools: MOVING_RUNS }) };
});
afterAll(() => world.drop());
beforeEach(() => {
  open = true;
  rests = false;
});

async function addPicture(owner: User): Promise<string> {
  const key = `2026/01/${randomBytes(16).toString('hex')}.png`;
  await world.db.insert(files).values({
    id: v7(),
    organisationId: owner.organisationId,
    userId: owner.userId,
    key,
    name: 'a.png',
    contentType: 'image/png',
    size: 1,
    sha256: '',
    width: 1024,
    height: 576,
    fromType: 'temp',
    shareType: 'public',
  });
  return `/files/${key}`;
}

const NO_WISH = { project_id: undefined, engine: undefined, expected_points: undefined };
const move = (wish: Partial<Parameters<typeof moveShot>[2]> = {}, key?: string) =>
  moveShot(deps, user as Principal, { ...NO_WISH, image_url: image, seconds: 5, ...wish }, key);
/** The run, with what it holds. */
async function runOf(id: string) {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, id));
  const { receipt } = await getTask(deps, user, id);
  return { tool: row?.toolId, engine: row?.engine, input: row?.input, points: receipt.quoted };
}

test('a model makes the film at 80 points per started 5 seconds, told of the camera in words', async () => {
  const { id } = await move({ prompt: 'Mina waves', camera: 'orbit', seconds: 6, last_image_url: image });
  expect(await runOf(id)).toMatchObject({
    tool: 'move-shot',
    engine: 'films',
    points: 160,
    input: {
      image_url: image,
      last_image_url: image,
      prompt: 'Mina waves\nThe camera slowly orbits the subject.',
      width: 1280,
      height: 720,
      sound: false,
    },
  });
});

test('without a model, or with the built-in engine, it is a camera move at 40', async () => {
  const chosen = await move({ engine: 'builtin', camera: 'crane_up' });
  expect(await runOf(chosen.id)).toMatchObject({ tool: 'move-shot-camera', points: 40, input: { mode: 4 } });
  open = false;
  expect(await runOf((await move()).id)).toMatchObject({
    tool: 'move-shot-camera',
    engine: 'builtin',
    points: 40,
  });
  await expect(move({ last_image_url: image })).rejects.toMatchObject({ code: 'value_needs_engine' });
  await expect(move({ engine: 'films' })).rejects.toMatchObject({ code: 'engine_not_open' });
});

test('while a model rests nobody gets a camera move instead', async () => {
  rests = true;
  await expect(move()).rejects.toMatchObject({ code: 'engine_resting' });
});

test('the same key is the same film, also when the model is gone meanwhile', async () => {
  const first = await move({}, 'key');
  open = false;
  expect(await move({}, 'key')).toEqual(first);
});

test('another price than shown, and the pictures of others, are refused', async () => {
  await expect(move({ expected_points: 40 })).rejects.toMatchObject({
    code: 'price_changed',
    data: { points: 80 },
  });
  const others = await addPicture(await world.newUser(0));
  await expect(move({ image_url: others })).rejects.toMatchObject({ code: 'image_gone' });
});

test('polling answers with the state, and not for runs of other tools', async () => {
  const { id } = await move();
  const told = { language: 'en', requestId: 'r' } as const;
  const task = await getTask(deps, user, id);
  expect(movingShotAnswer(task, told)).toEqual({ id, status: 'PENDING' });
  const failed = { ...task, state: 'FAILED', error: 'task_deadline' } as const;
  expect(movingShotAnswer(failed, told)).toMatchObject({ id, status: 'FAILED', code: 'TASK_DEADLINE' });
  const file = { url: '/files/a.mp4' } as (typeof task.results)[number]['file'];
  const done = { ...task, state: 'SUCCEEDED', results: [{ file } as (typeof task.results)[number]] } as const;
  expect(movingShotAnswer({ ...done, results: [...done.results] }, told)).toEqual({
    id,
    status: 'SUCCEEDED',
    url: '/files/a.mp4',
  });
  expect(() => movingShotAnswer({ ...task, tool_id: 'video3d' }, told)).toThrow(
    expect.objectContaining({ code: 'not_found' }),
  );
});
