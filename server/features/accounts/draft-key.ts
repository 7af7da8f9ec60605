import { createHmac } from 'node:crypto';
import type { draftKey } from '@inkreel/contract/api/accounts.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';

/**
 * The key of a person's seal. Nothing is stored for it: anyone else who names the seal gets another key, and without a
 * session there is none.
 */
export function deriveDraftKey(
  { codeSecret }: { codeSecret: Buffer },
  person: string,
  seal: string,
): OutputOf<typeof draftKey> {
  const key = createHmac('sha256', codeSecret).update(`draft key ${person} ${seal}`).digest('base64url');
  return { person, key };
}
