import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { EndReason, ProgramLimits, SupervisorReport } from './limits.ts';

export interface ProgramRequest {
  /** Path of the program, or its name, to be found in `PATH`. */
  program: string;
  /** Passed one by one, without a shell. */
  args: readonly string[];
  limits: ProgramLimits;
  /** Working directory; by default the system's folder for temporary files. */
  cwd?: string;
  /**
   * In addition to `PATH`, the language and Node's compile cache: nothing else of the server's environment is
   * passed on.
   */
  env?: Readonly<Record<string, string>>;
  /**
   * Its standard input, written as fast as the program reads. An error of it ends the program and is thrown
   * on.
   */
  input?: AsyncIterable<Uint8Array>;
  /**
   * Called with its standard output as it arrives, which is then neither collected nor limited. Nothing more is read
   * until its promise resolves, so that the program waits. An error of it ends the program and is thrown on.
   */
  onOutput?: (chunk: Buffer) => void | Promise<void>;
  /** Called with each line of its standard error, such as progress; long lines are cut. */
  onLine?: (line: string) => void;
  /** Ends it and all processes that it started. */
  signal?: AbortSignal;
}

/** A program that ended with an error. */
class ProgramError extends Error {
  readonly reason: EndReason;
  /** The signal that ended it, if one did. */
  readonly signal: string | undefined;
  /** @param said the end of its standard error */
  constructor(program: string, reason: EndReason, detail: string, said: string, signal?: string | null) {
    super(`${path.basename(program)}: ${[reason, detail, said].filter(Boolean).join(': ')}`);
    this.name = 'ProgramError';
    this.reason = reason;
    this.signal = signal ?? undefined;
  }
}

const SUPERVISOR = fileURLToPath(new URL('./supervisor.ts', import.meta.url));
const LONGEST_LINE = 4096;
/** Limit for all of standard error: progress every second of a run of hours stays below. */
const ERROR_BYTES = 64 * 1024 * 1024;
/** How long a pipe is still read after its program ended, in milliseconds. */
const DRAIN_MS = 1000;

/**
 * Runs an external program to its end and answers with its standard output. It has a process group to itself, which
 * ends as a whole: when the program ends, when it passes a limit, when it is cancelled, and when the server or the
 * thread that started it is gone, even by `kill -9`. Works in threads as well.
 * @throws ProgramError; the signal's reason; errors of `input`
 */
export async function runProgram(request: ProgramRequest): Promise<Buffer> {
  const { signal, program } = request;
  signal?.throwIfAborted();
  const child = startSupervisor(request);
  const endGroup = () => killGroup(child);
  signal?.addEventListener('abort', endGroup, { once: true });
  let report: SupervisorReport | undefined;
  child.on('message', (message) => {
    report = message as SupervisorReport;
  });
  // Ends processes that outlived the supervisor; a pipe that another process holds is not waited for.
  child.once('exit', () => {
    endGroup();
    setTimeout(() => [child.stdout, child.stderr].forEach((pipe) => pipe?.destroy()), DRAIN_MS).unref();
  });
  try {
    const closed = once(child, 'close');
    const [output, said] = await Promise.all([
      collect(child.stdout as Readable, request),
      readLines(child.stderr as Readable, request.onLine),
      // The input may still be waiting for data when the program has ended.
      Promise.race([feed(child.stdin as Writable, request.input), closed]),
      closed,
    ]);
    signal?.throwIfAborted();
    if (report?.reason === 'exit' && report.code === 0) return output;
    throw errorOf(program, report, said);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof TooMuch ? new ProgramError(program, 'output', error.message, '') : error;
  } finally {
    if (child.exitCode === null && child.signalCode === null) endGroup();
    signal?.removeEventListener('abort', endGroup);
  }
}

function startSupervisor({ program, args, limits, cwd = os.tmpdir(), env }: ProgramRequest): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE: compiled } = process.env;
  return spawn(process.execPath, [SUPERVISOR, JSON.stringify(limits), program, ...args], {
    cwd,
    // Compiling modules is most of the cost of a short program.
    env: { PATH, LANG: 'C.UTF-8', ...(compiled ? { NODE_COMPILE_CACHE: compiled } : {}), ...env },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
}

/** The supervisor leads the group, so its process id is that of the group. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process is left in it.
  }
}

function errorOf(program: string, report: SupervisorReport | undefined, said: string): ProgramError {
  if (report === undefined)
    return new ProgramError(program, 'exit', 'its supervisor was killed', said, 'SIGKILL');
  if (report.reason === 'start') return new ProgramError(program, 'start', report.detail, said);
  if (report.reason !== 'exit') return new ProgramError(program, report.reason, '', said);
  if (report.code === NOT_STARTED && said.startsWith('prlimit: '))
    return new ProgramError(program, 'start', '', said);
  const reason = report.signal === 'SIGXFSZ' ? 'output' : 'exit';
  return new ProgramError(program, reason, String(report.signal ?? report.code), said, report.signal);
}

/** Exit code of `prlimit` if there is no such program. */
const NOT_STARTED = 127;

class TooMuch extends Error {}

/** Reads a pipe to the end; a destroyed one ends like any other. */
async function eachChunk<Chunk>(pipe: Readable, use: (chunk: Chunk) => void | Promise<void>): Promise<void> {
  try {
    for await (const chunk of pipe as AsyncIterable<Chunk>) await use(chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function collect(pipe: Readable, { limits, onOutput }: ProgramRequest): Promise<Buffer> {
  const most = limits.outputBytes;
  if (onOutput) {
    await eachChunk<Buffer>(pipe, onOutput);
    return Buffer.alloc(0);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  await eachChunk<Buffer>(pipe, (chunk) => {
    size += chunk.length;
    if (size > most) throw new TooMuch(`more than ${most} bytes`);
    chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

/** @returns its end */
async function readLines(pipe: Readable, onLine: ((line: string) => void) | undefined): Promise<string> {
  let size = 0;
  let open = '';
  let last = '';
  await eachChunk<string>(pipe.setEncoding('utf8'), (chunk) => {
    size += chunk.length;
    if (size > ERROR_BYTES) throw new TooMuch('too many messages');
    last = (last + chunk).slice(-LONGEST_LINE);
    const lines = (open + chunk).split('\n');
    open = (lines.pop() ?? '').slice(0, LONGEST_LINE);
    for (const line of lines) onLine?.(line.slice(0, LONGEST_LINE));
  });
  if (open !== '') onLine?.(open);
  return last.trim();
}

/** A program may stop reading at any time, which is not an error here. */
async function feed(pipe: Writable, input: AsyncIterable<Uint8Array> | undefined): Promise<void> {
  pipe.on('error', () => undefined);
  for await (const chunk of input ?? []) {
    if (pipe.destroyed) return;
    if (pipe.write(chunk)) continue;
    const { promise, resolve } = Promise.withResolvers<void>();
    pipe.once('drain', resolve).once('close', resolve);
    await promise;
    pipe.removeListener('drain', resolve).removeListener('close', resolve);
  }
  pipe.end();
}
