import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { subtitleLines as endpoint } from '@inkreel/contract/api/subtitles.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type AttemptLimit, countAttempt } from '../../db/count-attempt.ts';
import { submittedAnswer } from '../../http/answer-shapes.ts';
import type { Principal } from '../../http/principal.ts';
import { type RunToolDeps, runTool } from '../tools/run-tool.ts';
import { lineStep, projectTool } from './project-tools.ts';

/** Runs that find only when someone speaks: they are free, and as long as an upload may be. */
const FREE_SEGMENTS: AttemptLimit = {
  name: 'speech-segments',
  hits: 30,
  windowSeconds: 60 * 60,
  refusal: 'too_many_requests',
};

/**
 * Begins the step that finds the lines of a clip: a run, whose data has them.
 * @throws AppError what `runTool` throws; tool_not_offered; too_many_requests for those that are free
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
    // What is free is not a paid step.
    documentId: body.from === 'segments' ? undefined : body.document_id,
    key,
  });
  return submittedAnswer(submitted, requestId);
}

/** The further properties of the capability's input. */
function wishesOf({ from, language, speakers, areas }: BodyOf<typeof endpoint>): Record<string, unknown> {
  if (from === 'segments') return {};
  if (from === 'picture') return { language, ...(areas ? { areas } : {}) };
  return { speakers, ...(language === 'all' ? {} : { language }) };
}
