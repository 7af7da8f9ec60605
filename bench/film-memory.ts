/**
 * Memory of long work on a 1080p film: of the working process and all processes that it starts, above what it takes
 * before the work. The film is 10 minutes. The work is a removal of burnt-in subtitles (its text is taken out of the
 * first 24 seconds; filling more goes the same way, stage by stage), drawing lines into the film, or mixing a dubbing
 * with its sound. The process that reads text does not count: it runs one of the built-in models. Bar: 600 MB. Prints
 * the peaks of each part of the work as resident memory (pages that several processes share are counted once for each)
 * and as proportional memory (shared pages are divided). Usage: node bench/film-memory.ts
 * [draft|standard|best|subtitles|dubbing] [seconds of the film] [seconds with text taken out]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shownCues } from '@inkreel/scene/subtitles/shown-cues.ts';
import { subtitleFont } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import { styleOf } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { writeAss } from '@inkreel/scene/subtitles/write-ass.ts';
import { removalStages } from '../server/engines/builtin/subtitles/remove-text.ts';
import { describeVideo, type VideoSource } from '../server/media/describe/describe-video.ts';
import { type MediaEngine, openMediaEngine } from '../server/media/media-engine.ts';
import { dubAudioJob, replaceAudioJob } from '../server/media/operations/sound.ts';
import { burnSubtitlesJob } from '../server/media/operations/video.ts';
import { runStages } from '../server/media/run-stages.ts';
import { toneFile } from '../server/media/testing/real-media.ts';
import { repeatFilm } from '../server/media/testing/repeat-film.ts';
import { openReader } from '../server/ocr/open-reader.ts';
import { DUB_RATE, writeDub } from '../server/speech/dub-lines.ts';
import { makeClip } from './lib/subtitled-clips.ts';
import { SET_ASIDE } from './lib/subtitled-plans.ts';

const BAR = 600;
const MB = 2 ** 20;
/** Labels of the stages, by the first letters of their names. */
const PARTS = [
  ['pixels', 'pixels are filled'],
  ['film', 'the film is written'],
  ['lines', 'lines are drawn'],
  ['track', 'speech is laid out'],
  ['mix', 'speech is mixed'],
] as const;
const SIZE = { width: 1920, height: 1080 };
const [, , kind = 'draft', film = '600', cleaned = '24'] = process.argv;
const LINE_SECONDS = 3;
const folder = process.env['FILM_FOLDER'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const file = path.join(folder, 'film.mp4');

if (process.send) await work();
else await measure();

/** The job, in a process that does nothing else; it says when a stage begins. */
async function work(): Promise<void> {
  const engine = await openMediaEngine(path.join(folder, 'engine'));
  if (!engine) throw new Error('no media backend is installed');
  const source = await describeVideo(engine, file);
  const say = async (stage: string) => {
    process.send?.(stage);
    await once(process, 'message');
  };
  const keep = async (name: string, make: (to: string) => Promise<void>) => {
    await say(name);
    const to = path.join(folder, name);
    await make(to);
    return to;
  };
  await say('idle');
  if (kind === 'subtitles') await drawLines(engine, source, keep);
  else if (kind === 'dubbing') await mixLines(engine, source, keep);
  else await removeText(engine, source, keep);
  process.disconnect();
}

type Keep = (name: string, make: (to: string) => Promise<void>) => Promise<string>;

async function removeText(engine: MediaEngine, source: VideoSource, keep: Keep): Promise<void> {
  const reader = openReader(folder);
  const area = {
    mode: 'remove' as const,
    left: 0.15,
    top: 0.78,
    width: 0.7,
    height: 0.21,
    start: 0,
    end: Number(cleaned),
  };
  const options = { quality: kind as 'draft' | 'standard' | 'best', reader };
  await runStages(removalStages({ engine, source }, [area], options), keep);
  reader?.close();
}

/** A line in each language, every few seconds. */
async function drawLines(engine: MediaEngine, source: VideoSource, keep: Keep): Promise<void> {
  const { frameRate, ...video } = source.video;
  const style = styleOf('001');
  const lines = Array.from({ length: Math.floor(source.seconds / LINE_SECONDS) }, (_, at) => ({
    start: at * LINE_SECONDS,
    end: (at + 0.9) * LINE_SECONDS,
    text: `Line ${at + 1} of a film`,
    translation: `影片的第 ${at + 1} 句`,
  }));
  const options = { style, language: 'en', to: 'zh', bilingual: true } as const;
  const cues = shownCues(lines, { video, frameRate, ...options });
  const fonts = { font: subtitleFont(style.font, 'zh'), secondFont: subtitleFont(style.font, 'en') };
  const script = path.join(folder, 'lines.ass');
  fs.writeFileSync(script, writeAss(cues, 'both', { style, video, ...fonts }));
  await keep('lines', (to) => engine.run(burnSubtitlesJob(source, script, to)));
}

/** A second of speech every few seconds over a tone, which is ducked. */
async function mixLines(engine: MediaEngine, source: VideoSource, keep: Keep): Promise<void> {
  const said = path.join(folder, 'said.wav');
  fs.writeFileSync(said, toneFile(1, { rate: DUB_RATE }));
  const sound = path.join(folder, 'sound.wav');
  fs.writeFileSync(sound, toneFile(source.seconds));
  const heard = { path: sound, format: 'wav', seconds: source.seconds, hasSound: true } as const;
  const film = path.join(folder, 'heard.mp4');
  await engine.run(replaceAudioJob(source, heard, film));
  const lines = Array.from({ length: Math.floor(source.seconds / LINE_SECONDS) }, (_, at) => ({
    start: at * LINE_SECONDS * 1000,
    end: Math.round((at + 0.9) * LINE_SECONDS * 1000),
    file: said,
  }));
  const track = await keep('track', (to) =>
    writeDub(to, lines, { length: source.seconds * 1000, fastest: 1.35 }),
  );
  const speech = { ...heard, path: track };
  const dubbing = { level: 1, duck: true, gain: 1 };
  await keep('mix', (to) =>
    engine.run(dubAudioJob({ ...source, path: film, hasSound: true }, speech, to, dubbing)),
  );
}

interface Memory {
  resident: number;
  proportional: number;
}

/** Memory of a process and its descendants, in bytes, without the one that reads text. */
function memoryOf(root: number): Memory {
  const parents = new Map<number, number>();
  for (const name of fs.readdirSync('/proc'))
    if (/^\d+$/.test(name)) {
      const stat = tryRead(`/proc/${name}/stat`);
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    }
  const isInside = (pid: number): boolean =>
    pid === root || (parents.has(pid) && pid !== 0 && isInside(parents.get(pid) as number));
  const sum = { resident: 0, proportional: 0 };
  for (const pid of parents.keys()) {
    if (!isInside(pid) || tryRead(`/proc/${pid}/cmdline`).includes('model-program')) continue;
    const rollup = tryRead(`/proc/${pid}/smaps_rollup`);
    const field = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) * 1024;
    sum.resident += field('Rss');
    sum.proportional += field('Pss');
  }
  return sum;
}

