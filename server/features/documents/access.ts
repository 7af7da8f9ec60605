import { ORGANISATION_KINDS, PERSONAL_KINDS } from '@inkreel/contract/documents/define-document.ts';
import { and, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import { isOrgAdmin } from '../../http/principal.ts';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { documents } from './tables.ts';

/**
 * The single definition of which documents a person sees, and so may change, bin and restore (decisions, Who
 * sees what): their own, those of projects that they see, and for admins everyone's; documents of personal
 * kinds are seen by their owner only, those of the organisation's by all of it.
 */
export function documentSeenBy(person: Person): SQL | undefined {
  const inOrganisation = eq(documents.organisationId, person.organisationId);
  const isOwn = eq(documents.userId, person.userId);
  const isShared = notInArray(documents.kind, [...PERSONAL_KINDS]);
  if (isOrgAdmin(person)) return and(inOrganisation, or(isOwn, isShared));
  const isOfAll = inArray(documents.kind, [...ORGANISATION_KINDS]);
  return and(inOrganisation, or(isOwn, isOfAll, and(isShared, inSeenProject(person, documents.projectId))));
}
