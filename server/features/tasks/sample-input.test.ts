import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { MEDIA_LIMITS } from '@inkreel/contract/media-limits.ts';
import { lipSync } from '@inkreel/contract/tools/lip-sync.ts';
import { videoRetalk } from '@inkreel/contract/tools/video-retalk.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import { readSoundSource } from '../../media/read-sound.ts';
import { readVideoSource } from '../../media/read-source.ts';
import { runTool } from '../tools/run-tool.ts';
import type { RunTaskDeps } from './run-context.ts';
import { createSampleClips, type SampleClips } from './sample-clips.ts';
import { sampleInput } from './sample-input.ts';
import { runStages, tasks } from './tables.ts';
import { Crash, createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';

/** A tool that takes a sound, with an engine of the tests. */
const talker = {
  ...lipSync,
  id: 'talker',
  capability: 'text_to_image',
  fields: [
    {
      kind: 'audio',
      name: 'audio_url',
      secondsName: 'seconds',
      paidBySeconds: true,
      limits: MEDIA_LIMITS.retalkAudio,
      required: 'audio_required',
      samples: [],
      text: { en: { label: 'x' }, zh: { label: 'x' } },
    },
  ],
} as const;

let world: TaskWorld;
let user: User;
let cuts: string[];
/** The key of the clip that is cut. */
let clip: string;
let clips: SampleClips;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  user = await world.newUser(1000);
  cuts = [];
  clip = `2026/01/${randomBytes(16).toString('hex')}.wav`;
  world.engine.inputs.length = 0;
  world.engine.answers.set('*', () => ({ state: 'done', outputs: [pictureFile(0)] }));
  clips = {
    mediaOf: createSampleClips({} as never, [talker]).mediaOf,
    cut: async (address, kind) => {
      cuts.push(`${kind} ${address}`);
      return clip;
    },
  };
});

async function addSound(seconds: number): Promise<string> {
  const key = `2026/01/${randomBytes(16).toString('hex')}.mp3`;
  const facts = { name: 'a.mp3', contentType: 'audio/mpeg', size: 9, sha256: '', durationMs: seconds * 1000 };
  const kept = { fromType: 'temp', shareType: 'private' } as const;
  const { organisationId, userId } = user;
  await world.db.insert(files).values({ id: v7(), organisationId, userId, key, ...facts, ...kept });
  return `${FILE_PATH_PREFIX}${key}`;
}
const deps = (crashAt?: string): RunTaskDeps => ({
  ...world.runDeps(),
  clips,
  onStep: (step) => {
    if (step === crashAt) throw new Crash(step);
  },
});
const submit = async (seconds: number, sample: boolean) => {
  const audio_url = await addSound(seconds);
  const request = { tool: talker, input: { audio_url, seconds: 1 }, sample, key: undefined };
  return { audio_url, ...(await runTool(world.deps, user, request)) };
};

test('the engine gets the first five seconds, and the run keeps the whole', async () => {
  const { taskId, audio_url } = await submit(13, true);
  await world.runWith(deps(), taskId);
  expect(world.engine.inputs).toEqual([{ audio_url: FILE_PATH_PREFIX + clip, seconds: 5 }]);
  const [task] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  expect(task).toMatchObject({ state: 'SUCCEEDED', input: { audio_url, seconds: 13 } });
  // The clip is removed with the run.
  expect(await world.db.$count(runStages, eq(runStages.taskId, taskId))).toBe(0);
});

test('a run that is no sample gets its whole input', async () => {
  const { taskId, audio_url } = await submit(13, false);
  await world.runWith(deps(), taskId);
  expect(world.engine.inputs).toEqual([{ audio_url, seconds: 13 }]);
  expect(cuts).toEqual([]);
});

test('a worker that takes over uses the existing clip', async () => {
  const { taskId, audio_url } = await submit(13, true);
  await expect(world.runWith(deps('started'), taskId)).rejects.toThrow(Crash);
  await world.runWith(deps(), taskId);
  expect(cuts).toEqual([`audio ${audio_url}`]);
  const [first, second] = world.engine.inputs;
  expect(second).toEqual(first);
});

