/**
 * Memory of removing burnt-in subtitles from a film of 1080p: of the process that works and all that it starts, above what
 * it takes before it begins. The film is 10 minutes, its text is taken out of the first 24 seconds; filling more goes the
 * same way, stage by stage. The process that reads text is left out: it is one of the built-in's models. Bar: 600 MB.
 * Prints the peaks while pixels are filled and while the film is written, as resident memory (pages that several processes
 * share are counted once for each) and as proportional memory (shared pages are divided).
 * Usage: node bench/removal-memory.ts [seconds of the film] [seconds with text taken out] [draft|standard|best]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removalStages } from '../server/engines/builtin/subtitles/remove-text.ts';
import { openMediaEngine } from '../server/media/media-engine.ts';
import { readVideoSource } from '../server/media/read-source.ts';
import { runStages } from '../server/media/run-stages.ts';
import { repeatFilm } from '../server/media/testing/repeat-film.ts';
import { openReader } from '../server/ocr/open-reader.ts';
import { makeClip } from './lib/subtitled-clips.ts';
import { SET_ASIDE } from './lib/subtitled-plans.ts';

const BAR = 600;
const MB = 2 ** 20;
const SIZE = { width: 1920, height: 1080 };
const [, , film = '600', cleaned = '24', quality = 'draft'] = process.argv;
const folder = process.env['FILM_FOLDER'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const file = path.join(folder, 'film.mp4');

if (process.send) await work();
else await measure();

/** The job, in a process that does nothing else; it says when a stage begins. */
async function work(): Promise<void> {
  const engine = await openMediaEngine(path.join(folder, 'engine'));
  if (!engine) throw new Error('no media backend is installed');
  const source = await readVideoSource(file);
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
  const options = { quality: quality as 'draft' | 'standard' | 'best', reader };
  await runStages(removalStages({ engine, source }, [area], options), keep);
  reader?.close();
  process.disconnect();
}

interface Memory {
  resident: number;
  proportional: number;
}

/** Of a process and those that it started, in bytes, without the one that reads text. */
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
    // It has ended since.
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
    stage = name.startsWith('film') ? 'the film is written' : 'pixels are filled';
    child.send('go');
  });
  const watch = setInterval(look, 250);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(watch);
  if (code !== 0 || !idle) throw new Error('the job failed');
  for (const [name, { resident, proportional }] of peaks) {
    if (name === '') continue;
    const above = (resident - idle.resident) / MB;
    console.log(
      `${name}: ${Math.round(above)} MB resident above ${Math.round(idle.resident / MB)} MB, ` +
        `${Math.round((proportional - idle.proportional) / MB)} MB proportional; ${(BAR / above).toFixed(2)} of the bar`,
    );
  }
  if (process.env['FILM_FOLDER'] === undefined) fs.rmSync(folder, { recursive: true, force: true });
}
