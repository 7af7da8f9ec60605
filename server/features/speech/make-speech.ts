import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { makeSpeech as endpoint } from '@inkreel/contract/api/speech.ts';
import { SPEECH } from '@inkreel/contract/text/services.ts';
import { submittedAnswer } from '../../http/answer-shapes.ts';
import type { Principal } from '../../http/principal.ts';
import { type AwaitRunDeps, awaitRun } from '../tools/await-run.ts';
import { type RunToolDeps, runTool } from '../tools/run-tool.ts';
import { styleWords } from './style-words.ts';

export type SpeechDeps = RunToolDeps & AwaitRunDeps;

interface SpeechCall {
  requestId: string;
  key: string | undefined;
  /** The caller polls for the run: the answer comes as soon as it is accepted. */
  respondAsync: boolean;
  /** Aborts when the caller has gone. */
  signal: AbortSignal;
}

/** The tool of its runs, which has no page. */
const SPOKEN = { ...SPEECH, fields: [] } as const;

/**
 * Speaks a text: a run like any other, with points held first and charged when its audio is stored.
 * @throws AppError what `runTool` and `awaitRun` throw
 */
export async function makeSpeech(
  deps: SpeechDeps,
  user: Principal,
  {
    project_id: projectId,
    engine,
    expected_points: expectedPoints,
    no_save: noSave,
    ...input
  }: BodyOf<typeof endpoint>,
  { requestId, key, respondAsync, signal }: SpeechCall,
): Promise<OutputOf<typeof endpoint>> {
  const submitted = await runTool(deps, user, {
    tool: SPOKEN,
    input: { ...input, ...(input.style !== undefined && { style: styleWords(input.style) }) },
    projectId,
    engine,
    expectedPoints,
    noSave,
    key,
  });
  if (respondAsync) return submittedAnswer(submitted, requestId);
  const { id, results, receipt } = await awaitRun(deps, user, submitted.taskId, signal);
  const [made] = results;
  if (!made) throw new Error('a finished speech has no sound');
  const { quoted: held, settled, returned } = receipt;
  return { request_id: requestId, task_id: id, file: made.file, points: { held, settled, returned } };
}