test('of two sounds only one longer than five seconds is cut, and a missing one stays missing', async () => {
  const { taskId } = await submit(13, true);
  const [task] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw new Error('no run');
  const medium = (name: string) => ({
    kind: 'audio' as const,
    name,
    secondsName: `${name}_seconds`,
    limits: MEDIA_LIMITS.retalkAudio,
    samples: [],
  });
  const two = { ...deps(), clips: { ...clips, mediaOf: () => ['a', 'b', 'c'].map(medium) } };
  const cutOf = (input: Record<string, unknown>) => sampleInput(two, { ...task, input });
  expect(await cutOf({ a: '/files/a', a_seconds: 5, b: '/files/b', b_seconds: 6 })).toEqual({
    a: '/files/a',
    a_seconds: 5,
    b: FILE_PATH_PREFIX + clip,
    b_seconds: 5,
  });
  expect(cuts).toEqual(['audio /files/b']);
  // Each sound has a clip named after its field.
  const first = clip;
  clip = clip.replace('wav', 'mp3');
  expect(await cutOf({ a: '/files/a', a_seconds: 6, b: '/files/b', b_seconds: 6 })).toMatchObject({
    a: FILE_PATH_PREFIX + clip,
    b: FILE_PATH_PREFIX + first,
  });
  expect(await cutOf({ c_seconds: 6 })).toEqual({ c_seconds: 6 });
});

test('a worker whose run another one has claimed submits nothing', async () => {
  const { taskId } = await submit(13, true);
  const [task] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw new Error('no run');
  expect(await sampleInput(deps(), { ...task, fence: task.fence + 1 })).toBeUndefined();
  expect(await world.db.$count(runStages, eq(runStages.taskId, taskId))).toBe(0);
});

test('a worker that ends right after the clip was stored leaves it to the next one', async () => {
  const { taskId } = await submit(13, true);
  await expect(world.runWith(deps('staged'), taskId)).rejects.toThrow(Crash);
  await world.runWith(deps(), taskId);
  expect(cuts).toHaveLength(1);
});

test('clips end after five seconds, exact to the frame and the sample', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clips-'));
  const media = path.resolve(import.meta.dirname, '../../../web/public/samples/media');
  const stored = new Map<string, string>();
  const storage = {
    db: world.db,
    clock: world.clock,
    files: {
      incoming: path.join(folder, 'incoming'),
      driver: {
        read: async (key: string) =>
          createReadStream(path.join(media, key.endsWith('mp4') ? 'talk.mp4' : 'speech-zh.mp3')),
        put: async (key: string, source: { path: string }) => {
          const kept = path.join(folder, path.basename(key));
          await copyFile(source.path, kept);
          stored.set(key, kept);
        },
      },
    },
  };
  try {
    const real = createSampleClips(storage as never, [lipSync, videoRetalk]);
    expect(real.mediaOf('video-retalk').map(({ name }) => name)).toEqual(['video_url', 'audio_url']);
    const sound = await real.cut(`${FILE_PATH_PREFIX}2026/01/${'a'.repeat(32)}.mp3`, 'audio');
    expect((await readSoundSource(stored.get(sound) ?? '')).seconds).toBe(5);
    const film = await real.cut(`${FILE_PATH_PREFIX}2026/01/${'a'.repeat(32)}.mp4`, 'video');
    const { seconds, video, hasSound } = await readVideoSource(stored.get(film) ?? '');
    expect(seconds).toBeCloseTo(5, 2);
    expect({ ...video, hasSound }).toEqual({ width: 640, height: 640, frameRate: 25, hasSound: true });
    // The downloaded and cut files are removed.
    const left = await readdir(storage.files.incoming);
    expect(left.filter((name) => name !== 'media')).toEqual([]);
    expect(real.mediaOf('a-tool-that-is-gone')).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