function tryRead(name: string): string {
  try {
    return fs.readFileSync(name, 'latin1');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

async function measure(): Promise<void> {
  if (!fs.existsSync(file)) {
    const engine = await openMediaEngine(path.join(folder, 'engine'));
    const [plan] = SET_ASIDE;
    if (!engine || !plan) throw new Error('no media backend is installed');
    const large = plan.style.replace(/,(\d+),/, (_, size) => `,${Number(size) * 3},`);
    const { subtitled } = await makeClip(engine, { ...plan, ...SIZE, style: large }, folder);
    const { size } = fs.statSync(subtitled);
    await repeatFilm(subtitled, file, (size * Number(film)) / plan.seconds);
  }
  const child = fork(import.meta.filename, process.argv.slice(2), {
    env: { ...process.env, FILM_FOLDER: folder },
  });
  const pid = child.pid as number;
  let stage = '';
  let idle: Memory | undefined;
  const peaks = new Map<string, Memory>();
  const look = () => {
    const now = memoryOf(pid);
    const before = peaks.get(stage) ?? { resident: 0, proportional: 0 };
    peaks.set(stage, {
      resident: Math.max(before.resident, now.resident),
      proportional: Math.max(before.proportional, now.proportional),
    });
    return now;
  };
  child.on('message', (name: string) => {
    if (name === 'idle') idle = memoryOf(pid);
    stage = PARTS.find(([begins]) => name.startsWith(begins))?.[1] ?? name;
    child.send('go');
  });
  const watch = setInterval(look, 250);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(watch);
  if (code !== 0 || !idle) throw new Error('the job failed');
  for (const [name, { resident, proportional }] of peaks) {
    if (name === '' || name === 'idle') continue;
    const above = (resident - idle.resident) / MB;
    console.log(
      `${name}: ${Math.round(above)} MB resident above ${Math.round(idle.resident / MB)} MB, ` +
        `${Math.round((proportional - idle.proportional) / MB)} MB proportional; ${(BAR / above).toFixed(2)} of the bar`,
    );
  }
  if (process.env['FILM_FOLDER'] === undefined) fs.rmSync(folder, { recursive: true, force: true });
}
