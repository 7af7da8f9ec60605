/**
 * Removal of burnt-in subtitles against ffmpeg's delogo: PSNR of the brightness inside the area, against the clean
 * original, on five held-out sets of clips: one from before the removal was built, four from before later changes, the
 * fourth of drawn pictures, the others of photographs. `built` measures the clips that it was developed on instead,
 * `second` to `fifth` one set alone, names of clips only those clips. `KEEP` names a folder to keep the clips and the
 * results. Bars: at least 28 dB in each, and 10 dB better than delogo if the camera moves. Prints also the figures of
 * delogo, frames a second and the memory of this process. Usage: npm run bench subtitle-removal, or node
 * bench/subtitle-removal.ts [built|second|third|fourth|fifth] [clip …] [draft|standard|best]
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removalStages } from '../server/engines/builtin/subtitles/remove-text.ts';
import { describeVideo, type VideoSource } from '../server/media/describe/describe-video.ts';
import type { MediaJob } from '../server/media/job.ts';
import { type MediaEngine, openMediaEngine } from '../server/media/media-engine.ts';
import { inputOf } from '../server/media/operations/streams.ts';
import { decodeFrames } from '../server/media/raw-frames.ts';
import { runStages } from '../server/media/run-stages.ts';
import { openReader } from '../server/ocr/open-reader.ts';
import { type ClipPlan, makeClip } from './lib/subtitled-clips.ts';
import {
  BUILT_WITH,
  SET_ASIDE,
  SET_ASIDE_2,
  SET_ASIDE_3,
  SET_ASIDE_4,
  SET_ASIDE_5,
} from './lib/subtitled-plans.ts';

const BAR = { decibels: 28, better: 10 };
/** The area as a user would draw it. */
const AREA = { mode: 'remove' as const, left: 0.15, top: 0.78, width: 0.7, height: 0.21 };
const [, , ...words] = process.argv;
const quality = (['draft', 'standard', 'best'] as const).find((each) => words.includes(each)) ?? 'best';
const only = words.filter((word) => word.includes('-'));
const SETS = new Map([
  ['built', BUILT_WITH],
  ['second', SET_ASIDE_2],
  ['third', SET_ASIDE_3],
  ['fourth', SET_ASIDE_4],
  ['fifth', SET_ASIDE_5],
]);
const ALL = [...SET_ASIDE, ...SET_ASIDE_2, ...SET_ASIDE_3, ...SET_ASIDE_4, ...SET_ASIDE_5];
const PLANS = words.flatMap((word) => SETS.get(word) ?? []);
const chosen =
  only.length > 0
    ? [...BUILT_WITH, ...ALL].filter(({ name }) => only.includes(name))
    : PLANS.length > 0
      ? PLANS
      : ALL;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const reader = openReader(folder);
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 100);

try {
  const engine = await openMediaEngine(path.join(folder, 'engine'));
  if (!engine) throw new Error('no media backend is installed');
  for (const plan of chosen) await judge(engine, plan);
  console.log(`memory of this process at most ${Math.round(peak / 2 ** 20)} MB`);
} finally {
  clearInterval(watch);
  reader?.close();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function judge(engine: MediaEngine, plan: ClipPlan): Promise<void> {
  const { clean, subtitled } = await makeClip(engine, plan, folder);
  const source = await describeVideo(engine, subtitled);
  const keepFile = async (name: string, make: (file: string) => Promise<void>) => {
    const file = path.join(folder, `${plan.name}-${name}`);
    await make(file);
    return file;
  };
  const began = { wall: performance.now(), cpu: process.cpuUsage() };
  const made = await runStages(removalStages({ engine, source }, [AREA], { quality, reader }), keepFile);
  const seconds = (performance.now() - began.wall) / 1000;
  const cpu = process.cpuUsage(began.cpu).user / 1e6;
  const delogo = path.join(folder, `${plan.name}-delogo.mp4`);
  await engine.run(delogoJob(plan, source, delogo));
  const kept = process.env['KEEP'];
  if (kept !== undefined)
    for (const [name, file] of Object.entries({ clean, subtitled, removed: made.at(-1) as string, delogo }))
      fs.copyFileSync(file, path.join(kept, `${plan.name}-${name}.mp4`));
  const [truth, with_, ours, theirs] = await Promise.all(
    [clean, subtitled, made.at(-1) as string, delogo].map(readFrames),
  );
  const [given, got, other] = [with_, ours, theirs].map((frames) =>
    decibels(frames as Frames, truth as Frames, plan),
  );
  const isMoving = JSON.stringify(plan.camera(0)) !== JSON.stringify(plan.camera(1));
  const isGood =
    (got as number) >= BAR.decibels && (!isMoving || (got as number) - (other as number) >= BAR.better);
  const frames = plan.seconds * plan.frameRate;
  const told = [given, other, got].map((value) => `${(value as number).toFixed(1)} dB`);
  console.log(
    `${plan.name.padEnd(12)} subtitled ${told[0]}, delogo ${told[1]}, removed ${told[2]}: ${isGood ? 'good' : 'BELOW THE BAR'};`,
    `${(frames / seconds).toFixed(1)} frames a second, ${((1000 * cpu) / frames).toFixed(0)} ms of CPU each`,
  );
}

type Frames = Buffer[];
async function readFrames(file: string): Promise<Frames> {
  const engine = await openMediaEngine(path.join(folder, 'engine'));
  const frames: Frames = [];
  if (!engine) return frames;
  const source = await describeVideo(engine, file);
  for await (const frame of decodeFrames(engine, source, { ...source.video, pixels: 'yuv420p' }))
    frames.push(frame);
  return frames;
}

/** The whole area as one logo, as delogo is commonly used. */
function delogoJob(plan: ClipPlan, source: VideoSource, file: string): MediaJob {
  const { width, height, frameRate } = plan;
  const box = [AREA.left * width, AREA.top * height, AREA.width * width, AREA.height * height].map(
    Math.round,
  );
  const [x, y, w, h] = box;
  return {
    inputs: [inputOf(source)],
    graph: `[0:V]fps=${frameRate}:start_time=0,delogo=x=${x}:y=${y}:w=${w}:h=${Math.min(h as number, height - (y as number) - 1)}[out]`,
    output: { format: 'mp4', path: file, video: { pad: 'out' }, frameRate, faithful: true },
    expectedSeconds: plan.seconds,
  };
}

/** PSNR of the brightness inside the area, over the frames with subtitles. */
function decibels(frames: Frames, truth: Frames, { width, height, frameRate, lines }: ClipPlan): number {
  let [sum, count] = [0, 0];
  for (const [at, frame] of frames.entries()) {
    const seconds = (at + 0.5) / frameRate;
    if (!lines.some(({ start, end }) => start < seconds && seconds < end)) continue;
    for (let y = Math.round(AREA.top * height); y < (AREA.top + AREA.height) * height; y += 1)
      for (let x = Math.round(AREA.left * width); x < (AREA.left + AREA.width) * width; x += 1) {
        const place = y * width + x;
        sum += ((frame[place] as number) - (truth[at]?.[place] as number)) ** 2;
        count += 1;
      }
  }
  return 10 * Math.log10(255 ** 2 / (sum / count));
}
