import type { tellPresence as endpoint } from '@inkreel/contract/api/documents.ts';
import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import { notifyOfPresence } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { findUsers } from '../accounts/find-users.ts';
import type { DocumentDeps } from './document-deps.ts';
import { findDocument } from './store.ts';

/** Milliseconds between two notices of one person. */
const GAP_MS = 1000;

/**
 * Tells the others who have a document open where a person is in it. Nothing is stored: pages repeat it, so that one that
 * comes too soon after the last one of the person is left out.
 * @returns the use case; its @throws AppError not_found
 */
export function presenceTeller({ db, clock }: Pick<DocumentDeps, 'db' | 'clock'>) {
  /** By person, the oldest first: when something was told of them. */
  const told = new Map<string, number>();
  return async (person: Principal, id: string, { page, view, part, gone }: BodyOf<typeof endpoint>) => {
    const now = clock.now().getTime();
    for (const [userId, at] of told) {
      if (now - at < GAP_MS) break;
      told.delete(userId);
    }
    const { userId, organisationId } = person;
    if (told.has(userId) && !gone) return null;
    const document = await findDocument(db, person, id);
    if (!document) throw new AppError('not_found');
    told.delete(userId);
    told.set(userId, now);
    const name = (await findUsers(db, [userId])).get(userId)?.name ?? '';
    const where = { page, view, part: part ?? null, gone: gone === true };
    await notifyOfPresence(db, { documentId: document.id, organisationId, userId, name, ...where });
    return null;
  };
}
