import fs from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMedia } from '../../features/storage/media/read-media.ts';
import { describeVideo } from '../describe/describe-video.ts';
import {
  createMediaWorld,
  greyFrames,
  loudness,
  type MediaWorld,
  samplesOf,
  testBackends,
} from '../testing/media-world.ts';
import { delayed, greyFilm, numbered, retimed, toneFile, writeMedia } from '../testing/real-media.ts';
import { extractAudioJob, mixAudioJob, replaceAudioJob } from './sound.ts';
import { posterJob, thumbnailStripJob } from './stills.ts';
import type { MediaSource } from './streams.ts';
import { cutJob, fitLengthJob, reencodeJob, scaleJob } from './video.ts';
import { waveformPeaks } from './waveform.ts';

const RATE = 48_000;
const SIZE = { width: 96, height: 64 };
/** Two seconds: every picture shows its number, and its right edge is white. */
const FILM = { ...SIZE, framesPerSecond: 20, frames: 40 };
const shown = (path: string) => readMedia({ path }, 'video/mp4');

describe.each(await testBackends())('media jobs of the $kind', (backend) => {
  let world: MediaWorld;
  let silent: MediaSource;
  let film: MediaSource;
  let tone: MediaSource;
  let pure: Uint8Array;

  beforeAll(async () => {
    world = await createMediaWorld(backend);
    pure = await greyFilm({ ...FILM, luma: (frame, x) => (x < 80 ? numbered(frame) : 235) });
    const video = { ...SIZE, frameRate: 20 };
    const about = { format: 'mov' as const, seconds: 2, video };
    silent = { ...about, path: await writeMedia(world.at('silent.mp4'), pure), hasSound: false };
    tone = {
      path: await writeMedia(world.at('tone.wav'), toneFile(1.5)),
      format: 'wav',
      seconds: 1.5,
      hasSound: true,
    };
    film = { ...about, path: world.at('film.mp4'), hasSound: true };
    await world.engine.run(replaceAudioJob(silent, tone, film.path));
  });
  afterAll(() => world.close());

  it('copies the pictures and adds the sound, followed by silence', async () => {
    expect(await shown(film.path)).toMatchObject({
      ...SIZE,
      durationMs: 2000,
      audioCodec: 'aac',
      sampleRate: RATE,
    });
    const samples = await samplesOf(world.engine, film.path, 'mov');
    expect(Math.abs(samples.length - 2 * RATE)).toBeLessThan(2 * 1024);
    expect(loudness(samples, 0, 1.4 * RATE)).toBeCloseTo(0.35, 1);
    expect(loudness(samples, 1.6 * RATE, 1.9 * RATE)).toBeLessThan(0.01);
  });

  it('encodes with constant frame rate, every picture at its time, as H.264 in BT.709', async () => {
    const made = world.at('again.mp4');
    const told: number[] = [];
    await world.engine.run(reencodeJob(film, made), { onProgress: (share) => told.push(share) });
    expect(await shown(made)).toMatchObject({ ...SIZE, durationMs: 2000, frameRate: 20, videoCodec: 'avc' });
    const grey = await greyFrames(world.engine, made, { ...SIZE, frames: 40 });
    const first = grey(0, 20, 20);
    for (const at of [1, 10, 39]) expect(grey(at, 20, 20) - first).toBeCloseTo((4 * at * 255) / 219, -1);
    // Limited range and matrix are named: colr nclx 1-1-1.
    const bytes = fs.readFileSync(made);
    const box = bytes.indexOf('colrnclx');
    expect([8, 10, 12].map((offset) => bytes.readUInt16BE(box + offset))).toEqual([1, 1, 1]);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('rotates a video with a display rotation', async () => {
    const turned = await writeMedia(world.at('turned.mp4'), retimed(pure, { rotation: 90 }));
    const source = { ...silent, path: turned, video: { width: 64, height: 96, frameRate: 20 } };
    const made = world.at('upright.mp4');
    await world.engine.run(reencodeJob(source, made));
    expect(await shown(made)).toMatchObject({ width: 64, height: 96, rotation: 0 });
    // The right edge is now the lower one.
    const grey = await greyFrames(world.engine, made, { width: 64, height: 96, frames: 40 });
    expect(grey(0, 32, 90)).toBeGreaterThan(grey(0, 32, 40) + 100);
    expect(grey(0, 32, 5)).toBeLessThan(grey(0, 32, 90) - 100);
  });

  it('makes a variable frame rate constant without moving a picture', async () => {
    // The first 20 pictures last a second and a half, the others half a second.
    const times = (at: number) => (at < 20 ? at * 0.075 : 1.5 + (at - 20) * 0.025);
    const varied = await writeMedia(world.at('varied.mp4'), retimed(pure, { times }));
    const made = world.at('constant.mp4');
    await world.engine.run(reencodeJob({ ...silent, path: varied }, made));
    expect(await shown(made)).toMatchObject({ durationMs: 2000, frameRate: 20 });
    const grey = await greyFrames(world.engine, made, { ...SIZE, frames: 40 });
    // After a second the 13th picture is visible, in the 20th frame.
    const luma = 16 + (grey(20, 20, 20) * 219) / 255;
    expect(Math.abs((luma - 40) / 4 - 13.3)).toBeLessThan(1.5);
  });

  it('keeps the last pictures of a video whose sound starts first', async () => {
    const late = await writeMedia(world.at('late.mp4'), delayed(fs.readFileSync(film.path), 1));
    const source = await describeVideo(world.engine, late);
    expect(source.seconds).toBeCloseTo(3, 2);
    const made = world.at('late-again.mp4');
    await world.engine.run(reencodeJob(source, made));
    const grey = await greyFrames(world.engine, made, { ...SIZE, frames: 60 });
    // The first picture fills the second before it.
    expect(grey(19, 20, 20)).toBe(grey(0, 20, 20));
    expect(grey(59, 20, 20) - grey(0, 20, 20)).toBeCloseTo((4 * 39 * 255) / 219, -1);
  });

  it('cuts exactly to the frame and the sample', async () => {
    const made = world.at('cut.mp4');
    await world.engine.run(cutJob(film, { startSeconds: 0.75, seconds: 1 }, made));
    expect(await shown(made)).toMatchObject({ durationMs: 1000, frameRate: 20 });
    const grey = await greyFrames(world.engine, made, { ...SIZE, frames: 20 });
    const whole = await greyFrames(world.engine, film.path, { ...SIZE, frames: 40 });
    for (const at of [0, 1, 19]) expect(Math.abs(grey(at, 20, 20) - whole(at + 15, 20, 20))).toBeLessThan(3);
    // The tone ends 0.75 s after the cut; 20 ms are allowed.
    const samples = await samplesOf(world.engine, made, 'mov');
    expect(loudness(samples, 0.7 * RATE, 0.73 * RATE)).toBeGreaterThan(0.2);
    expect(loudness(samples, 0.77 * RATE, 0.9 * RATE)).toBeLessThan(0.02);
  });

  it('scales down, never up, to even sides', async () => {
    const made = world.at('small.mp4');
    await world.engine.run(scaleJob(silent, 50, made));
    expect(await shown(made)).toMatchObject({ width: 50, height: 34 });
    expect(scaleJob(silent, 5000, made).graph).toContain('w=96:h=64');
  });

  it.each([
    ['trim', 1, 20],
    ['hold', 3, 60],
    ['loop', 3, 60],
  ] as const)('brings a video to a length: %s', async (fitting, seconds, frames) => {
    const made = world.at(`${fitting}.mp4`);
    await world.engine.run(fitLengthJob(film, seconds, fitting, made));
    expect(await shown(made)).toMatchObject({ durationMs: seconds * 1000, frameRate: 20, audioCodec: 'aac' });
    const grey = await greyFrames(world.engine, made, { ...SIZE, frames });
    const samples = await samplesOf(world.engine, made, 'mov');
    if (fitting === 'trim') return;
    const again = fitting === 'loop' ? grey(10, 20, 20) : grey(39, 20, 20);
    // Tolerance of one picture: the sound of a pass may end a little after its pictures.
    expect(Math.abs(grey(50, 20, 20) - again)).toBeLessThan(6);
    const late = loudness(samples, 2.2 * RATE, 2.8 * RATE);
    if (fitting === 'loop') expect(late).toBeGreaterThan(0.2);
    else expect(late).toBeLessThan(0.01);
  });

  it.each(['wav', 'mp3'] as const)('extracts the sound as %s at 48 kHz', async (format) => {
    const made = world.at(`sound.${format}`);
    await world.engine.run(extractAudioJob(film, format, made));
    const type = format === 'wav' ? 'audio/wav' : 'audio/mpeg';
    const facts = await readMedia({ path: made }, type);
    expect(facts).toMatchObject({ sampleRate: RATE, audioChannels: 2 });
    expect(Math.abs(facts.durationMs - 2000)).toBeLessThan(60);
  });

  it('mixes music under speech, and lowers it while someone speaks', async () => {
    const speech = toneFile(2, { hertz: 300, gain: (at) => (at < 1 ? 0.6 : 0) });
    const talking = world.at('talking.mp4');
    const wav = { ...tone, path: await writeMedia(world.at('speech.wav'), speech), seconds: 2 };
    await world.engine.run(replaceAudioJob(silent, wav, talking));
    const music = {
      ...tone,
      path: await writeMedia(world.at('music.wav'), toneFile(0.5, { hertz: 6000 })),
      seconds: 0.5,
    };
    const heard = async (duck: boolean) => {
      const made = world.at(`mixed-${duck}.mp4`);
      await world.engine.run(
        mixAudioJob({ ...film, path: talking }, music, { duck, repeat: true, volume: 0.4 }, made),
      );
      const samples = await samplesOf(world.engine, made, 'mov');
      // Differences between adjacent samples isolate the high tone.
      const high = samples.map((value, at) => value - (samples[at + 1] ?? value));
      return [loudness(high, 0.4 * RATE, 0.9 * RATE), loudness(high, 1.7 * RATE, 1.95 * RATE)] as const;
    };
    const [plainUnder, plainAlone] = await heard(false);
    const [duckedUnder, duckedAlone] = await heard(true);
    expect(plainUnder / plainAlone).toBeGreaterThan(0.8);
    expect(duckedUnder / duckedAlone).toBeLessThan(0.6);
    expect(duckedAlone / plainAlone).toBeGreaterThan(0.8);
  });

  it('takes a poster at a time, or at the end if the time is later', async () => {
    const brightness = async (at: number) => {
      const made = world.at(`poster-${at}.png`);
      await world.engine.run(posterJob(silent, at, 48, made));
      expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: 48, height: 32 });
      const { data, info } = await sharp(made).greyscale().raw().toBuffer({ resolveWithObject: true });
      return data[10 * info.width + 10] as number;
    };
    const [early, late, beyond] = [await brightness(0), await brightness(1.5), await brightness(99)];
    expect(late - early).toBeGreaterThan(100);
    expect(beyond).toBeGreaterThan(late);
  });

  it('puts thumbnails side by side', async () => {
    const made = world.at('strip.png');
    await world.engine.run(thumbnailStripJob(silent, { count: 5, longestSide: 24 }, made));
    const { data, info } = await sharp(made).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 120, height: 16 });
    const values = [0, 1, 2, 3, 4].map((at) => data[8 * info.width + at * 24 + 8] as number);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect((values[4] as number) - (values[0] as number)).toBeGreaterThan(100);
  });

  it('reads the peaks of a waveform', async () => {
    const path = await writeMedia(world.at('swell.wav'), toneFile(2, { gain: (at) => at / 2 }));
    const peaks = await waveformPeaks(world.engine, { ...tone, path, seconds: 2 }, 8);
    peaks.forEach((peak, at) => expect(peak).toBeCloseTo((at + 1) / 8, 1));
  });

  it('leaves no file behind if it fails', async () => {
    const broken = await writeMedia(
      world.at('broken.mp4'),
      Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2'),
    );
    const made = world.at('never.mp4');
    const running = world.engine.run(reencodeJob({ ...silent, path: broken }, made));
    await expect(running).rejects.toMatchObject({ code: 'media_unreadable' });
    expect(fs.readdirSync(world.folder).filter((name) => name.startsWith('never'))).toEqual([]);
  });
});
