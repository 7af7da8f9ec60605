import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { moveSession } from '../accounts/sessions/change-sessions.ts';
import { countedAsGuess } from './code-guesses.ts';
import { joinByCode } from './join-by-code.ts';

/**
 * Joins the organisation that invites by this code, and continues in it.
 * @throws AppError invite_code_invalid, already_member, no_free_seat, too_many_codes
 */
export function joinOrganisation(
  deps: { db: Db; clock: Clock },
  user: Pick<Principal, 'userId' | 'tokenHash'>,
  { code, address }: { code: string; address: string },
): Promise<{ id: string }> {
  return countedAsGuess(deps, { address, userId: user.userId }, () =>
    deps.db.transaction(async (tx) => {
      const id = await joinByCode(tx, deps.clock, user.userId, code);
      await moveSession(tx, user.tokenHash, id);
      return { id };
    }),
  );
}
