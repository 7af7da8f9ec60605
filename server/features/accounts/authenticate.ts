import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { SignedIn } from '../../http/route.ts';
import { hashToken } from './token.ts';

interface Row {
  user_id: string;
  organisation_id: string;
  role: SignedIn['role'];
  is_operator: boolean;
  email: string | null;
  verified: boolean;
}

/**
 * Names the user of a token: one statement, prepared, since every call of a signed-in user begins with it.
 * A session whose user has left the organisation, or was disabled by an operator, is not signed in any more.
 */
export function createAuthenticate(deps: { db: Db; clock: Clock; adminEmails: readonly string[] }) {
  return async (token: string): Promise<SignedIn | undefined> => {
    const tokenHash = hashToken(token);
    const { rows } = await deps.db.$client.query<Row>({
      name: 'authenticate',
      text: `select s.user_id, s.organisation_id, m.role, u.is_operator, u.email, u.email_verified_at is not null as verified
               from sessions s
               join users u on u.id = s.user_id
               join members m on m.user_id = s.user_id and m.organisation_id = s.organisation_id
              where s.token_hash = $1 and s.expires_at > $2 and u.disabled_at is null`,
      values: [tokenHash, deps.clock.now()],
    });
    const row = rows[0];
    return (
      row && {
        userId: row.user_id,
        organisationId: row.organisation_id,
        role: row.role,
        // Whoever registers with an address has not shown to read it.
        isOperator:
          row.is_operator || (row.verified && row.email !== null && deps.adminEmails.includes(row.email)),
        tokenHash,
      }
    );
  };
}
