import { moveShot as moveShotEndpoint, pollMovingShot } from '@inkreel/contract/api/moving-shots.ts';
import { type Route, route } from '../../http/route.ts';
import { getTask } from '../tasks/get-task.ts';
import type { RunToolDeps } from '../tools/run-tool.ts';
import { moveShot, movingShotAnswer } from './move-shot.ts';

/** Films of a few seconds from the pictures of shots. */
export function movingShotRoutes(deps: RunToolDeps): Route[] {
  return [
    route(moveShotEndpoint, ({ user, body, idempotencyKey }) => moveShot(deps, user, body, idempotencyKey)),
    route(pollMovingShot, async ({ user, params, language, requestId }) =>
      movingShotAnswer(await getTask(deps, user, params.id), { language, requestId }),
    ),
  ];
}
