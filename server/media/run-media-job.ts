import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { EndReason, ProgramLimits } from '../processes/limits.ts';
import { runProgram } from '../processes/run-program.ts';
import type { Look, LookRequest } from './describe/look.ts';
import { lookOf, packetArgs, pictureArgs } from './describe/program-look.ts';
import { ffmpegArgs } from './ffmpeg-args.ts';
import type { MediaBackend } from './find-backend.ts';
import type { MediaJob } from './job.ts';
import { MediaFailure, type MediaFailureCode } from './media-failure.ts';

export interface MediaRunOptions {
  /** Ends the job and everything that it started within a second. */
  signal?: AbortSignal;
  /** Called with the progress of the encoded output, 0 to 1, never decreasing. */
  onProgress?(share: number): void;
  /** Called with the output of a `samples` or `frames` job as it arrives; the job waits for its promise. */
  onOutput?(chunk: Buffer): void | Promise<void>;
  /** Frames for a job that reads them from this process, as fast as it takes them. An error ends the job. */
  input?: AsyncIterable<Uint8Array>;
  limits?: Partial<ProgramLimits>;
}

const LIMITS: ProgramLimits = {
  wallMs: 60 * 60 * 1000,
  memoryBytes: 1536 * 1024 * 1024,
  outputBytes: 4 * 1024 * 1024 * 1024,
};
const LIBRARY_PROGRAM = fileURLToPath(new URL('./library/library-program.ts', import.meta.url));

/**
 * Executes a job in a process group that ends with this process. The output appears under its name when the
 * job is done, and not before; a failed job leaves none.
 * @param fontsFile configuration of fontconfig, for jobs that draw text
 * @throws MediaFailure; the signal's reason; what the functions of the options throw
 */
export async function runMediaJob(
  backend: MediaBackend,
  job: MediaJob,
  { signal, onProgress, onOutput, input, limits }: MediaRunOptions = {},
  fontsFile?: string,
): Promise<void> {
  const { path } = job.output;
  const partial = path === undefined ? undefined : `${path}.part`;
  const command =
    backend.kind === 'program'
      ? { program: backend.path, args: ffmpegArgs(job, partial) }
      : { program: process.execPath, args: [LIBRARY_PROGRAM, JSON.stringify({ job, outputPath: partial })] };
  let furthest = 0;
  const onLine = (line: string) => {
    const told = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (told === undefined || job.expectedSeconds <= 0) return;
    const share = Math.min(1, Number(told) / 1e6 / job.expectedSeconds);
    if (share <= furthest) return;
    furthest = share;
    onProgress?.(share);
  };
  try {
    await runProgram({
      ...command,
      limits: { ...LIMITS, ...limits },
      onLine,
      ...(onOutput ? { onOutput } : {}),
      ...(input ? { input } : {}),
      ...(signal ? { signal } : {}),
      ...(fontsFile === undefined ? {} : { env: { FONTCONFIG_FILE: fontsFile } }),
    });
    if (partial !== undefined && path !== undefined) await rename(partial, path);
    onProgress?.(1);
  } catch (error) {
    signal?.throwIfAborted();
    throw failureOf(error);
  } finally {
    if (partial !== undefined) await rm(partial, { force: true });
  }
}

/** Limits of a look, whose answer has a number for each picture. */
const LOOK_LIMITS: ProgramLimits = { ...LIMITS, wallMs: 10 * 60 * 1000, outputBytes: 256 * 1024 * 1024 };

/** Looks at a video in a process like that of a job. @throws MediaFailure; the signal's reason */
export async function lookAtVideo(
  backend: MediaBackend,
  request: LookRequest,
  { signal, limits }: Pick<MediaRunOptions, 'signal' | 'limits'> = {},
): Promise<Look> {
  const said: string[] = [];
  const options = { limits: { ...LOOK_LIMITS, ...limits }, ...(signal ? { signal } : {}) };
  const onLine = (line: string) => void said.push(line);
  try {
    if (backend.kind === 'library') {
      const args = [LIBRARY_PROGRAM, JSON.stringify({ look: request })];
      return JSON.parse(String(await runProgram({ program: process.execPath, args, ...options }))) as Look;
    }
    const program = backend.path;
    await runProgram({ program, args: pictureArgs(request), ...options, onLine });
    return lookOf(String(await runProgram({ program, args: packetArgs(request), ...options })), said);
  } catch (error) {
    signal?.throwIfAborted();
    const failure = failureOf(error);
    throw failure instanceof MediaFailure ? failure : new MediaFailure('media_unreadable', error);
  }
}

const CODES: Readonly<Record<EndReason, MediaFailureCode>> = {
  start: 'engine_unavailable',
  exit: 'media_unreadable',
  time: 'task_deadline',
  memory: 'media_too_heavy',
  output: 'media_too_heavy',
  processes: 'task_engine_stopped',
};

/** Signals from the operator or the kernel, which no file causes. */
const KILLED = ['SIGKILL', 'SIGTERM'];

/** Errors of the caller's functions are passed through. */
function failureOf(error: unknown): unknown {
  const { reason, signal, code } = error as { reason?: EndReason; signal?: string; code?: string };
  if (error instanceof MediaFailure || (reason === undefined && code === undefined)) return error;
  if (signal !== undefined && KILLED.includes(signal)) return new MediaFailure('task_engine_stopped', error);
  if (reason !== undefined) return new MediaFailure(CODES[reason], error);
  // Success without an output: the file had no frames.
  return new MediaFailure(code === 'ENOENT' ? 'media_unreadable' : 'task_engine_stopped', error);
}
