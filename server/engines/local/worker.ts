/** Runs in a worker thread: makes one candidate with a model of this machine, and writes it. */
import { workerData } from 'node:worker_threads';
import { createModelProcess } from '../../inference/model-process.ts';
import type { CandidateRequest, MadeCandidate, WorkerLine } from '../builtin/candidate.ts';
import { makeCandidate, wake } from '../builtin/worker.ts';
import type { WorkerSettings } from './local-engine.ts';
import { createGenerators } from './works/index.ts';

const { process: ofProcess, ...settings } = workerData as WorkerSettings;
/** It ends with this thread, which ends after a minute without requests. */
const process = createModelProcess(ofProcess);
const generators = createGenerators({ ...settings, process });

/** @throws CancelledError soon after the flag was set */
export default function makeLocalCandidate(request: CandidateRequest & WorkerLine): Promise<MadeCandidate> {
  return makeCandidate(generators, request);
}

export { wake };
