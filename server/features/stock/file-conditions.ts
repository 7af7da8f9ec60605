import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Person } from '../organisations/project-access.ts';
import { stockSeenBy } from './access.ts';
import { stockItems } from './tables.ts';

/**
 * Condition on the id of a file: it is in the stock, in an item that the person sees or that operators offer to
 * everyone.
 */
export function isInSeenStock(fileId: SQLWrapper, person: Person): SQL {
  return sql`exists (
    select from ${stockItems}
     where ${stockItems.fileId} = ${fileId} and ${or(eq(stockItems.isPublic, true), stockSeenBy(person))})`;
}

/** Condition on the id of a file: it is in the stock. */
export function isInStock(fileId: SQLWrapper): SQL {
  return sql`exists (select from ${stockItems} where ${stockItems.fileId} = ${fileId})`;
}
