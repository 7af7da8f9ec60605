import {
  cancelTask as cancelEndpoint,
  getTask as getEndpoint,
  listTasks as listEndpoint,
  pollProjects,
  pollTask,
  pollTranslation,
} from '@inkreel/contract/api/tasks.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import { polledAnswer, projectAnswer, tracedAnswer } from '../../http/answer-shapes.ts';
import { AppError } from '../../http/app-error.ts';
import { type Route, route } from '../../http/route.ts';
import { cancelTask } from './cancel-task.ts';
import { findByNumber } from './find-by-number.ts';
import type { FinishDeps } from './finish-task.ts';
import { getTask } from './get-task.ts';
import { listTasks } from './list-tasks.ts';

/** Runs: list, one, cancel, and the specification's own polling path. */
export function taskRoutes(deps: FinishDeps & { db: Db; clock: Clock; routing: Routing }): Route[] {
  return [
    route(listEndpoint, ({ user, query }) => listTasks(deps, user, query)),
    route(getEndpoint, ({ user, params }) => getTask(deps, user, params.id)),
    route(cancelEndpoint, ({ user, params }) => cancelTask(deps, user, params.id)),
    route(pollTask, async ({ user, params, language, requestId }) =>
      polledAnswer(await getTask(deps, user, params.id), { language, requestId }),
    ),
    route(pollTranslation, async ({ user, body }) => {
      const [task] = await findByNumber(deps, user, [body.id]);
      if (!task) throw new AppError('not_found');
      return tracedAnswer(task);
    }),
    route(pollProjects, async ({ user, body }) =>
      projectAnswer(await findByNumber(deps, user, body.id_projects)),
    ),
  ];
}
