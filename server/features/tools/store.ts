import type { TaskState } from '@inkreel/contract/api/tasks.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { executePrepared } from '../../db/prepared.ts';
import { tasks } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';

/** A run as the submit answers with it. */
export interface Submitted {
  taskId: string;
  state: TaskState;
}

export interface NewTask {
  id: string;
  organisationId: string;
  userId: string;
  toolId: string;
  capability: string;
  input: Record<string, unknown>;
  inputHash: string;
  idempotencyKey: string | undefined;
  engineId: string;
  createdAt: Date;
  deadlineAt: Date;
}

/** What stands in the way of a task, or what it needs further. */
export interface InsertedTask {
  /** False where a task with the same idempotency key is there already. */
  inserted: boolean;
  projectId: string | null;
  /** Unfinished runs before this one: an open hold is an unfinished run. */
  unfinishedOfUser: number;
  unfinishedOfOrganisation: number;
}

/**
 * Writes the task row, unless one with the same key exists, and counts what else is unfinished: one statement, since a
 * submit should cost few round trips. Waits where the same key is being written at this moment.
 */
export async function insertTask(tx: Tx, task: NewTask): Promise<InsertedTask> {
  const rows = await executePrepared<{
    inserted: boolean;
    project_id: string | null;
    of_user: number;
    of_organisation: number;
  }>(
    tx,
    sql`
    with project as materialized (
      select id from projects
       where organisation_id = ${task.organisationId} and created_by = ${task.userId} and archived_at is null
       order by created_at limit 1
    ), added as (
      insert into tasks (id, organisation_id, user_id, project_id, tool_id, capability, input, input_hash,
                         idempotency_key, engine, created_at, deadline_at)
      values (${task.id}, ${task.organisationId}, ${task.userId}, (select id from project), ${task.toolId},
              ${task.capability}, ${JSON.stringify(task.input)}::jsonb, ${task.inputHash},
              ${task.idempotencyKey ?? null}, ${task.engineId}, ${task.createdAt.toISOString()},
              ${task.deadlineAt.toISOString()})
      on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing
      returning id
    )
    select exists (select from added) as inserted, (select id from project) as project_id,
           count(*) filter (where task.user_id = ${task.userId})::int as of_user, count(*)::int as of_organisation
      from point_holds hold join tasks task on task.id = hold.task_id
     where hold.organisation_id = ${task.organisationId} and hold.state = 'held'`,
  );
  const row = rows[0];
  if (!row) throw new Error('a count answers with one row');
  return {
    inserted: row.inserted,
    projectId: row.project_id,
    unfinishedOfUser: row.of_user,
    unfinishedOfOrganisation: row.of_organisation,
  };
}

/**
 * The run that was started with this key before.
 * @throws AppError idempotency_mismatch where it was started with another input
 */
export async function findByKey(tx: Tx, userId: string, key: string, inputHash: string): Promise<Submitted> {
  const [task] = await tx
    .select({ id: tasks.id, state: tasks.state, inputHash: tasks.inputHash })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.idempotencyKey, key)));
  if (!task) throw new Error('a key that stood in the way names a task');
  if (task.inputHash !== inputHash) throw new AppError('idempotency_mismatch');
  return { taskId: task.id, state: task.state as TaskState };
}
