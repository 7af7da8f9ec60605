import type { TaskState } from '@inkreel/contract/api/tasks.ts';
import type { PaidPart } from '@inkreel/contract/pricing.ts';
import { and, eq, sql } from 'drizzle-orm';
import { runTogether } from '../../db/batch.ts';
import type { DbOrTx } from '../../db/connect.ts';
import { defineStatement, type Statement } from '../../db/prepared.ts';
import { type Notice, type NoticeName, noticeCalls, noticeNames, noticeValues } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import { isOrgAdmin } from '../../http/principal.ts';
import { type Person, selectProject } from '../organisations/project-access.ts';
import type { Quotas } from '../storage/quota/quotas.ts';
import { roomValues, storageLeft } from '../storage/quota/room.ts';
import type { LinesWork } from './lines-work.ts';
import { inputColumns } from './long-inputs.ts';
import type { RunTarget } from './run-target.ts';
import { tasks } from './tables.ts';

/** A run in the answer to its submit. */
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
  /** Which part of its medium it makes, a sample or the rest, and the sample that it completes. */
  part?: PaidPart | undefined;
  restOf?: string | undefined;
  /** Its results are in no list and are deleted after a day. */
  noSave?: boolean | undefined;
  /** The step with which it begins, if it takes its lines from its video. */
  linesWork?: LinesWork | undefined;
  /** What gets its result when it ends. */
  target?: RunTarget | undefined;
  createdAt: Date;
  deadlineAt: Date;
}

/** What decides about a run that is about to be written. */
export interface Admission {
  /** The run that was started with the same key before. */
  before: KeyedTask | null;
  /** The project that it belongs to: the wanted one if the user sees it and it is open; see `selectProject`. */
  projectId: string | null;
  /** Unfinished runs before this one: an open hold is an unfinished run. */
  unfinishedOfOrganisation: number;
  /** Unfinished runs at the same engine, by member. */
  atEngine: Record<string, number>;
  /** Bytes that the organisation may still store; below 0 if it is over its quota. */
  storageLeft: number;
}

interface KeyedTask {
  id: string;
  state: TaskState;
  organisationId: string;
  inputHash: string;
}

interface Wish {
  idempotencyKey: string | undefined;
  projectId: string | undefined;
  engineId: string;
  quotas: Quotas;
  now: Date;
}

const admissionFor = (role: Person['role']) =>
  defineStatement<
    'organisationId' | 'userId' | 'key' | 'projectId' | 'engineId' | keyof ReturnType<typeof roomValues>
  >((value) => {
    const [organisationId, userId] = [sql`${value('organisationId')}::uuid`, sql`${value('userId')}::uuid`];
    const wanted = sql`${value('projectId')}::uuid`;
    return sql`
    select (select jsonb_build_object('id', id, 'state', state, 'organisationId', organisation_id,
                                      'inputHash', input_hash) from tasks
             where user_id = ${userId} and idempotency_key = ${value('key')}) as before,
           (${selectProject({ organisationId, userId, role }, wanted)}) as "projectId",
           ${storageLeft(value)}::float8 as "storageLeft",
           coalesce(sum(open.runs), 0)::int as "unfinishedOfOrganisation",
           coalesce(jsonb_object_agg(open.user_id, open.at_engine), '{}') as "atEngine"
      from (select task.user_id, count(*) as runs, count(*) filter (where task.engine = ${value('engineId')}) as at_engine
              from point_holds hold join tasks task on task.id = hold.task_id
             where hold.organisation_id = ${organisationId} and hold.state = 'held'
             group by task.user_id) as open`;
  });
const admissionForAdmin = admissionFor('admin');
const admissionForMember = admissionFor('member');

/**
 * Reads what decides whether a run may be written, and how: one statement, since a submit should cost few round trips.
 * Nothing is locked; what must be exact is guaranteed by the statements that write.
 * @throws AppError not_found for a wanted project that the user does not see or that is archived, unless the run
 * already exists
 */
