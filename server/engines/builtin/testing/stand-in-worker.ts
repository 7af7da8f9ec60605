/** A worker of the pool's tests: the prompt selects its behaviour. */
import { writeFile } from 'node:fs/promises';
import { threadId } from 'node:worker_threads';
import {
  type AssistRequest,
  CancelledError,
  type CandidateRequest,
  type MadeCandidate,
  type QuestionLine,
  type WorkerLine,
} from '../candidate.ts';
import { WorkRefused } from '../work.ts';

export default async function standIn(request: CandidateRequest & WorkerLine): Promise<MadeCandidate> {
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
