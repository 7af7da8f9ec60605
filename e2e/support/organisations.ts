import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../../server/db/connect.ts';
import { callApi, registerByApi } from './api.ts';

export interface Person {
  token: string;
  email: string;
  organisationId: string;
  userId: string;
  projectId: string;
}

/** Registers a user, which creates their organisation. */
export async function registerFounder(url: string, email: string): Promise<Person> {
  const token = await registerByApi(url, email);
  const { data } = await callApi<{ id: string; project_id: string; org_user: { org_id: string } }>(
    url,
    'GET',
    '/user/current',
    { token },
  );
  return { token, email, organisationId: data.org_user.org_id, userId: data.id, projectId: data.project_id };
}

/** Registers a user who then works in another user's organisation. */
export async function registerMember(
  url: string,
  db: Db,
  email: string,
  of: Person,
  role: 'admin' | 'member' = 'member',
): Promise<Person> {
  const person = await registerFounder(url, email);
  const { organisationId } = of;
  await db.execute(
    sql`insert into members (organisation_id, user_id, role) values (${organisationId}, ${person.userId}, ${role})`,
  );
  await db.execute(
    sql`update sessions set organisation_id = ${organisationId} where user_id = ${person.userId}`,
  );
  return { ...person, organisationId };
}

const TABLES = [
  'ledger_rows',
  'point_accounts',
  'point_holds',
  'tasks',
  'files',
  'results',
  'projects',
  'members',
  'invitations',
  'orders',
  'stock_items',
  'roles',
  'looks',
  'documents',
  'document_revisions',
  'api_keys',
];

/** Columns that reconciliation writes at any time, and the last use of a key. */
const OWN_TIMES = sql`array['next_check_at', 'checks', 'last_used_at', 'last_used_from']`;

/**
 * One text for all data of an organisation: the same text means that nothing changed. Waits for unfinished runs
 * first.
 */
export async function fingerprintOf(db: Db, organisationId: string): Promise<string> {
  const running = sql`select from tasks where organisation_id = ${organisationId} and finished_at is null`;
  await expect.poll(async () => (await db.execute(running)).rowCount).toBe(0);
  const parts = TABLES.map(
    (table) => sql`
      select ${table} as name, coalesce(md5(string_agg(text, ',' order by text)), '') as digest
        from ${sql.identifier(table)} row, lateral (select (to_jsonb(row) - ${OWN_TIMES})::text as text) as _
        where organisation_id = ${organisationId}`,
  );
  const { rows } = await db.execute<{ name: string; digest: string }>(sql.join(parts, sql` union all `));
  return rows.map(({ name, digest }) => `${name} ${digest}`).join('\n');
}

/** Sets the balance to this many points, by a ledger row as an operator's correction writes it. */
export async function setBalance(db: Db, organisationId: string, points: number): Promise<void> {
  await db.execute(sql`
    insert into ledger_rows (id, organisation_id, type, points, plan_points, reason)
    select gen_random_uuid(), organisation_id,
           case when balance < ${points}::int then 'system_refill' else 'system_deduction' end,
           ${points}::int - balance, case when balance < ${points}::int then 0 else greatest(-plan_balance, ${points}::int - balance) end,
           'test'
      from point_accounts where organisation_id = ${organisationId} and balance <> ${points}::int`);
}
