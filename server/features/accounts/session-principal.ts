import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { gather } from '../../db/gather.ts';
import { executePreparedText } from '../../db/prepared.ts';
import { ALL_SCOPES, type LiveCredential, type Principal, type PrincipalKind } from '../../http/principal.ts';
import { hashToken } from './token.ts';

interface Row {
  token_hash: string;
  user_id: string;
  organisation_id: string;
  role: Principal['role'];
  is_operator: boolean;
  email: string | null;
  verified: boolean;
}

/**
 * The principal of a session. A session whose user has left the organisation, or was disabled by an operator, is not
 * signed in any more.
 */
export function sessionPrincipal(deps: {
  db: Db;
  clock: Clock;
  adminEmails: readonly string[];
}): PrincipalKind {
  // Every call of a signed-in user begins with it: prepared, and one statement for calls that come in together.
  const findSession = gather(
    async (tokenHashes) =>
      (
        await deps.db.$client.query<Row>({
          name: 'authenticate-session',
          text: `select s.token_hash, s.user_id, s.organisation_id, m.role, u.is_operator, u.email,
                        u.email_verified_at is not null as verified
                   from sessions s
                   join users u on u.id = s.user_id
                   join members m on m.user_id = s.user_id and m.organisation_id = s.organisation_id
                  where s.token_hash = any($1) and s.expires_at > $2 and u.disabled_at is null`,
          values: [tokenHashes, deps.clock.now()],
        })
      ).rows,
    (row) => row.token_hash,
  );
  return {
    name: 'session',
    hasForm: (token) => /^[\w-]{43}$/.test(token),
    authenticate: async (token) => {
      const tokenHash = hashToken(token);
      const row = await findSession(tokenHash);
      return (
        row && {
          kind: 'session',
          scopes: ALL_SCOPES,
          userId: row.user_id,
          organisationId: row.organisation_id,
          role: row.role,
          // Registering with an address does not prove that its mail can be read.
          isOperator:
            row.is_operator || (row.verified && row.email !== null && deps.adminEmails.includes(row.email)),
          tokenHash,
        }
      );
    },
    findLive: (tokenHashes) =>
      executePreparedText<LiveCredential>(
        deps.db,
        `select s.token_hash as "tokenHash", s.user_id as "userId", s.organisation_id as "organisationId"
           from sessions s
           join users u on u.id = s.user_id
           join members m on m.user_id = s.user_id and m.organisation_id = s.organisation_id
          where s.token_hash = any($1) and s.expires_at > $2 and u.disabled_at is null`,
        [tokenHashes, deps.clock.now()],
      ),
  };
}
