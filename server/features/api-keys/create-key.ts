import type { createApiKey as endpoint } from '@inkreel/contract/api/api-keys.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { API_KEYS } from '@inkreel/contract/limits.ts';
import { v7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type AttemptLimit, countAttempt } from '../../db/count-attempt.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { hashToken } from '../accounts/token.ts';
import { lockAsAdmin } from '../organisations/lock-as-admin.ts';
import { requireAdmin } from '../organisations/require-admin.ts';
import { createKeyText } from './key-format.ts';
import { countWorkingKeys, findKeys, insertKey } from './store.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Against creating keys in bulk; revoking one does not raise the limit. */
const PER_ORGANISATION: AttemptLimit = {
  name: 'api_keys',
  hits: 50,
  windowSeconds: DAY_SECONDS,
  refusal: 'too_many_api_keys',
};

/**
 * Makes an API key of the organisation. Only its hash is stored: only the answer contains the key.
 * @throws AppError forbidden for members; too_many_api_keys
 */
export async function createApiKey(
  deps: { db: Db; clock: Clock },
  user: Principal,
  { name, scopes, days, points_limit: pointsLimit }: BodyOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  requireAdmin(user);
  const { organisationId, userId } = user;
  const now = deps.clock.now();
  await countAttempt(deps, PER_ORGANISATION, organisationId);
  const key = createKeyText();
  const id = v7();
  return deps.db.transaction(async (tx) => {
    await lockAsAdmin(tx, user);
    if ((await countWorkingKeys(tx, organisationId, now)) >= API_KEYS)
      throw new AppError('too_many_api_keys');
    await insertKey(tx, {
      id,
      organisationId,
      userId,
      name,
      tokenHash: hashToken(key),
      ending: key.slice(-4),
      scopes: [...new Set(scopes)],
      pointsLimit,
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_SECONDS * 1000),
      createdAt: now,
    });
    const item = (await findKeys(tx, organisationId, now)).find((each) => each.id === id);
    if (!item) throw new Error('the key that was just made is missing');
    return { key, item };
  });
}