export async function readAdmission(db: DbOrTx, user: Person, wish: Wish): Promise<Admission> {
  const { projectId = null, idempotencyKey: key = null, engineId, quotas, now } = wish;
  const { organisationId, userId } = user;
  const admission = isOrgAdmin(user) ? admissionForAdmin : admissionForMember;
  const values = { ...roomValues(quotas, organisationId, now), userId, key, projectId, engineId };
  const [[row] = []] = (await runTogether(db, [admission(values)])) as [Admission[]];
  if (!row) throw new Error('a count answers with one row');
  if (wish.projectId !== undefined && row.projectId === null && row.before === null)
    throw new AppError('not_found');
  return row;
}

/** @param notices number of notices that are sent with it */
const insertionWith = (notices: number) =>
  defineStatement<keyof NewTask | 'inputBytes' | 'inputSummary' | 'projectId' | NoticeName>(
    (value) => sql`
    insert into tasks (id, organisation_id, user_id, project_id, tool_id, capability, input, input_bytes, input_summary, input_hash,
                       idempotency_key, api_key_id, engine, wanted_engine, part, rest_of, no_save, lines_work, target, created_at, deadline_at)
    values (${value('id')}::uuid, ${value('organisationId')}::uuid, ${value('userId')}::uuid, ${value('projectId')}::uuid,
            ${value('toolId')}, ${value('capability')}, ${value('input')}::jsonb, ${value('inputBytes')}::int,
            ${value('inputSummary')}::jsonb, ${value('inputHash')},
            ${value('idempotencyKey')}, ${value('apiKeyId')}::uuid, ${value('engineId')}, ${value('wantedEngine')},
            ${value('part')}, ${value('restOf')}::uuid, ${value('noSave')}::boolean, ${value('linesWork')}::jsonb, ${value('target')}::jsonb, ${value('createdAt')}::timestamptz,
            ${value('deadlineAt')}::timestamptz)
    returning row(${noticeCalls(noticeNames(notices).map(value))})::text`,
  );
const insertions: ReturnType<typeof insertionWith>[] = [];

/**
 * The statement that writes a run. Waits if the same key is being written at this moment, and violates
 * `tasks_idempotency` if it was written.
 * @param notices what every process is told at the commit
 */
export function insertTask(task: NewTask, projectId: string | null, notices: readonly Notice[]): Statement {
  const insertion = (insertions[notices.length] ??= insertionWith(notices.length));
  return insertion({
    ...task,
    projectId,
    ...inputColumns(task.input),
    idempotencyKey: task.idempotencyKey ?? null,
    apiKeyId: task.apiKeyId ?? null,
    wantedEngine: task.wantedEngine ?? null,
    part: task.part ?? null,
    restOf: task.restOf ?? null,
    noSave: task.noSave ?? false,
    linesWork: task.linesWork ? JSON.stringify(task.linesWork) : null,
    target: task.target ? JSON.stringify(task.target) : null,
    createdAt: task.createdAt.toISOString(),
    deadlineAt: task.deadlineAt.toISOString(),
    ...noticeValues(notices),
  });
}

/** What makes two submits with one key the same request. */
type SameRequest = Pick<KeyedTask, 'organisationId' | 'inputHash'>;

/**
 * The run that was started with this key before, if one was.
 * @throws AppError idempotency_mismatch if it was started with another input, or in another organisation
 */
export async function findByKey(
  db: DbOrTx,
  userId: string,
  key: string,
  request: SameRequest,
): Promise<Submitted | undefined> {
  const { id, state, organisationId, inputHash } = tasks;
  const [task] = await db
    .select({ id, state, organisationId, inputHash })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.idempotencyKey, key)));
  return task && submittedBefore(task as KeyedTask, request);
}

/**
 * A run that was started with this key before, as the answer to the same request.
 * @throws AppError idempotency_mismatch if it was started with another input, or in another organisation, where the
 * caller does not see it
 */
export function submittedBefore(task: KeyedTask, request: SameRequest): Submitted {
  if (task.organisationId !== request.organisationId || task.inputHash !== request.inputHash)
    throw new AppError('idempotency_mismatch');
  return { taskId: task.id, state: task.state };
}
