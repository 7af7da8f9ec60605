import type { currentUser, Edition } from '@inkreel/contract/api/accounts.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { editionOf } from '@inkreel/contract/plans.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { defineStatement, nameOf } from '../../db/prepared.ts';
import { AppError } from '../../http/app-error.ts';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';
import { selectProject } from '../organisations/project-access.ts';

interface Row {
  name: string;
  email: string | null;
  mobile: string | null;
  language: Language | null;
  created_at: Date;
  plan: Edition;
  plan_expires_at: Date | null;
  balance: string;
  plan_balance: string;
  has_password: boolean;
  time_zone: string | null;
  project_id: string | null;
}

/** Prepared, one for members and one for admins: every page starts with it. */
const selectUser = (role: Principal['role']) =>
  defineStatement<'userId' | 'organisationId'>((value) => {
    const [userId, organisationId] = [value('userId'), value('organisationId')];
    return sql`
    select u.name, u.email, u.mobile, u.language, u.time_zone, u.created_at,
           u.password_hash is not null as has_password, o.plan, o.plan_expires_at, a.balance, a.plan_balance,
           (${selectProject({ userId, organisationId, role })}) as project_id
      from users u
      join organisations o on o.id = ${organisationId}
      join point_accounts a on a.organisation_id = o.id
     where u.id = ${userId}`;
  });
const selectForAdmin = selectUser('admin');
const selectForMember = selectUser('member');

/** The signed-in user with organisation, points and the project they work in. */
export async function readCurrentUser(
  deps: { db: Db; clock: Clock },
  user: Principal,
): Promise<OutputOf<typeof currentUser>> {
  const { userId, organisationId } = user;
  const select = isOrgAdmin(user) ? selectForAdmin : selectForMember;
  const { text, values } = select({ userId, organisationId });
  const { rows } = await deps.db.$client.query<Row>({ name: nameOf(text), text, values: [...values] });
  const row = rows[0];
  if (!row) throw new AppError('not_signed_in');
  const edition = editionOf({ plan: row.plan, expiresAt: row.plan_expires_at }, deps.clock.now());
  const frozen = edition === 'free' ? Number(row.plan_balance) : 0;
  return {
    id: user.userId,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    has_password: row.has_password,
    time_zone: row.time_zone,
    language: row.language,
    is_operator: user.isOperator,
    org_user: { org_id: user.organisationId, user_type: user.role },
    project_id: row.project_id,
    credits: Number(row.balance) - frozen,
    frozen,
    edition,
    expired_at: row.plan_expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
