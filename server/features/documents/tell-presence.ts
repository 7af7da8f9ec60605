import type { tellPresence as endpoint } from '@inkreel/contract/api/documents.ts';
import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import { notifyOfPresence } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { findUsers } from '../accounts/find-users.ts';
import type { DocumentDeps } from './document-deps.ts';
import { findDocument } from './store.ts';

/** Milliseconds between two notices of a page: it keeps twice as many itself, so that a slow one is not left out. */
const GAP_MS = 500;
/** Pages of one person that may tell something within that time. */
const MOST_PAGES = 5;

/**
 * Tells the others who have a document open where a person is in it. Nothing is stored: pages repeat it, so that one that
 * comes too soon after the last one of the page is left out.
 * @returns the use case; its @throws AppError not_found
 */
export function presenceTeller({ db, clock }: Pick<DocumentDeps, 'db' | 'clock'>) {
  /** By person and page, the oldest first: when something was told of them. */
  const told = new Map<string, number>();
  return async (person: Principal, id: string, { page, view, part, gone }: BodyOf<typeof endpoint>) => {
    const now = clock.now().getTime();
    for (const [each, at] of told) {
      if (now - at < GAP_MS) break;
      told.delete(each);
    }
    const { userId, organisationId } = person;
    const key = `${userId} ${page}`;
    const pages = [...told.keys()].filter((each) => each.startsWith(`${userId} `)).length;
    if (!gone && (told.has(key) || pages >= MOST_PAGES)) return null;
    const document = await findDocument(db, person, id);
    if (!document) throw new AppError('not_found');
    told.delete(key);
    told.set(key, now);
    const name = (await findUsers(db, [userId])).get(userId)?.name ?? '';
    const where = { page, view, part: part ?? null, gone: gone === true };
    await notifyOfPresence(db, { documentId: document.id, organisationId, userId, name, ...where });
    return null;
  };
}
