import { PERSONAL_KINDS } from '@inkreel/contract/documents/define-document.ts';
import { and, eq, notInArray, or, type SQL } from 'drizzle-orm';
import { isOrgAdmin } from '../../http/principal.ts';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { documents } from './tables.ts';

/**
 * The single definition of which documents a person sees, and so may change, bin and restore (decisions, Who
 * sees what): their own, those of projects that they see, and for admins everyone's; documents of personal
 * kinds are seen by their owner only.
 */
export function documentSeenBy(person: Person): SQL | undefined {
  const inOrganisation = eq(documents.organisationId, person.organisationId);
  const isOwn = eq(documents.userId, person.userId);
  const isShared = notInArray(documents.kind, [...PERSONAL_KINDS]);
  if (isOrgAdmin(person)) return and(inOrganisation, or(isOwn, isShared));
  return and(inOrganisation, or(isOwn, and(isShared, inSeenProject(person, documents.projectId))));
}
