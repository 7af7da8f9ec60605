import type { currentUser, Edition } from '@inkreel/contract/api/accounts.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { editionOf } from '@inkreel/contract/plans.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { executePrepared } from '../../db/prepared.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedIn } from '../../http/route.ts';
import { selectProject } from '../organisations/project-access.ts';

interface Row {
  name: string;
  email: string | null;
  mobile: string | null;
  language: Language | null;
  created_at: string;
  plan: Edition;
  plan_expires_at: string | null;
  balance: string;
  plan_balance: string;
  has_password: boolean;
  time_zone: string | null;
  project_id: string | null;
}

/** The signed-in user with organisation, points and the project they work in: the call every page begins with. */
export async function readCurrentUser(
  deps: { db: Db; clock: Clock },
  user: SignedIn,
): Promise<OutputOf<typeof currentUser>> {
  const [row] = await executePrepared<Row>(
    deps.db,
    sql`select u.name, u.email, u.mobile, u.language, u.time_zone, u.created_at,
               u.password_hash is not null as has_password, o.plan, o.plan_expires_at, a.balance, a.plan_balance,
               (${selectProject(user)}) as project_id
          from users u
          join organisations o on o.id = ${user.organisationId}
          join point_accounts a on a.organisation_id = o.id
         where u.id = ${user.userId}`,
  );
  if (!row) throw new AppError('not_signed_in');
  const expiresAt = row.plan_expires_at === null ? null : new Date(row.plan_expires_at);
  const edition = editionOf({ plan: row.plan, expiresAt }, deps.clock.now());
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
    expired_at: expiresAt?.toISOString() ?? null,
    created_at: new Date(row.created_at).toISOString(),
  };
}
