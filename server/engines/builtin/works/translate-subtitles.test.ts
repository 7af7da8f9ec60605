import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeVideo } from '../../../media/describe/describe-video.ts';
import { replaceAudioJob } from '../../../media/operations/sound.ts';
import {
  colourTags,
  createMediaWorld,
  FILM_COLOURS,
  greyFrames,
  loudness,
  type MediaWorld,
  samplesOf,
} from '../../../media/testing/media-world.ts';
import { greyFilm, toneFile, writeMedia } from '../../../media/testing/real-media.ts';
import { folderKeeper } from '../../../media/testing/staged-work.ts';
import translateSubtitles from './translate-subtitles.ts';

const SIZE = { width: 320, height: 180 };
const RATE = 30;
const FRAMES = 60;
const INPUT: CapabilityInput['translate_subtitles'] = {
  video_url: '/files/film.mp4',
  seconds: 2,
  to: 'zh',
  style: '002',
  bilingual: false,
  remove: false,
};
let world: MediaWorld;
let film: string;
let runs = 0;

beforeAll(async () => {
  world = await createMediaWorld({ kind: 'library' });
  const bytes = await greyFilm({ ...SIZE, framesPerSecond: RATE, frames: FRAMES, luma: () => 60 });
  const silent = await writeMedia(world.at('silent.mp4'), bytes);
  const about = { seconds: 2, video: { ...SIZE, frameRate: RATE }, hasSound: false };
  const tone = { path: await writeMedia(world.at('tone.wav'), toneFile(2)), format: 'wav' as const };
  film = world.at('film.mp4');
  await world.engine.run(
    replaceAudioJob({ path: silent, format: 'mov', ...about }, { ...tone, seconds: 2, hasSound: true }, film),
  );
});
afterAll(() => world.close());

/** The output, and the steps taken. */
async function make(input: Partial<typeof INPUT>) {
  const made: string[] = [];
  runs += 1;
  const keepFile = folderKeeper(world.folder, (name) => made.push(name));
  const paths = { [INPUT.video_url]: film };
  const context = { files: {}, paths, index: 0, seed: 0, report: () => undefined };
  const result = await translateSubtitles(
    { ...INPUT, ...input },
    {
      ...context,
      keep: (_name, step) => step(),
      keepFile: (name, step) => keepFile(`${runs}-${name}`, step),
    },
  );
  if (!('path' in result)) throw new Error('no video was made');
  return { ...result, made };
}
/** The frames with letters, and how much of the rows from `top` on is lettered in a frame, in shares of the height. */
async function inkOf(path: string) {
  const grey = await greyFrames(world.engine, path, { ...SIZE, frames: FRAMES });
  const ink = (frame: number, from = 0, to = 1) => {
    let count = 0;
    for (let y = Math.round(from * SIZE.height); y < to * SIZE.height; y += 1)
      for (let x = 0; x < SIZE.width; x += 2) if (grey(frame, x, y) > 150) count += 1;
    return count;
  };
  return { ink, shown: Array.from({ length: FRAMES }, (_, at) => at).filter((at) => ink(at) > 5) };
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

test('lines are drawn in exactly the frames of their times, and the sound is kept', async () => {
  // 0.335 s is nearest to frame 10; rounded to hundredths it would be frame 11.
  const lines = [
    { start: 0.335, end: 1, text: 'Hello', translation: '你好' },
    { start: 1.5, end: 9, text: 'Bye', translation: '再见' },
  ];
  const { path, poster } = await make({ lines });
  expect((await inkOf(path)).shown).toEqual([...range(10, 30), ...range(45, 60)]);
  expect(await describeVideo(world.engine, path)).toMatchObject({
    seconds: 2,
    video: { ...SIZE, frameRate: RATE },
  });
  // The same sound at the same time: half a millisecond later this tone would differ by more than it is loud.
  const [before, after] = [
    await samplesOf(world.engine, film, 'mov'),
    await samplesOf(world.engine, path, 'mov'),
  ];
  const change = after.map((sample, at) => sample - (before[at] ?? 0));
  expect(loudness(change, 0, 90_000)).toBeLessThan(0.05 * loudness(before, 0, 90_000));
  expect(await colourTags(path)).toEqual(FILM_COLOURS);
  expect(poster?.width).toBe(320);
});

test('the original is below in the other size, or alone without a translation; a line may be at the top', async () => {
  const both = { start: 0, end: 0.5, text: 'Hello there', translation: '你好' };
  const lines = [
    both,
    { start: 0.5, end: 1, text: 'Only here' },
    { ...both, start: 1, end: 2, place: 'top' as const },
  ];
  const { ink } = await inkOf((await make({ lines, bilingual: true })).path);
  const rows = (frame: number) =>
    [ink(frame, 0, 0.3), ink(frame, 0.7, 0.87), ink(frame, 0.87, 1)].map((n) => n > 5);
  expect([rows(5), rows(20), rows(40)]).toEqual([
    [false, true, true],
    [false, false, true],
    [true, false, false],
  ]);
});

test('a video that was written before a crash is not written again', async () => {
  const lines = [{ start: 0, end: 1, text: 'Hello' }];
  const first = await make({ lines });
  expect(first.made).toEqual([`${runs}-burnt-1`]);
  runs -= 1;
  expect((await make({ lines })).made).toEqual([]);
});
