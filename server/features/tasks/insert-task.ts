import type { TaskState } from '@inkreel/contract/api/tasks.ts';
import type { PaidPart } from '@inkreel/contract/pricing.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { executePrepared } from '../../db/prepared.ts';
import { type Notice, noticeCalls } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import { type Person, selectProject } from '../organisations/project-access.ts';
import type { Quotas } from '../storage/quota/quotas.ts';
import { storageLeft } from '../storage/quota/room.ts';
import { tasks } from './tables.ts';

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
  apiKeyId: string | undefined;
  engineId: string;
  /** The engine that the person chose. */
  wantedEngine?: string | undefined;
  /** The part of its medium that it makes or completes, and the sample that it completes. */
  part?: PaidPart | undefined;
  restOf?: string | undefined;
  createdAt: Date;
  deadlineAt: Date;
}

/** What stands in the way of a task, or what it needs further. */
export interface InsertedTask {
  /** False where a task with the same idempotency key is there already, or the wanted project is not. */
  inserted: boolean;
  projectId: string | null;
  /** Unfinished runs before this one: an open hold is an unfinished run. */
  unfinishedOfOrganisation: number;
  /** Those at the same engine, by member. */
  atEngine: ReadonlyMap<string, number>;
  /** Bytes that the organisation may still store; below 0 where it is over its quota. */
  storageLeft: number;
}

interface InsertOptions {
  user: Person;
  projectId: string | undefined;
  quotas: Quotas;
  notices: readonly Notice[];
}

/**
 * Writes the task row, unless one with the same key exists, with its notices, and counts what else is unfinished: one
 * statement, since a submit should cost few round trips. Waits where the same key is being written at this moment.
 * @param place the project that the run belongs to: the wanted one if the user sees it and it is open, without a wish
 *   the user's oldest, else the oldest that they see, else none
 * @param notices what every process is told at the commit, where the row is written
 */
export async function insertTask(
  tx: Tx,
  task: NewTask,
  { user, projectId, quotas, notices }: InsertOptions,
): Promise<InsertedTask> {
  const wanted = sql`${projectId ?? null}::uuid`;
  const rows = await executePrepared<{
    inserted: boolean;
    project_id: string | null;
    of_organisation: number;
    at_engine: Record<string, number>;
    storage_left: number;
  }>(
    tx,
    sql`
    with project as materialized (
      ${selectProject(user, wanted)}
    ), added as (
      insert into tasks (id, organisation_id, user_id, project_id, tool_id, capability, input, input_hash,
                         idempotency_key, api_key_id, engine, wanted_engine, part, rest_of, created_at, deadline_at)
      select ${task.id}::uuid, ${task.organisationId}::uuid, ${task.userId}::uuid, (select id from project),
             ${task.toolId}, ${task.capability}, ${JSON.stringify(task.input)}::jsonb, ${task.inputHash},
             ${task.idempotencyKey ?? null}, ${task.apiKeyId ?? null}::uuid, ${task.engineId}, ${task.wantedEngine ?? null},
             ${task.part ?? null}, ${task.restOf ?? null}::uuid, ${task.createdAt.toISOString()}::timestamptz,
             ${task.deadlineAt.toISOString()}::timestamptz
       where ${wanted} is null or exists (select from project)
      on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing
      returning id
    )
    select is_new as inserted, (select id from project) as project_id,
           case when is_new then (select row(${noticeCalls(notices)})::text) end,
           ${storageLeft(quotas, task.organisationId, task.createdAt)}::float8 as storage_left,
           coalesce(sum(open.runs), 0)::int as of_organisation,
           coalesce(jsonb_object_agg(open.user_id, open.at_engine) filter (where open.at_engine > 0), '{}') as at_engine
      from (select task.user_id, count(*) as runs, count(*) filter (where task.engine = ${task.engineId}) as at_engine
              from point_holds hold join tasks task on task.id = hold.task_id
             where hold.organisation_id = ${task.organisationId} and hold.state = 'held'
             group by task.user_id) as open
     right join (select exists (select from added) as is_new) as outcome on true
     group by is_new`,
  );
  const row = rows[0];
  if (!row) throw new Error('a count answers with one row');
  return {
    inserted: row.inserted,
    projectId: row.project_id,
    unfinishedOfOrganisation: row.of_organisation,
    atEngine: new Map(Object.entries(row.at_engine)),
    storageLeft: row.storage_left,
  };
}

/**
 * The run that was started with this key before, if one was.
 * @throws AppError idempotency_mismatch where it was started with another input
 */
export async function findByKey(
  tx: DbOrTx,
  userId: string,
  key: string,
  inputHash: string,
): Promise<Submitted | undefined> {
  const [task] = await tx
    .select({ id: tasks.id, state: tasks.state, inputHash: tasks.inputHash })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.idempotencyKey, key)));
  if (!task) return undefined;
  if (task.inputHash !== inputHash) throw new AppError('idempotency_mismatch');
  return { taskId: task.id, state: task.state as TaskState };
}
