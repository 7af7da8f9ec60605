import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { libraryPath } from './library/libav.ts';

/** What executes jobs: the `ffmpeg` program, or FFmpeg's libraries in a separate Node process. */
export type MediaBackend = { kind: 'program'; path: string } | { kind: 'library' };

/** Oldest version with all filters and options that jobs use. */
const OLDEST = [5, 1] as const;
const NEEDED = {
  encoders: ['libx264', 'libvpx-vp9', 'aac', 'libopus', 'libmp3lame', 'png'],
  filters: ['ass', 'tile', 'sidechaincompress', 'amultiply', 'bwdif', 'zscale', 'tonemap'],
};
const LIMITS = { wallMs: 10_000, memoryBytes: 512 * 1024 * 1024, outputBytes: 1024 * 1024 };

/**
 * The `ffmpeg` program of `PATH` if it is new enough and has what jobs need, else the library of the npm package.
 * @param searchPath folders as in `PATH`
 * @returns undefined if there is neither
 */
export async function findMediaBackend(
  searchPath = process.env['PATH'] ?? '',
): Promise<MediaBackend | undefined> {
  const program = searchPath
    .split(path.delimiter)
    .filter(path.isAbsolute)
    .map((folder) => path.join(folder, 'ffmpeg'));
  for (const each of program.filter(isExecutable))
    if (await isUsable(each)) return { kind: 'program', path: each };
  return libraryPath() === undefined ? undefined : { kind: 'library' };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function isUsable(program: string): Promise<boolean> {
  const ask = async (what: string) =>
    String(await runProgram({ program, args: ['-hide_banner', `-${what}`], limits: LIMITS }));
  try {
    if (!isNewEnough(await ask('version'))) return false;
    const [encoders, filters] = await Promise.all([ask('encoders'), ask('filters')]);
    const has = (list: string, name: string) => new RegExp(`^ \\S+ +${name} `, 'm').test(list);
    return (
      NEEDED.encoders.every((name) => has(encoders, name)) &&
      NEEDED.filters.every((name) => has(filters, name))
    );
  } catch {
    return false;
  }
}

/** @param said the first line of `ffmpeg -version`; builds without a version number are not trusted */
function isNewEnough(said: string): boolean {
  const [, major, minor = '0'] = /^ffmpeg version n?(\d+)\.?(\d+)?/.exec(said) ?? [];
  if (major === undefined) return false;
  return Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]);
}
