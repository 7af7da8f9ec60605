import { type AnswerShape, isPolled } from '@inkreel/contract/api/answers.ts';
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { type Tool, toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import type { FastifyReply } from 'fastify';
import { shapedAnswer, submittedAnswer } from '../../http/answer-shapes.ts';
import type { Principal } from '../../http/principal.ts';
import { type Route, route } from '../../http/route.ts';
import { getTask } from '../tasks/get-task.ts';
import { type AwaitRunDeps, awaitRun } from './await-run.ts';
import { type RunToolDeps, runTool } from './run-tool.ts';
import { createKeyedLimiter } from './turnstile.ts';

/**
 * Concurrent submits of one organisation in this process. They wait for the same account row, so more of them
 * would only take connections from others.
 */
const SUBMITS_AT_A_TIME = 3;

/**
 * The routes of each tool of the catalogue that the site offers; the input has passed the tool's own schema. Shapes
 * that carry results wait for the run's end, unless the caller prefers to poll (RFC 7240, `respond-async`).
 */
export function toolRoutes(deps: RunToolDeps & AwaitRunDeps, tools: readonly Tool[]): Route[] {
  const turnstile = createKeyedLimiter(SUBMITS_AT_A_TIME);
  return tools.flatMap((tool) =>
    toolEndpoints(tool).map(({ endpoint, shape, fixed }) =>
      route(endpoint, async ({ user, body, idempotencyKey, requestId, raw }) => {
        const {
          project_id: projectId,
          engine,
          expected_points: expectedPoints,
          document_id: documentId,
          sample,
          rest_of: restOf,
          no_save: noSave,
          target,
          ...given
        } = body;
        const input = { ...given, ...fixed };
        const wish = { projectId, engine, expectedPoints, documentId, sample, restOf, noSave, target };
        const request = { tool, input, ...wish, key: idempotencyKey };
        const submitted = await turnstile(user.organisationId, () => runTool(deps, user, request));
        if (shape === 1) return submittedAnswer(submitted, requestId);
        if (/\brespond-async\b/i.test(String(raw.request.headers['prefer'] ?? ''))) {
          raw.reply.header('preference-applied', 'respond-async');
          return submittedAnswer(submitted, requestId);
        }
        return shapedAnswer(shape, await resultOf(deps, user, submitted.taskId, shape, raw.reply), requestId);
      }),
    ),
  );
}

/** The run as the shape needs it: ended, or only started if the shape is polled. */
async function resultOf(
  deps: AwaitRunDeps,
  user: Principal,
  taskId: string,
  shape: Exclude<AnswerShape, 1>,
  reply: FastifyReply,
): Promise<TaskRecord> {
  if (isPolled(shape)) return getTask(deps, user, taskId);
  const gone = new AbortController();
  const leave = () => gone.abort();
  reply.raw.once('close', leave);
  try {
    return await awaitRun(deps, user, taskId, gone.signal);
  } finally {
    reply.raw.off('close', leave);
  }
}
