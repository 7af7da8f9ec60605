import { type Tool, toolEndpoint } from '@inkreel/contract/tools/define-tool.ts';
import { submittedAnswer } from '../../http/answer-shapes.ts';
import { type Route, route } from '../../http/route.ts';
import { type RunToolDeps, runTool } from './run-tool.ts';

/** One route for each tool of the catalogue that the site offers; the input has passed the tool's own schema. */
export function toolRoutes(deps: RunToolDeps, tools: readonly Tool[]): Route[] {
  return tools.map((tool) =>
    route(toolEndpoint(tool), async ({ user, body, idempotencyKey, requestId }) =>
      submittedAnswer(await runTool(deps, user, { tool, input: body, key: idempotencyKey }), requestId),
    ),
  );
}
