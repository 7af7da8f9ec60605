/** A worker of the pool's tests: what it does stands in the prompt. */
import { writeFile } from 'node:fs/promises';
import { type CandidateRequest, type DrawnCandidate, NotWanted, type WorkerLine } from '../candidate.ts';

export default async function standIn(request: CandidateRequest & WorkerLine): Promise<DrawnCandidate> {
  const flag = new Int32Array(request.flag);
  request.port.postMessage({ stage: 'drawing', share: 0.5 });
  if (request.prompt === 'break') throw new Error('the drawing code is broken');
  if (request.prompt === 'listen') {
    // Wakes at the flag's change or never.
    while (Atomics.load(flag, 0) === 0) Atomics.wait(flag, 0, 0, 5);
    throw new NotWanted();
  }
  if (request.prompt === 'hang') for (;;) Atomics.load(flag, 0);
  await writeFile(request.output, `${request.seed}`);
  return { understood: [request.prompt], notDrawn: [] };
}
