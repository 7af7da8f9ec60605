import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { MEDIA_LIMITS } from '@inkreel/contract/media-limits.ts';
import { EXTENSIONS } from '@inkreel/contract/media-types.ts';
import { lipSync } from '@inkreel/contract/tools/lip-sync.ts';
import { videoRetalk } from '@inkreel/contract/tools/video-retalk.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import { threadMediaEngine } from '../../engines/builtin/subtitles/open-clip.ts';
import { describeSound } from '../../media/describe/describe-sound.ts';
import { describeVideo } from '../../media/describe/describe-video.ts';
import { runTool } from '../tools/run-tool.ts';
import { engineInput } from './engine-input.ts';
import { routedInput } from './routed-input.ts';
import type { RunTaskDeps } from './run-context.ts';
import { createSampleClips, type SampleClips } from './sample-clips.ts';
import { runStages, tasks } from './tables.ts';
import { Crash, createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';

/** The rest of the input that the engine of the tests takes. */
const REST = { prompt: 'a cat', width: 512, height: 512, count: 1, seed: 1, quality: 'standard' };
/** A tool that takes a sound, with an engine of the tests. */
const talker = {
  ...lipSync,
  id: 'talker',
  capability: 'text_to_image',
  fields: [
    {
      kind: 'speech',
      of: 'image_url',
      video: MEDIA_LIMITS.lipSyncVideo,
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
    takeSound: async (address) => {
      cuts.push(`sound of ${address}`);
      return clip;
    },
  };
});

async function addSound(seconds: number, contentType = 'audio/mpeg'): Promise<string> {
  const key = `2026/01/${randomBytes(16).toString('hex')}.${EXTENSIONS[contentType]}`;
  const facts = {
    name: 'a',
    contentType,
    size: 9,
    sha256: '',
    durationMs: seconds * 1000,
    audioCodec: 'aac',
  };
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
const submit = async (seconds: number, sample: boolean, contentType?: string) => {
  const audio_url = await addSound(seconds, contentType);
  const request = { tool: talker, input: { ...REST, audio_url, seconds: 1 }, sample, key: undefined };
  return { audio_url, ...(await runTool(world.deps, user, request)) };
};

test('the engine gets the first five seconds, and the run keeps the whole', async () => {
  const { taskId, audio_url } = await submit(13, true);
  await world.runWith(deps(), taskId);
  expect(world.engine.inputs).toEqual([{ ...REST, audio_url: FILE_PATH_PREFIX + clip, seconds: 5 }]);
  const [task] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  expect(task).toMatchObject({ state: 'SUCCEEDED', input: { audio_url, seconds: 13 } });
  // The clip is removed with the run.
  expect(await world.db.$count(runStages, eq(runStages.taskId, taskId))).toBe(0);
});

test('a run that is no sample gets its whole input', async () => {
  const { taskId, audio_url } = await submit(13, false);
  await world.runWith(deps(), taskId);
  expect(world.engine.inputs).toEqual([{ ...REST, audio_url, seconds: 13 }]);
  expect(cuts).toEqual([]);
});

test('the engine gets the sound of a video, whole or the first five seconds', async () => {
  const whole = await submit(13, false, 'video/mp4');
  await world.runWith(deps(), whole.taskId);
  expect(world.engine.inputs).toEqual([{ ...REST, audio_url: FILE_PATH_PREFIX + clip, seconds: 13 }]);
  clip = `2026/01/${randomBytes(16).toString('hex')}.wav`;
  const sample = await submit(13, true, 'video/mp4');
  await world.runWith(deps(), sample.taskId);
  expect(world.engine.inputs[1]).toEqual({ ...REST, audio_url: FILE_PATH_PREFIX + clip, seconds: 5 });
  expect(cuts).toEqual([`sound of ${whole.audio_url}`, `audio ${sample.audio_url}`]);
});

test('an engine is chosen by the sound that it will get, not by the video', () => {
  const media = clips.mediaOf('talker');
  expect(routedInput(media, { audio_url: '/files/a.mp4', image_url: '/files/b.mp4' })).toEqual({
    audio_url: '/files/a.wav',
    image_url: '/files/b.mp4',
  });
  expect(routedInput(media, { audio_url: '/files/a.mp3' })).toEqual({ audio_url: '/files/a.mp3' });
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
  const cutOf = (input: Record<string, unknown>) => engineInput(two, { ...task, input });
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
  expect(await engineInput(deps(), { ...task, fence: task.fence + 1 })).toBeUndefined();
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
    expect((await describeSound(stored.get(sound) ?? '')).seconds).toBe(5);
    const taken = await real.takeSound(`${FILE_PATH_PREFIX}2026/01/${'a'.repeat(32)}.mp4`);
    expect((await describeSound(stored.get(taken) ?? '')).seconds).toBeGreaterThan(5.5);
    const film = await real.cut(`${FILE_PATH_PREFIX}2026/01/${'a'.repeat(32)}.mp4`, 'video');
    const { seconds, video, hasSound } = await describeVideo(
      await threadMediaEngine(),
      stored.get(film) ?? '',
    );
    expect(seconds).toBeCloseTo(5, 2);
    expect({ ...video, hasSound }).toMatchObject({ width: 640, height: 640, frameRate: 25, hasSound: true });
    // The downloaded and cut files are removed.
    const left = await readdir(storage.files.incoming);
    expect(left.filter((name) => name !== 'media')).toEqual([]);
    expect(real.mediaOf('a-tool-that-is-gone')).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
