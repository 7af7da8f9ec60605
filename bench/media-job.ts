/**
 * Time of a media job against the bare `ffmpeg` command with the same filters and encoder: what supervision,
 * progress and limits cost; and the time of the library against the same command. Without an `ffmpeg` program
 * on `PATH` only times are printed. Bar: at most 1.15 times the command's time. Prints each as a ratio to the
 * bar; 1 or more passes. Next to wall-clock time it prints the processor time of all processes, which is
 * meaningful on a busy machine too.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ffmpegArgs } from '../server/media/ffmpeg-args.ts';
import { findMediaBackend, type MediaBackend } from '../server/media/find-backend.ts';
import { openMediaEngine } from '../server/media/media-engine.ts';
import { replaceAudioJob } from '../server/media/operations/sound.ts';
import { scaleJob } from '../server/media/operations/video.ts';
import { greyFilm, toneFile } from '../server/media/testing/real-media.ts';
import { timeWithEnded } from './lib/processor-time.ts';

const BAR = 1.15;
const ROUNDS = 3;
const SECONDS = 12;
const FRAME_RATE = 25;
const SIZE = { width: 1280, height: 720 };
const LONGEST_SIDE = 960;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const at = (name: string) => path.join(folder, name);
const library: MediaBackend = { kind: 'library' };
const found = await findMediaBackend();
const engineOf = async (backend: MediaBackend) => {
  const engine = await openMediaEngine(at('engine'), backend);
  if (!engine) throw new Error('no media backend is installed');
  return engine;
};

try {
  // A pattern that moves by at least a pixel per frame, with grain.
  const frames = SECONDS * FRAME_RATE;
  const grain = Uint8Array.from({ length: 8191 }, (_, index) => (index * 7919) % 13);
  const luma = (frame: number, x: number, y: number) =>
    60 + (((x + frame * 2) ^ (y + frame)) & 127) + (grain[(x * 31 + y * 17 + frame * 101) % 8191] as number);
  fs.writeFileSync(at('silent.mp4'), await greyFilm({ ...SIZE, framesPerSecond: FRAME_RATE, frames, luma }));
  fs.writeFileSync(at('tone.wav'), toneFile(SECONDS));
  const silent = {
    path: at('silent.mp4'),
    format: 'mov' as const,
    seconds: SECONDS,
    hasSound: false,
    video: { ...SIZE, frameRate: FRAME_RATE },
  };
  const tone = { path: at('tone.wav'), format: 'wav' as const, seconds: SECONDS, hasSound: true };
  await (await engineOf(library)).run(replaceAudioJob(silent, tone, at('film.mp4')));
  const job = scaleJob({ ...silent, path: at('film.mp4'), hasSound: true }, LONGEST_SIDE, at('made.mp4'));

  const ways: [string, () => Promise<unknown>][] = [
    ['library', async () => (await engineOf(library)).run(job)],
  ];
  if (found?.kind === 'program') {
    const bare = () =>
      promisify(execFile)(found.path, ffmpegArgs(job, at('bare.mp4')), { maxBuffer: 2 ** 26 });
    ways.unshift(['command', bare], ['program', async () => (await engineOf(found)).run(job)]);
  }
  const best = new Map<string, { ms: number; cpu: number }>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of ways) {
      const began = { ms: performance.now(), cpu: timeWithEnded() };
      await run();
      const { ms, cpu } = best.get(name) ?? { ms: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY };
      best.set(name, {
        ms: Math.min(ms, performance.now() - began.ms),
        cpu: Math.min(cpu, timeWithEnded() - began.cpu),
      });
    }
  }
  const command = best.get('command');
  console.log(
    `${SECONDS} s of ${SIZE.width} x ${SIZE.height} with sound, to ${LONGEST_SIDE} pixels; best of ${ROUNDS}:`,
  );
  const told = (value: number, of: number | undefined) =>
    of === undefined
      ? ''
      : ` (${(value / of).toFixed(2)} times the command, ${((BAR * of) / value).toFixed(2)} of the bar)`;
  for (const [name, { ms, cpu }] of best) {
    const time = `${Math.round(ms)} ms${told(ms, command?.ms)}`;
    console.log(`${name.padEnd(8)} ${time}, processor ${cpu.toFixed(2)} s${told(cpu, command?.cpu)}`);
  }
  if (command === undefined) console.log('no ffmpeg program on PATH: nothing to compare with');
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
