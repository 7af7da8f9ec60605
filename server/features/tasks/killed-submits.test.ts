/**
 * A worker is killed after a submit, for every engine that works elsewhere: one submit at the provider, one charge here. The
 * process that goes on has opened the engine itself, and shares the database and the data folder with the dead one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createImageWorld, type ImageWorld } from '../../engines/aisdk/testing/image-world.ts';
import { type ProviderServer, startProviderServer } from '../../engines/aisdk/testing/provider-server.ts';
import {
  KEY as MEDIA_KEY,
  type MediaServer,
  startMediaServer,
} from '../../engines/dashscope/testing/media-server.ts';
import type { EngineRoutes } from '../../engines/define-engine.ts';
import type { CapabilityEngine, Engine } from '../../engines/engine.ts';
import { ENGINES } from '../../engines/find-engines.ts';
import {
  APP_KEY,
  APP_SECRET,
  type GhostcutServer,
  startGhostcutServer,
} from '../../engines/ghostcut/testing/ghostcut-server.ts';
import { createRouting } from '../../engines/routing.ts';
import {
  ACCESS_KEY,
  SECRET_KEY,
  startVisualServer,
  type VisualServer,
} from '../../engines/volcengine/testing/visual-server.ts';
import { type ComfyServer, startComfyServer } from '../../testing/comfyui-server.ts';
import { type DashscopeServer, startDashscopeServer } from '../../testing/dashscope-server.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { createParkedRuns } from './ask-parked.ts';
import { getTask } from './get-task.ts';
import type { RunTaskDeps, Step } from './run-context.ts';
import { tasks } from './tables.ts';
import { Crash, createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';

const KEY = 'sk-marker-4711';
let world: TaskWorld;
let images: ImageWorld;
let user: User;
/** Of every line that was logged. */
let told: unknown[];

let sdk: ProviderServer;
let dashscope: DashscopeServer;
let media: MediaServer;
let visual: VisualServer;
let ghostcut: GhostcutServer;
let comfy: ComfyServer;
/** Submits that arrived at the providers. */
const submits = () =>
  sdk.submits.length +
  dashscope.submitted.length +
  dashscope.imageTasks.length +
  media.sent.length +
  visual.submits.length +
  ghostcut.works.length +
  comfy.taken.length;

const draw = { prompt: 'a cat', width: 512, height: 512, count: 1, seed: 5, quality: 'standard' };
const edit = { image_url: 'base.png', prompt: 'make it red', count: 1, seed: 5 };
const remove = { image_url: 'base.png', mask_url: 'mask.png', grow: false, count: 1, seed: 5 };
const hair = { image_url: 'base.png', hair: 603, strength: 90 };
const say = { text: 'Hello', speed: 120 };
const wave = {
  prompt: 'a wave',
  width: 1280,
  height: 720,
  seconds: 5,
  quality: 'standard',
  sound: false,
  seed: 7,
  count: 1,
};
const erase = { video_url: 'clip.mp4', seconds: 60, areas: [], language: 'zh', quality: 'standard' };

