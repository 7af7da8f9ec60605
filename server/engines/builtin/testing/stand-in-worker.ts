/** A worker of the pool's tests: what it does stands in the prompt. */
import { writeFile } from 'node:fs/promises';
import { type CandidateRequest, type MadeCandidate, NotWanted, type WorkerLine } from '../candidate.ts';
import { WorkRefused } from '../work.ts';

export default async function standIn(request: CandidateRequest & WorkerLine): Promise<MadeCandidate> {
  const flag = new Int32Array(request.flag);
  const prompt = String(request.input['prompt']);
  request.port.postMessage({ stage: 'drawing', share: 0.5 });
  if (prompt === 'break') throw new Error('the drawing code is broken');
  if (prompt === 'refuse') throw new WorkRefused('face_unclear');
  if (prompt === 'listen') {
    // Wakes at the flag's change or never.
    while (Atomics.load(flag, 0) === 0) Atomics.wait(flag, 0, 0, 5);
    throw new NotWanted();
  }
  if (prompt === 'hang') for (;;) Atomics.load(flag, 0);
  await writeFile(request.output, `${request.seed}`);
  const report = { understood: [prompt], notDrawn: [] };
  return { contentType: 'image/png', hasPoster: false, report };
}
