import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Person } from '../organisations/project-access.ts';
import { roleSeenBy } from './access.ts';
import { looks, roles } from './tables.ts';

/** Condition on the id of a file: it is the picture of a character that the person sees, or of its look. */
export function isInSeenRole(fileId: SQLWrapper, person: Person): SQL {
  return sql`(exists (select from ${roles} where ${roles.avatarId} = ${fileId} and ${roleSeenBy(person)})
    or exists (select from ${looks} join ${roles} on ${roles.id} = ${looks.roleId}
                where ${looks.fileId} = ${fileId} and ${roleSeenBy(person)}))`;
}

/** Condition on the id of a file: it is the picture of a character or of a look. */
export function isInRole(fileId: SQLWrapper): SQL {
  return sql`(exists (select from ${roles} where ${roles.avatarId} = ${fileId})
    or exists (select from ${looks} where ${looks.fileId} = ${fileId}))`;
}
