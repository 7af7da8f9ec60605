import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FilePathSource, Input, MP4 } from 'mediabunny';
import sharp from 'sharp';
import { audioOf, FilterGraph, type FilterText, filter, videoOf } from '../filter-graph.ts';
import { findMediaBackend, type MediaBackend } from '../find-backend.ts';
import { type InputFormat, type MediaJob, type OutputFormat } from '../job.ts';
import { type MediaEngine, openMediaEngine } from '../media-engine.ts';

/** Both backends if this machine has the program, else only the library. */
export async function testBackends(): Promise<MediaBackend[]> {
  const found = await findMediaBackend();
  const library: MediaBackend = { kind: 'library' };
  return found?.kind === 'program' ? [library, found] : [library];
}

export interface MediaWorld {
  folder: string;
  engine: MediaEngine;
  at(name: string): string;
  close(): void;
}

export async function createMediaWorld(backend: MediaBackend): Promise<MediaWorld> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-media-engine-'));
  const engine = await openMediaEngine(path.join(folder, 'engine'), backend);
  if (!engine) throw new Error('no media backend is installed');
  return {
    folder,
    engine,
    at: (name) => path.join(folder, name),
    close: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

const decoded = async (engine: MediaEngine, job: MediaJob): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  await engine.run(job, { onOutput: (chunk) => void chunks.push(chunk) });
  return Buffer.concat(chunks);
};

/** Every sample of the first channel of a file, at 48 kHz, −1 to 1. */
export async function samplesOf(
  engine: MediaEngine,
  file: string,
  format: InputFormat,
): Promise<Float32Array> {
  const graph = new FilterGraph();
  const [pad] = graph.chain(
    [audioOf(0)],
    [
      filter('aresample', { sample_rate: 48_000 }),
      filter('aformat', { sample_fmts: 'flt', channel_layouts: 'mono' }),
    ],
  );
  const output = { format: 'samples' as OutputFormat, audio: { pad } };
  const inputs = [{ path: file, format }];
  const bytes = await decoded(engine, { inputs, graph: graph.text([pad]), output, expectedSeconds: 0 });
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** Grey values of the pictures of a file after these filters, read from a PNG in which they are one below the other. */
export async function greyFrames(
  engine: MediaEngine,
  file: string,
  { frames, width, height }: { frames: number; width: number; height: number },
  filters: readonly FilterText[] = [],
): Promise<(at: number, x: number, y: number) => number> {
  const graph = new FilterGraph();
  const [pad] = graph.chain(
    [videoOf(0)],
    [
      ...filters,
      filter('tile', { layout: `1x${frames}` }),
      filter('trim', { end_frame: 1 }),
      filter('format', { pix_fmts: 'rgb24' }),
    ],
  );
  const path = `${file}.frames.png`;
  await engine.run({
    inputs: [{ path: file, format: 'mov' }],
    graph: graph.text([pad]),
    output: { format: 'png', path, video: { pad } },
    expectedSeconds: 0,
  });
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height * frames)
    throw new Error(`${info.width} x ${info.height}`);
  return (at, x, y) => data[(at * height + y) * width + x] as number;
}

/** Colour tags of a film. */
export async function colourTags(file: string): Promise<unknown> {
  const input = new Input({ source: new FilePathSource(file), formats: [MP4] });
  try {
    return await (await input.getPrimaryVideoTrack())?.getColorSpace();
  } finally {
    input.dispose();
  }
}

/** Colour tags of every video that a job makes: BT.709 in limited range. */
export const FILM_COLOURS = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false };

/** Loudness of a piece of sound: the root of the mean square. */
export function loudness(samples: Float32Array, from = 0, to = samples.length): number {
  let sum = 0;
  for (let at = Math.round(from); at < Math.round(to); at += 1) sum += (samples[at] as number) ** 2;
  return Math.sqrt(sum / Math.max(1, to - from));
}

/**
 * Processes of a test: their arguments contain its folder.
 * @param kind only processes that do the work, not their supervisors
 */
export function runningIn(folder: string, kind?: 'program'): number[] {
  const argumentsOf = (pid: string): string[] => {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    } catch {
      return [];
    }
  };
  const isWork = ([program = '', script = '']: string[]) =>
    program.endsWith('/ffmpeg') || script.endsWith('library-program.ts');
  return fs
    .readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) => {
      const all = argumentsOf(pid);
      return all.some((each) => each.includes(folder)) && (kind === undefined || isWork(all));
    })
    .map(Number);
}
