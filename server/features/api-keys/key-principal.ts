import type { KeyScope } from '@inkreel/contract/scopes.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { executePreparedText } from '../../db/prepared.ts';
import type { LiveCredential, Principal, PrincipalKind } from '../../http/principal.ts';
import { sourceOf } from '../../http/source-of.ts';
import { hashToken } from '../accounts/token.ts';
import { isKeyText } from './key-format.ts';

interface Row {
  id: string;
  user_id: string;
  organisation_id: string;
  scopes: KeyScope[];
  role: Principal['role'];
  /** Whether its last use is to be recorded again. */
  noted_before: boolean;
}

/** Precision of the last use: otherwise each call would write a row. */
const NOTED_EVERY_MS = 60_000;

/**
 * A key works while it is neither revoked nor expired, and its creator is a member with an account that is not
 * disabled.
 */
const WORKING_KEYS = `
    from api_keys k
    join users u on u.id = k.user_id
    join members m on m.user_id = k.user_id and m.organisation_id = k.organisation_id
   where k.revoked_at is null and (k.expires_at is null or k.expires_at > $2) and u.disabled_at is null`;

/**
 * A program with an API key. It acts for the person who made the key, with the role that they have now, in the key's
 * organisation alone and within the key's scopes. It is never an operator.
 */
export function apiKeyPrincipal(deps: { db: Db; clock: Clock }): PrincipalKind {
  return {
    name: 'api_key',
    hasForm: isKeyText,
    authenticate: async (token, address) => {
      const now = deps.clock.now();
      const tokenHash = hashToken(token);
      const since = new Date(now.getTime() - NOTED_EVERY_MS);
      const [row] = await executePreparedText<Row>(
        deps.db,
        `select k.id, k.user_id, k.organisation_id, k.scopes, m.role, coalesce(k.last_used_at > $3, false) as noted_before
         ${WORKING_KEYS} and k.token_hash = $1`,
        [tokenHash, now, since],
      );
      if (!row) return undefined;
      if (!row.noted_before) await noteUse(deps.db, row.id, { now, since, from: sourceOf(address) });
      return {
        kind: 'api_key',
        scopes: new Set(row.scopes),
        userId: row.user_id,
        organisationId: row.organisation_id,
        role: row.role,
        isOperator: false,
        tokenHash,
        apiKeyId: row.id,
      };
    },
    findLive: (tokenHashes) =>
      executePreparedText<LiveCredential>(
        deps.db,
        `select k.token_hash as "tokenHash", k.user_id as "userId", k.organisation_id as "organisationId"
         ${WORKING_KEYS} and k.token_hash = any($1)`,
        [tokenHashes, deps.clock.now()],
      ),
  };
}

/** Parallel calls write it once. */
async function noteUse(
  db: Db,
  id: string,
  { now, since, from }: { now: Date; since: Date; from: string },
): Promise<void> {
  await executePreparedText(
    db,
    `update api_keys set last_used_at = $2, last_used_from = $3
      where id = $1 and (last_used_at is null or last_used_at <= $4)`,
    [id, now, from, since],
  );
}
