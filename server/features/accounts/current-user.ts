import type { currentUser, Edition } from '@inkreel/contract/api/accounts.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { editionOf } from '@inkreel/contract/plans.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedIn } from '../../http/route.ts';

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

/** The signed-in user with organisation, points and first open project: the call every page begins with. */
export async function readCurrentUser(
  deps: { db: Db; clock: Clock },
  user: SignedIn,
): Promise<OutputOf<typeof currentUser>> {
  const { rows } = await deps.db.$client.query<Row>({
    name: 'current-user',
    text: `select u.name, u.email, u.mobile, u.language, u.time_zone, u.created_at,
                  u.password_hash is not null as has_password, o.plan, o.plan_expires_at, a.balance, a.plan_balance,
                  (select p.id from projects p
                    where p.organisation_id = o.id and p.created_by = u.id and p.archived_at is null
                    order by p.id limit 1) as project_id
             from users u
             join organisations o on o.id = $2
             join point_accounts a on a.organisation_id = o.id
            where u.id = $1`,
    values: [user.userId, user.organisationId],
  });
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
