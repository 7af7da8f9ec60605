import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { subtitleLines as endpoint } from '@inkreel/contract/api/subtitles.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type AttemptLimit, countAttempt } from '../../db/count-attempt.ts';
import { submittedAnswer } from '../../http/answer-shapes.ts';
import type { Principal } from '../../http/principal.ts';
import { type RunToolDeps, runTool } from '../tools/run-tool.ts';
import { lineStep, projectTool } from './project-tools.ts';

/** Limit for runs that only detect speech: they are free, and a clip may be as long as any upload. */
const FREE_SEGMENTS: AttemptLimit = {
  name: 'speech-segments',
  hits: 30,
  windowSeconds: 60 * 60,
  refusal: 'too_many_requests',
};

/**
 * Starts the step that finds the lines of a clip: a run with the lines as its data.
 * @throws AppError what `runTool` throws; tool_not_offered; too_many_requests for free ones
 */
export async function findLines(
  deps: RunToolDeps,
  user: Principal,
  body: BodyOf<typeof endpoint>,
  { tools, requestId, key }: { tools: readonly Tool[]; requestId: string; key: string | undefined },
): Promise<OutputOf<typeof endpoint>> {
  if (body.from === 'segments') await countAttempt(deps, FREE_SEGMENTS, user.userId);
  const { step, name } = lineStep(projectTool(tools, body.tool_id), body.from);
  const submitted = await runTool(deps, user, {
    tool: step,
    input: { [name]: body.video_url, ...wishesOf(body) },
    projectId: body.project_id,
    engine: body.engine,
    expectedPoints: body.expected_points,
    // A free run is no paid step.
    documentId: body.from === 'segments' ? undefined : body.document_id,
    key,
  });
  return submittedAnswer(submitted, requestId);
}

/** Further properties of the capability's input. */
function wishesOf({ from, language, speakers, areas }: BodyOf<typeof endpoint>): Record<string, unknown> {
  if (from === 'segments') return {};
  if (from === 'picture') return { language, ...(areas ? { areas } : {}) };
  return { speakers, ...(language === 'all' ? {} : { language }) };
}
