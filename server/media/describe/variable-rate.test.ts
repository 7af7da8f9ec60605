import { readFile, writeFile } from 'node:fs/promises';
import { shownCues } from '@inkreel/scene/subtitles/shown-cues.ts';
import { subtitleFont } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import { styleOf } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { writeAss } from '@inkreel/scene/subtitles/write-ass.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMedia } from '../../features/storage/media/read-media.ts';
import { readSamples } from '../operations/samples.ts';
import { posterJob } from '../operations/stills.ts';
import { burnSubtitlesJob, cutJob, reencodeJob } from '../operations/video.ts';
import { encodeFrames, frameBytes } from '../raw-frames.ts';
import { caseFile, changesIn, lumaOf } from '../testing/cases.ts';
import { createMediaWorld, type MediaWorld, testBackends } from '../testing/media-world.ts';
import { greyFilm, numbered, retimed, writeMedia } from '../testing/real-media.ts';
import { describeVideo } from './describe-video.ts';

const RECORDINGS = 'variable-frame-rate';
const SIZE = { width: 96, height: 64 };

describe.each(await testBackends())('films of any rate and the $kind', (backend) => {
  let world: MediaWorld;
  let pure: Uint8Array;
  beforeAll(async () => {
    world = await createMediaWorld(backend);
    pure = await greyFilm({ ...SIZE, framesPerSecond: 20, frames: 40, luma: numbered });
  });
  afterAll(() => world.close());

  it.each([
    ['vfr-still-then-moving.mp4', 1950, 150],
    ['vfr-moving-then-still.mp4', 1186, 300],
    ['vfr-recorder.webm', 660, 210],
  ])('shows every picture of the recording %s', async (name, frames, moving) => {
    const made = world.at(`${name}.made.mp4`);
    const source = await describeVideo(world.engine, caseFile(`${RECORDINGS}/${name}`));
    expect(source.video.frameRate).toBe(30);
    // The upload says the same, though the first pictures may be still for long.
    const type = name.endsWith('.webm') ? 'video/webm' : 'video/mp4';
    const bytes = await readFile(caseFile(`${RECORDINGS}/${name}`));
    expect((await readMedia({ bytes }, type)).frameRate).toBe(30);
    await world.engine.run(reencodeJob(source, made));
    const seen = await changesIn(world.engine, made);
    expect(seen.frames).toBe(frames);
    expect(Math.abs(seen.changes.length - moving)).toBeLessThanOrEqual(2);
  });

  it('shows the last picture of a file that does not say how long it lasts', async () => {
    const source = await describeVideo(world.engine, caseFile(`${RECORDINGS}/vfr-still-then-moving.mp4`));
    const made = world.at('last.mp4');
    await world.engine.run(cutJob(source, { startSeconds: source.seconds - 1, seconds: 1 }, made));
    const { frames, changes } = await changesIn(world.engine, made);
    expect(frames).toBe(30);
    expect(changes.at(-1)).toBeCloseTo(29 / 30, 3);
  });

  it('keeps sound and pictures together', async () => {
    const made = world.at('sync.mp4');
    await world.engine.run(
      reencodeJob(await describeVideo(world.engine, caseFile(`${RECORDINGS}/sync-vfr.mov`)), made),
    );
    const source = await describeVideo(world.engine, made);
    const flashes: number[] = [];
    let wasBright = false;
    for await (const { at, luma } of lumaOf(world.engine, source)) {
      const isBright = luma.reduce((sum, value) => sum + value, 0) / luma.length > 128;
      if (isBright && !wasBright) flashes.push(at);
      wasBright = isBright;
    }
    // The times of the first bright pictures in the file: there is none at 2 and 5.
    for (const [at, expected] of [0, 1, 2.04, 3, 4, 5.04].entries())
      expect(Math.abs((flashes[at] ?? -1) - expected)).toBeLessThan(0.02);
    const samples = await readSamples(world.engine, source, { rate: 8000, mostSeconds: 6 });
    for (let second = 1; second < 6; second += 1) {
      const from = (second - 0.3) * 8000;
      const beep = samples.subarray(from, from + 4000).findIndex((value) => Math.abs(value) > 0.05);
      expect(Math.abs(beep / 8000 - 0.3)).toBeLessThan(0.02);
    }
  });

  it.each([
    [
      'still, moving and still',
      (at: number) => (at < 5 ? at * 0.5 : at < 35 ? 2.5 + (at - 5) / 50 : 3.1 + (at - 35) / 2),
      50,
    ],
    ['slow in the dark', (at: number) => (at < 20 ? at / 24 : 20 / 24 + (at - 20) / 30), 30],
    ['in slow motion', (at: number) => at / 120, 60],
  ] as const)('shows a film that is %s', async (what, times, rate) => {
    const path = await writeMedia(world.at(`${rate}.mp4`), retimed(pure, { times }));
    const source = await describeVideo(world.engine, path);
    const made = world.at(`${rate}.made.mp4`);
    await world.engine.run(reencodeJob(source, made));
    const { frames, changes } = await changesIn(world.engine, made);
    expect(frames).toBe(Math.round(source.seconds * rate));
    // Players show 60 frames a second at most.
    expect(Math.abs(changes.length - (what === 'in slow motion' ? 19 : 39))).toBeLessThanOrEqual(1);
  });

  it('refuses a recording that was cut off before its index, at the upload', async () => {
    const bytes = Buffer.from(pure.subarray(0, pure.length / 2));
    // Recorders write the index last.
    const index = bytes.indexOf('moov');
    bytes.write('free', index);
    await expect(readMedia({ bytes }, 'video/mp4')).rejects.toMatchObject({ code: 'media_unreadable' });
  });

  it('cuts where nothing moves, and finds the picture shown there', async () => {
    const times = (at: number) => (at < 5 ? at / 2 : 2 + (at - 4) / 50);
    const source = await describeVideo(
      world.engine,
      await writeMedia(world.at('pauses.mp4'), retimed(pure, { times })),
    );
    const made = world.at('cut.mp4');
    await world.engine.run(cutJob(source, { startSeconds: 1.7, seconds: 0.2 }, made));
    const seen: number[] = [];
    for await (const { luma } of lumaOf(world.engine, await describeVideo(world.engine, made)))
      seen.push(luma[0] as number);
    expect(seen).toHaveLength(10);
    for (const value of seen) expect(Math.abs(value - numbered(3))).toBeLessThan(2);
    await world.engine.run(posterJob(source, 1.7, 48, world.at('poster.png')));
    const { data } = await sharp(world.at('poster.png')).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] as number) - ((numbered(3) - 16) * 255) / 219)).toBeLessThan(3);
  });

  it.each([
    [24, 12],
    [25, 30],
    [30_000 / 1001, 10.01],
  ])('counts the frames of a film with %d frames a second and reordered pictures', async (rate, seconds) => {
    const frames = { ...SIZE, frameRate: rate, pixels: 'yuv420p' } as const;
    const count = Math.round(rate * seconds);
    const path = world.at(`${count}.mp4`);
    async function* pictures() {
      for (let at = 0; at < count; at += 1) yield Buffer.alloc(frameBytes(frames), 60 + (at % 2) + (at % 60));
    }
    await encodeFrames(world.engine, pictures(), { frames, seconds: count / rate, path });
    const source = await describeVideo(world.engine, path);
    expect(source.video.frameRate).toBe(rate);
    const made = world.at(`${count}.made.mp4`);
    await world.engine.run(reencodeJob(source, made));
    expect((await world.engine.look({ path: made, format: 'mov' })).times).toHaveLength(count);
  });

  it('draws a line of the last tenth of a second', async () => {
    const source = await describeVideo(world.engine, caseFile(`${RECORDINGS}/vfr-recorder.webm`));
    const { seconds, video } = source;
    const style = styleOf('001');
    const line = { start: seconds - 0.1, end: seconds, text: 'The end', translation: 'The end' };
    const showing = { video, frameRate: video.frameRate, style, to: 'en', bilingual: false };
    const font = subtitleFont(style.font, 'en');
    const ass = writeAss(shownCues([line], showing), 'translation', { style, video, font, secondFont: font });
    await writeFile(world.at('end.ass'), ass);
    await world.engine.run(burnSubtitlesJob(source, world.at('end.ass'), world.at('end.mp4')));
    const { frames, changes } = await changesIn(world.engine, world.at('end.mp4'));
    expect(changes.some((at) => Math.abs(at - (frames - 3) / 30) < 0.001)).toBe(true);
  });
});
