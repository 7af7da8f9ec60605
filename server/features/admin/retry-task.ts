import { STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { inputSchema } from '@inkreel/contract/tools/define-tool.ts';
import { AppError } from '../../http/app-error.ts';
import { findRole } from '../organisations/memberships.ts';
import { findProjectOf } from '../subtitles/project-of-run.ts';
import { lockAnyTask } from '../tasks/lock-any-task.ts';
import { runTool } from '../tools/run-tool.ts';
import { type AdminDeps, type Operator, within } from './admin-deps.ts';
import { writeAudit } from './write-audit.ts';

/**
 * Runs the input of a failed run again as a new one, for the same member, organisation and project, at
 * today's price. A run is retried once: a repeated call returns the run created then.
 *
 * @returns the new run's id
 * @throws AppError not_found; conflict if it has not failed, its tool or input is no longer taken, or its
 *   member, project, sample or target is gone; balance_too_small, engine_unavailable, too_many_tasks, storage_full
 */
export async function retryTask(
  deps: Pick<
    AdminDeps,
    | 'db'
    | 'clock'
    | 'tools'
    | 'routing'
    | 'jobs'
    | 'prices'
    | 'files'
    | 'checkPerson'
    | 'checkMarks'
    | 'checkSpeaker'
    | 'keepShipped'
    | 'documentCharges'
    | 'targets'
  >,
  operator: Operator,
  taskId: string,
  reason: string,
): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    const task = await lockAnyTask(tx, taskId);
    if (!task) throw new AppError('not_found');
    const { userId, organisationId } = task;
    const tool = [...deps.tools, ...STORY_RUNS].find(({ id }) => id === task.toolId);
    const input = tool && inputSchema(tool).safeParse(task.input);
    const role = await findRole(tx, organisationId, userId, { hold: true });
    // A step of a project has its tool's name, but is not a run of it.
    const isOfTool = tool?.capability === task.capability;
    const fits = task.state === 'FAILED' && isOfTool && input?.success;
    if (!tool || !fits || !role) throw new AppError('conflict');
    const run = await runTool(
      { ...deps, db: within(tx) },
      { userId, organisationId, role },
      {
        tool,
        input: input.data,
        projectId: task.projectId ?? undefined,
        engine: task.wantedEngine ?? undefined,
        sample: task.part === 'sample',
        restOf: task.restOf ?? undefined,
        noSave: task.noSave,
        target: task.target ?? undefined,
        documentId: await findProjectOf(tx, taskId),
        key: `operator-retry-${taskId}`,
      },
    ).catch(asOperatorsError);
    await writeAudit(tx, operator, {
      action: 'task.retry',
      subject: 'task',
      subjectId: taskId,
      reason,
      details: { before: { state: task.state, error_code: task.errorCode }, after: { id: run.taskId } },
    });
    return { id: run.taskId };
  });
}

/** The missing points or project access are the organisation's or its member's, not the caller's. */
function asOperatorsError(error: unknown): never {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === 'not_enough_points') throw new AppError('balance_too_small');
  if (code === 'not_found') throw new AppError('conflict');
  throw error;
}