/** What an engine is set up with, and a capability for each way in which it waits. */
interface Adapter {
  settings(): Record<string, string>;
  runs: readonly [capability: Capability, input: object, settings?: () => Record<string, string>][];
}
const direct = (settings: () => Record<string, string>): Adapter => ({
  settings,
  runs: [['text_to_image', draw]],
});
/** Its pictures come in the call, and its films as operations. */
const withFilms = (settings: () => Record<string, string>): Adapter => ({
  settings,
  runs: [
    ['text_to_image', draw],
    ['text_to_video', wave],
  ],
});
const ADAPTERS: Record<string, Adapter> = {
  openai: direct(() => ({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${sdk.origin}/openai` })),
  'openai-compatible': direct(() => ({
    OPENAI_COMPATIBLE_API_KEY: KEY,
    OPENAI_COMPATIBLE_BASE_URL: `${sdk.origin}/openai-compatible`,
    OPENAI_COMPATIBLE_IMAGE_MODEL: 'own',
    OPENAI_COMPATIBLE_PRIVATE: '1',
  })),
  google: withFilms(() => ({ GEMINI_API_KEY: KEY, GEMINI_BASE_URL: `${sdk.origin}/google` })),
  xai: withFilms(() => ({ XAI_API_KEY: KEY, XAI_BASE_URL: `${sdk.origin}/xai` })),
  byteplus: withFilms(() => ({ ARK_API_KEY: KEY, ARK_BASE_URL: `${sdk.origin}/byteplus` })),
  minimax: {
    settings: () => ({ MINIMAX_API_KEY: KEY, MINIMAX_BASE_URL: `${sdk.origin}/minimax` }),
    runs: [['text_to_video', wave]],
  },
  elevenlabs: {
    settings: () => ({ ELEVENLABS_API_KEY: KEY, ELEVENLABS_BASE_URL: `${sdk.origin}/elevenlabs` }),
    runs: [['text_to_speech', { ...say, voice: '21m00Tcm4TlvDq8ikWAM' }]],
  },
  fal: direct(() => ({ FAL_KEY: KEY, FAL_BASE_URL: `${sdk.origin}/fal` })),
  replicate: direct(() => ({
    REPLICATE_API_TOKEN: KEY,
    REPLICATE_BASE_URL: `${sdk.origin}/replicate`,
  })),
  bfl: direct(() => ({ BFL_API_KEY: KEY, BFL_BASE_URL: `${sdk.origin}/bfl` })),
  dashscope: {
    settings: () => ({ DASHSCOPE_API_KEY: dashscope.key, DASHSCOPE_BASE_URL: dashscope.baseUrl }),
    runs: [
      ['text_to_image', draw],
      ['edit_by_words', edit],
      ['remove_object', remove],
      ['text_to_speech', say, () => ({ DASHSCOPE_API_KEY: MEDIA_KEY, DASHSCOPE_BASE_URL: media.baseUrl })],
    ],
  },
  volcengine: {
    settings: () => ({
      VOLC_ACCESS_KEY: ACCESS_KEY,
      VOLC_SECRET_KEY: SECRET_KEY,
      VOLC_VISUAL_URL: visual.origin,
    }),
    runs: [
      ['hair', hair],
      ['remove_object', remove],
    ],
  },
  ghostcut: {
    settings: () => ({
      GHOSTCUT_APP_KEY: APP_KEY,
      GHOSTCUT_APP_SECRET: APP_SECRET,
      GHOSTCUT_BASE_URL: ghostcut.origin,
    }),
    runs: [['remove_subtitles', erase]],
  },
  comfyui: { settings: () => ({ COMFYUI_URLS: comfy.url }), runs: [['text_to_image', draw]] },
};

beforeAll(async () => {
  world = await createTaskWorld();
  images = createImageWorld();
  await images.picture('base.png', 300, 200, '#c33');
  await images.mask('mask.png', [300, 200], [60, 40, 90, 90]);
  writeFileSync(path.join(images.folder, 'clip.mp4'), 'the clip');
  [sdk, dashscope, media, visual, ghostcut, comfy] = await Promise.all([
    startProviderServer(),
    startDashscopeServer(),
    startMediaServer(),
    startVisualServer(),
    startGhostcutServer(),
    startComfyServer(),
  ]);
});
afterAll(async () => {
  images.close();
  await Promise.all([...[sdk, dashscope, media, visual, ghostcut].map((each) => each.stop()), comfy.kill()]);
  await world.drop();
});
const opened: EngineRoutes[] = [];
beforeEach(async () => {
  told = [];
  comfy.taken.length = 0;
  const { submitted, imageTasks } = dashscope;
  for (const list of [sdk.submits, submitted, imageTasks, media.sent, visual.submits, ghostcut.works])
    list.length = 0;
  await world.restNobody();
  user = await world.newUser(200);
});
afterEach(async () => {
  for (const routes of opened.splice(0)) await routes.close?.();
});

const definitionOf = (id: string) => {
  const found = ENGINES.find((engine) => engine.id === id);
  if (!found) throw new Error(`no engine ${id}`);
  return found;
};

/** One process with the engine: what its workers have, and what asks for parked runs. */
async function openProcess(id: string, settings = ADAPTERS[id]?.settings) {
  const setup = definitionOf(id).setUp(settings?.() ?? {}, 'cn');
  const routes = await setup.open(images.host);
  opened.push(routes);
  const engine: Engine = { id, builtin: false, serves: routes.serves };
  const table = Object.fromEntries(
    Object.keys(routes.serves).map((name) => [name, [{ engine, missing: () => undefined }]]),
  );
  const routing = createRouting(table, world.clock.now);
  const log = {
    warn: (...said: unknown[]) => told.push(said),
    error: (...said: unknown[]) => told.push(said),
  };
  const deps = (crashAt?: Step): RunTaskDeps => ({ ...world.runDeps(crashAt), routing, log });
  return {
    serves: routes.serves as Record<string, CapabilityEngine<unknown>>,
    work: (taskId: string, crashAt?: Step) => world.runWith(deps(crashAt), taskId),
    ask: async () => {
      const parked = createParkedRuns({ ...deps(), jobs: world.deps.jobs });
      await parked.turn();
      await parked.idle();
    },
  };
}

async function submit(engine: string, capability: Capability, input: object): Promise<string> {
  const { taskId } = await world.submit(user);
  await world.db.update(tasks).set({ engine, capability, input }).where(eq(tasks.id, taskId));
  return taskId;
}
const rowOf = async (taskId: string) =>
  (await world.db.select().from(tasks).where(eq(tasks.id, taskId)))[0] as typeof tasks.$inferSelect;
const jobOf = async (taskId: string) =>
  (await world.db.execute(sql`delete from test_jobs where key = ${taskId} returning key`)).rowCount === 1;

/** What another process makes of a run whose worker has died. */
async function goOn(
  id: string,
  taskId: string,
  settings: Adapter['settings'] | undefined,
): Promise<typeof tasks.$inferSelect> {
  const { work, ask } = await openProcess(id, settings);
  for (let round = 0; round < 30; round += 1) {
    if (await jobOf(taskId)) await work(taskId);
    const row = await rowOf(taskId);
    if (row.finishedAt) return row;
    await wait(10);
    world.clock.move(10_000);
    await ask();
  }
  throw new Error(`it never ended: ${JSON.stringify([await rowOf(taskId), told])}`);
}

const CASES = Object.entries(ADAPTERS).flatMap(([id, { runs }]) =>
  runs.map(([capability, input, settings]) => [id, capability, input, settings] as const),
);
const mayFind = ({ find, idempotent }: CapabilityEngine<unknown>) =>
  find !== undefined || idempotent === true;

describe.each(CASES)('%s, %s: a worker that is killed', (id, capability, input, settings) => {
  test('behind the stored answer loses nothing', async () => {
    const taskId = await submit(id, capability, input);
    const { work } = await openProcess(id, settings);
    await expect(work(taskId, 'saved')).rejects.toThrow(Crash);
    expect(submits()).toBe(1);
    expect(await goOn(id, taskId, settings)).toMatchObject({ state: 'SUCCEEDED', engine: id });
    expect(submits()).toBe(1);
    expect((await getTask(world.deps, user, taskId)).results).toHaveLength(1);
    expect((await readBalance(world.deps, user.organisationId)).total).toBe(180);
    expect(await findViolations(world.db, world.clock.now())).toEqual([]);
  });

  test('between the submit and its stored answer submits nothing again', async () => {
    const taskId = await submit(id, capability, input);
    const { work, serves } = await openProcess(id, settings);
    await expect(work(taskId, 'started')).rejects.toThrow(Crash);
    const isFound = mayFind(serves[capability] as CapabilityEngine<unknown>);
    const row = await goOn(id, taskId, settings);
    expect(submits()).toBe(1);
    expect(row.state).toBe(isFound ? 'SUCCEEDED' : 'FAILED');
    expect((await readBalance(world.deps, user.organisationId)).total).toBe(isFound ? 180 : 200);
    if (!isFound) {
      // Its points are back, its owner and the operator are told.
      expect(row.errorDetail).toContain(`${id} may have taken this run at 2026-`);
      expect((await getTask(world.deps, user, taskId)).error).toBe('task_unconfirmed');
      expect(told).toContainEqual([
        expect.objectContaining({ taskId, engine: id }),
        'a provider may have taken a run without an answer',
      ]);
    }
    expect(await findViolations(world.db, world.clock.now())).toEqual([]);
    const { rows } = await world.db.execute(sql`select to_jsonb(t) from tasks t where id = ${taskId}`);
    for (const key of [KEY, dashscope.key, SECRET_KEY, APP_SECRET])
      expect(JSON.stringify([rows, told])).not.toContain(key);
  });
});

/** Engines that work elsewhere, by what is in their folders. */
const ELSEWHERE = ENGINES.map((engine) => engine.setUp({}, 'cn')).filter(
  ({ builtin, local }) => !builtin && !local,
);

test('every engine that works elsewhere is killed here, in each way in which it waits', async () => {
  expect(Object.keys(ADAPTERS).sort()).toEqual(ELSEWHERE.map(({ id }) => id).sort());
  for (const { id } of ELSEWHERE) {
    const { serves } = await openProcess(id);
    const waysOf = (names: readonly string[]) => {
      const pictures = names.flatMap((name) => (name in serves ? [serves[name]] : []));
      const asked = pictures.filter((serve) => serve !== undefined && 'start' in serve);
      return [...new Set(asked.map((serve) => serve?.answersAtOnce === true))].sort();
    };
    const names = Object.keys(serves).filter((name) => name !== 'split_script');
    expect([id, waysOf((ADAPTERS[id] as Adapter).runs.map(([name]) => name))]).toEqual([id, waysOf(names)]);
  }
});

test('operators read of every engine what a killed process may lose', async () => {
  const handbook = readFileSync(path.join(import.meta.dirname, '../../../docs/operate.md'), 'utf8');
  const table = handbook.slice(handbook.indexOf('### Killed in a submit'));
  for (const { id, name } of ELSEWHERE) {
    const { serves } = await openProcess(id);
    const row = table.split('\n').find((line) => line.startsWith(`| ${name.en} |`));
    const found = (ADAPTERS[id] as Adapter).runs.map(([capability]) =>
      mayFind(serves[capability] as CapabilityEngine<unknown>),
    );
    expect([id, found]).toEqual([id, found.map(() => found[0])]);
    expect(`${row}`).toContain(found[0] ? '| goes on |' : '| `task_unconfirmed` |');
  }
});
