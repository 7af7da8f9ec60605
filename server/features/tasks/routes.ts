import {
  cancelTask as cancelEndpoint,
  getTask as getEndpoint,
  listTasks as listEndpoint,
  pollTask,
} from '@inkreel/contract/api/tasks.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import { polledAnswer } from '../../http/answer-shapes.ts';
import { type Route, route } from '../../http/route.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import { listTasks } from './list-tasks.ts';

/** Runs: list, one, cancel, and the specification's own polling path. */
export function taskRoutes(deps: { db: Db; clock: Clock; routing: Routing }): Route[] {
  return [
    route(listEndpoint, ({ user, query }) => listTasks(deps, user, query)),
    route(getEndpoint, ({ user, params }) => getTask(deps, user, params.id)),
    route(cancelEndpoint, ({ user, params }) => cancelTask(deps, user, params.id)),
    route(pollTask, async ({ user, params, language, requestId }) =>
      polledAnswer(await getTask(deps, user, params.id), { language, requestId }),
    ),
  ];
}
