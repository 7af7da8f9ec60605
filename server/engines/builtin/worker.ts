/** Runs in a worker thread: makes one candidate and writes it, or answers one quick request of an editor. */
import { readFileSync, readlinkSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { askForTurns } from '../../decoding/turn-port.ts';
import { MediaFailure } from '../../media/media-failure.ts';
import type { Generators } from './add-on.ts';
import { ANALYZERS } from './assists/index.ts';
import {
  type AssistRequest,
  CancelledError,
  type CandidateProgress,
  type CandidateRequest,
  type CandidateStage,
  DATA_TYPE,
  FLAG,
  type MadeCandidate,
  posterOf,
  type QuestionLine,
  type WorkerLine,
} from './candidate.ts';
import { isPackageMissing } from './optional-packages.ts';
import { encodePng } from './picture/codec.ts';
import { waitForTurns } from './picture/decode-turn.ts';
import type { Made, Stage, Work, WorkContext } from './work.ts';
import { WORK_REFUSALS, WorkRefused } from './work.ts';
import { GENERATORS } from './works/index.ts';

/** How often progress is reported, in milliseconds. */
const TELL_MS = 100;

/** @throws CancelledError soon after the flag was set */
export default function makeBuiltinCandidate(request: CandidateRequest & WorkerLine): Promise<MadeCandidate> {
  return makeCandidate(GENERATORS, request);
}

/**
 * Makes one candidate with these generators.
 * @throws CancelledError soon after the flag was set
 */
export async function makeCandidate(
  generators: Generators,
  request: CandidateRequest & WorkerLine,
): Promise<MadeCandidate> {
  const report = reporter(request);
  report('starting', 0);
  if (request.isLong) yieldProcessor();
  takeTurnsAt(request.turns);
  const load = generators[request.capability];
  if (!load) throw new Error(`this engine does not serve ${request.capability}`);
  // The table pairs each capability with the generator for its input.
  const { default: work } = (await load().catch(refuse)) as { default: Work<CandidateRequest['input']> };
  const { index, seed } = request;
  const { files: paths } = request;
  const context = { files: readLater(paths), paths, index, seed, report, ...keeper(request) };
  const made = await work(request.input, context).catch(refuse);
  report('saving', 0.99);
  const still = 'poster' in made ? made.poster : undefined;
  if (still) await writeFile(posterOf(request.output), await encodePng(still));
  const contentType = await writeMade(made, request.output);
  return { contentType, hasPoster: still !== undefined, report: made.report };
}

/** Writes the output to its path, and returns its type. */
async function writeMade(made: Made, output: string): Promise<string> {
  if ('picture' in made) await writeFile(output, await encodePng(made.picture));
  else if ('data' in made) await writeFile(output, JSON.stringify(made.data));
  else if ('path' in made) await copyFile(made.path, output);
  else await writeFile(output, made.bytes);
  if ('picture' in made) return 'image/png';
  return 'data' in made ? DATA_TYPE : made.contentType;
}

/**
 * Only the message of an error leaves a thread: a failed media job and a package that does not load are
 * reported by a code.
 */
function refuse(error: unknown): never {
  if (isPackageMissing(error)) throw new WorkRefused('package_missing', { cause: error });
  if (!(error instanceof MediaFailure)) throw error;
  // Requests of editors report it under this name.
  if (error.code === 'engine_unavailable') throw new WorkRefused('package_missing', { cause: error });
  const code = WORK_REFUSALS.find((each) => each === error.code);
  throw code === undefined ? error : new WorkRefused(code, { cause: error });
}

/** Lower than the server's own threads and short work; programs that the thread starts inherit it. */
const LONG_PRIORITY = 10;

/** Gives this thread, not the whole process, a lower priority, where the system can do that: on Linux. */
function yieldProcessor(): void {
  try {
    const thread = Number(path.basename(readlinkSync('/proc/thread-self')));
    if (os.getPriority(thread) < LONG_PRIORITY) os.setPriority(thread, LONG_PRIORITY);
  } catch {
    // Its priority stays: it is slower for others, not wrong.
  }
}

/** Answers an editor's request with plain JSON. */
export async function assist(request: AssistRequest & QuestionLine): Promise<unknown> {
  Atomics.store(new Int32Array(request.begun), 0, 1);
  takeTurnsAt(request.turns);
  const load = Object.hasOwn(ANALYZERS, request.assist) ? ANALYZERS[request.assist] : undefined;
  if (!load) throw new Error(`no assist is called ${request.assist}`);
  return (await load()).default(request.input, readLater(request.files), request.files);
}

/** Does nothing: called to start a thread. */
export function wake(): void {}

function takeTurnsAt(port: MessagePort | undefined): void {
  waitForTurns(port && askForTurns(port));
}

/** The bytes of files by URL, each read on first access. */
function readLater(paths: Readonly<Record<string, string>>): Readonly<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const [address, file] of Object.entries(paths)) {
    let bytes: Uint8Array | undefined;
    Object.defineProperty(files, address, {
      enumerable: true,
      get: () => {
        bytes ??= readFileSync(file);
        return bytes;
      },
    });
  }
  return files;
}

/** The name becomes part of a path. */
const STAGE_NAME = /^[a-z0-9-]{1,40}$/;

function keeper({
  stages = {},
  output,
  port,
}: CandidateRequest & WorkerLine): Pick<Required<WorkContext>, 'keep' | 'keepFile'> {
  const tell = (stage: CandidateStage) => port.postMessage(stage);
  const keepFile: Required<WorkContext>['keepFile'] = async (name, make) => {
    if (!STAGE_NAME.test(name)) throw new Error(`no name of a stage: ${name}`);
    const kept = stages[name];
    if (kept !== undefined) return kept;
    tell({ keeps: name });
    const file = `${output}.${name}`;
    await make(file);
    tell({ keeps: name, path: file });
    return file;
  };
  return {
    keepFile,
    keep: async (name, make) => {
      let made: Uint8Array | undefined;
      const file = await keepFile(name, async (to) => {
        made = await make();
        await writeFile(to, made);
      });
      return made ?? readFile(file);
    },
  };
}

function reporter({ flag, port }: WorkerLine): (stage: Stage, share: number) => void {
  const wanted = new Int32Array(flag);
  const isSet = (at: number) => Atomics.load(wanted, at) === 1;
  let furthest = 0;
  let toldAt = 0;
  let toldStage: Stage | undefined;
  return (stage, share) => {
    while (isSet(FLAG.paused) && !isSet(FLAG.cancelled)) Atomics.wait(wanted, FLAG.paused, 1);
    if (isSet(FLAG.cancelled)) throw new CancelledError();
    furthest = Math.max(furthest, Math.min(1, share));
    const now = performance.now();
    if (stage === toldStage && now - toldAt < TELL_MS) return;
    toldAt = now;
    toldStage = stage;
    port.postMessage({ stage, share: furthest } satisfies CandidateProgress);
  };
}
