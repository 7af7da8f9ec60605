/** A worker of the pool's tests: the prompt selects its behaviour, and films are told theirs. */
import { readlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import {
  type AssistRequest,
  CancelledError,
  type CandidateRequest,
  type MadeCandidate,
  type QuestionLine,
  type WorkerLine,
} from '../candidate.ts';
import { type WorkContext, WorkRefused } from '../work.ts';
import { makeCandidate } from '../worker.ts';

/** Numbers of `input.gate` of a film: what it has done, and what it should do. */
export const FILM = { laps: 0, endStage: 1, end: 2, priority: 3 } as const;

/** Works until it is told to end, with one stage that it ends when it is told to. */
async function film(input: Readonly<Record<string, unknown>>, { report, keepFile }: WorkContext) {
  const gate = input['gate'] as Int32Array;
  const isTold = (at: number) => Atomics.load(gate, at) === 1;
  let stage: Promise<unknown> | undefined;
  while (!isTold(FILM.end)) {
    report('filming', 0.5);
    Atomics.store(
      gate,
      FILM.priority,
      os.getPriority(Number(path.basename(readlinkSync('/proc/thread-self')))),
    );
    Atomics.add(gate, FILM.laps, 1);
    if (isTold(FILM.endStage)) stage ??= keepFile?.('half', (to) => writeFile(to, ''));
    await new Promise(setImmediate);
  }
  return { bytes: new Uint8Array(1), contentType: 'video/mp4' };
}

export default async function standIn(request: CandidateRequest & WorkerLine): Promise<MadeCandidate> {
  if (request.capability === 'camera_move')
    return makeCandidate({ camera_move: async () => ({ default: film as never }) }, request);
  const flag = new Int32Array(request.flag);
  const prompt = String(request.input['prompt']);
  request.port.postMessage({ stage: 'drawing', share: 0.5 });
  if (prompt === 'break') throw new Error('the drawing code is broken');
  if (prompt === 'full') throw new Error('ENOSPC: no space left on device, write');
  if (prompt === 'refuse') throw new WorkRefused('face_unclear');
  if (prompt === 'lack') throw new WorkRefused('package_missing');
  if (prompt === 'listen') {
    // Wakes at the flag's change or never.
    while (Atomics.load(flag, 0) === 0) Atomics.wait(flag, 0, 0, 5);
    throw new CancelledError();
  }
  if (prompt === 'die') process.exit(1);
  if (prompt === 'hang') for (;;) Atomics.load(flag, 0);
  await writeFile(request.output, `${request.seed}`);
  const report = { understood: [prompt], notDrawn: [] };
  return { contentType: 'image/png', hasPoster: false, report };
}

/** Signals its start with the first number of `input.gate`, and returns its thread when the second is set. */
export async function assist({ input, begun }: AssistRequest & QuestionLine): Promise<number> {
  Atomics.store(new Int32Array(begun), 0, 1);
  const gate = input['gate'] as Int32Array | undefined;
  if (gate) {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    Atomics.wait(gate, 1, 0);
  }
  return threadId;
}

export function wake(): void {}
