/** Runs in a worker thread: speaks one text, or the lines of a video. */
import { workerData } from 'node:worker_threads';
import type { CandidateRequest, MadeCandidate, WorkerLine } from '../builtin/candidate.ts';
import type { MediaThreadData } from '../builtin/subtitles/open-clip.ts';
import { makeCandidate, wake } from '../builtin/worker.ts';
import { createSpeaking } from './speaking.ts';

const speaking = createSpeaking(workerData as MediaThreadData);

/** @throws CancelledError soon after the flag was set */
export default function speakCandidate(request: CandidateRequest & WorkerLine): Promise<MadeCandidate> {
  return makeCandidate(
    {
      text_to_speech: async () => ({ default: speaking }),
      translate_audio: async () => ({ default: (await import('./dubbing.ts')).dubbing }),
    },
    request,
  );
}

export { wake };
