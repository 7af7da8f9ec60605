import { type Tool, toolEndpoint } from '@inkreel/contract/tools/define-tool.ts';
import { submittedAnswer } from '../../http/answer-shapes.ts';
import { type Route, route } from '../../http/route.ts';
import { type RunToolDeps, runTool } from './run-tool.ts';
import { createTurnstile } from './turnstile.ts';

/**
 * Submits of one organisation that this process carries out at a time. They wait for the same account in the database,
 * so more of them would only keep connections from everybody else.
 */
const SUBMITS_AT_A_TIME = 3;

/** One route for each tool of the catalogue that the site offers; the input has passed the tool's own schema. */
export function toolRoutes(deps: RunToolDeps, tools: readonly Tool[]): Route[] {
  const turnstile = createTurnstile(SUBMITS_AT_A_TIME);
  return tools.map((tool) =>
    route(toolEndpoint(tool), async ({ user, body, idempotencyKey, requestId }) => {
      const { project_id: projectId, ...input } = body;
      const request = { tool, input, projectId, key: idempotencyKey };
      const submitted = await turnstile(user.organisationId, () => runTool(deps, user, request));
      return submittedAnswer(submitted, requestId);
    }),
  );
}
