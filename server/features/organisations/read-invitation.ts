import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { readInvitation as endpoint } from '@inkreel/contract/api/team.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { countedAsGuess } from './code-guesses.ts';
import { findInvitation } from './invitation-store.ts';
import { canonicalCode } from './invite-code.ts';

/**
 * Who invites by a code.
 * @throws AppError invite_code_invalid, too_many_codes
 */
export function readInvitation(
  deps: { db: Db; clock: Clock },
  caller: { address: string },
  code: string,
): Promise<OutputOf<typeof endpoint>> {
  return countedAsGuess(deps, caller, async () => {
    const found = await findInvitation(deps.db, canonicalCode(code), deps.clock.now());
    if (!found) throw new AppError('invite_code_invalid');
    return { organisation: found.organisation, by: found.by };
  });
}
