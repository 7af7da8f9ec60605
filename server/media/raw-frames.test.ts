import fs from 'node:fs';
import { EARLY_SECONDS } from '@inkreel/scene/film/film-times.ts';
import { begunAt } from '@inkreel/scene/film/testing.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readMedia } from '../features/storage/media/read-media.ts';
import { describeVideo } from './describe/describe-video.ts';
import type { RawFrames } from './job.ts';
import type { MediaSource } from './operations/streams.ts';
import { decodeFrames, encodeFrames, frameBytes } from './raw-frames.ts';
import {
  createMediaWorld,
  loudness,
  type MediaWorld,
  runningIn,
  samplesOf,
  testBackends,
} from './testing/media-world.ts';
import { greyFilm, numbered, retimed, toneFile, writeMedia } from './testing/real-media.ts';

const SIZE = { width: 320, height: 240 };
const YUV: RawFrames = { ...SIZE, frameRate: 25, pixels: 'yuv420p' };
const RGBA: RawFrames = { ...YUV, pixels: 'rgba' };

describe.each(await testBackends())('raw frames by the $kind', (backend) => {
  let world: MediaWorld;
  let film: MediaSource;
  let tone: MediaSource;

  beforeAll(async () => {
    world = await createMediaWorld(backend);
    film = {
      path: await writeMedia(
        world.at('film.mp4'),
        greyFilm({ ...SIZE, framesPerSecond: 25, frames: 75, luma: numbered }),
      ),
      format: 'mov',
      seconds: 3,
      video: { ...SIZE, frameRate: 25 },
      hasSound: false,
    };
    const beep = toneFile(2, { gain: (at) => (at >= 1 ? 0.5 : 0) });
    tone = { path: await writeMedia(world.at('tone.wav'), beep), format: 'wav', seconds: 2, hasSound: true };
  });
  afterAll(() => world.close());

  it('come whole and in order, from the requested frame on', async () => {
    const seen: number[] = [];
    for await (const frame of decodeFrames(world.engine, film, YUV, { startSeconds: 1, seconds: 1.2 })) {
      expect(frame.length).toBe(frameBytes(YUV));
      seen.push(frame[5000] as number);
    }
    expect(seen).toHaveLength(30);
    for (const [at, value] of seen.entries()) expect(Math.abs(value - numbered(25 + at))).toBeLessThan(3);
  });

  it.each([
    ['a higher rate', (at: number) => at / 30, 0.27],
    ['a lower rate', (at: number) => at / 10, 0],
    ['times to the millisecond', (at: number) => Math.round((at * 1000) / 30) / 1000, 0.1],
    ['pauses', (at: number) => at / 30 + (at > 8 ? 0.7 : 0) + (at > 20 ? 0.31 : 0), 0.5],
    ['its own rate, between two frames', (at: number) => at / 24, 1 / 48],
  ])('show the picture that has begun, as browsers do: %s', async (_, times, startSeconds) => {
    const pure = await greyFilm({ ...SIZE, framesPerSecond: 30, frames: 36, luma: numbered });
    const path = await writeMedia(world.at('begun.mp4'), retimed(pure, { times }));
    const source = await describeVideo(world.engine, path);
    const starts = Array.from({ length: 36 }, (__, at) => times(at));
    const seen: number[] = [];
    const frames = { ...SIZE, frameRate: 24, pixels: 'yuv420p' } as const;
    const options = { startSeconds, begunEarly: EARLY_SECONDS };
    for await (const frame of decodeFrames(world.engine, source, frames, options))
      seen.push(Math.round(((frame[5000] as number) - 40) / 4));
    const expected = seen.map((__, at) => begunAt(starts, startSeconds + at / 24));
    expect(seen).toEqual(expected);
    expect(Math.abs(seen.length / 24 - (source.seconds - startSeconds))).toBeLessThan(0.05);
  });

  it('are white as white and grey as grey in RGBA', async () => {
    for await (const frame of decodeFrames(world.engine, film, RGBA, { seconds: 0.04 })) {
      const grey = ((numbered(0) - 16) * 255) / 219;
      expect([...frame.subarray(4000, 4003)].map((value) => Math.abs(value - grey) < 3)).toEqual(
        Array(3).fill(true),
      );
      expect(frame[4003]).toBe(255);
    }
  });

  it('are written with synchronous sound, and decode to the same frames', async () => {
    const colors = [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
    ] as const;
    async function* pictures() {
      for (let at = 0; at < 50; at += 1) {
        const frame = Buffer.alloc(frameBytes(RGBA), 255);
        const [red, green, blue] = colors[at < 25 ? 0 : 2];
        for (let to = 0; to < frame.length; to += 4) frame.set([red, green, blue], to);
        yield frame;
      }
    }
    const path = world.at('colors.mp4');
    await encodeFrames(world.engine, pictures(), { frames: RGBA, seconds: 2, sound: tone, path });
    expect(await readMedia({ path }, 'video/mp4')).toMatchObject({ durationMs: 2000, frameRate: 25 });
    const back = { ...film, path, seconds: 2, hasSound: true };
    const seen: number[][] = [];
    for await (const frame of decodeFrames(world.engine, back, RGBA)) seen.push([...frame.subarray(0, 3)]);
    expect(seen).toHaveLength(50);
    for (const [at, [red = 0, , blue = 0]] of seen.entries())
      expect(at < 25 ? red - blue : blue - red).toBeGreaterThan(240);
    const samples = await samplesOf(world.engine, path, 'mov');
    // Silence and tone change where red and blue do.
    const edge = samples.findIndex((value) => Math.abs(value) > 0.2) / 48_000;
    expect(Math.abs(edge - 1)).toBeLessThan(0.02);
    expect(loudness(samples, 0, 45_000)).toBeLessThan(0.01);
  });

  it('wait for a slow reader, and leave no process if it stops', async () => {
    const large: RawFrames = { ...RGBA, width: 1280, height: 960 };
    // Measured for this thread only: other test files run in the same process.
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    let taken = 0;
    for await (const _ of decodeFrames(world.engine, film, large)) {
      taken += 1;
      if (taken === 1) {
        const [pid] = runningIn(world.folder, 'program');
        await new Promise((resolve) => setTimeout(resolve, 1500));
        // 75 frames of 5 MB are more than it may hold, so it waits.
        expect(runningIn(world.folder, 'program')).toEqual([pid]);
        expect(held() - before).toBeLessThan(60 * 1024 * 1024);
      }
      if (taken === 5) break;
    }
    await vi.waitFor(() => expect(runningIn(world.folder)).toEqual([]), { timeout: 20_000 });
  });

  it('end both processes on an abort, and pass on errors of the work in between', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    async function* worked(stopAt: number, stop: () => void) {
      let at = 0;
      for await (const frame of decodeFrames(world.engine, film, YUV, { signal })) {
        yield frame;
        at += 1;
        if (at === stopAt) stop();
      }
    }
    const made = { frames: YUV, seconds: 3, path: world.at('never.mp4') };
    const refuse = () => {
      throw new Error('no face');
    };
    await expect(encodeFrames(world.engine, worked(9, refuse), made, { signal })).rejects.toThrow('no face');
    const cancel = () => controller.abort(new Error('cancelled'));
    await expect(encodeFrames(world.engine, worked(9, cancel), made, { signal })).rejects.toThrow(
      'cancelled',
    );
    await vi.waitFor(() => expect(runningIn(world.folder)).toEqual([]), { timeout: 20_000 });
    expect(fs.readdirSync(world.folder).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  it('of another size are refused', async () => {
    async function* short() {
      yield Buffer.alloc(7);
    }
    const made = { frames: YUV, seconds: 1, path: world.at('short.mp4') };
    await expect(encodeFrames(world.engine, short(), made)).rejects.toThrow(RangeError);
  });

  it('of a program that was killed are an error, not an end', async () => {
    const read = async () => {
      for await (const _ of decodeFrames(world.engine, film, { ...RGBA, width: 1280, height: 960 }))
        for (const pid of runningIn(world.folder, 'program')) process.kill(pid, 'SIGKILL');
    };
    await expect(read()).rejects.toMatchObject({ code: 'task_engine_stopped' });
  });
});
