import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Person } from '../organisations/project-access.ts';
import { stockSeenBy } from './access.ts';
import { stockItems } from './tables.ts';

/** Condition on the id of a file: an item of the stock has it that the person sees or operators offer to everyone. */
export function isInSeenStock(fileId: SQLWrapper, person: Person): SQL {
  return sql`exists (
    select from ${stockItems}
     where ${stockItems.fileId} = ${fileId} and ${or(eq(stockItems.isPublic, true), stockSeenBy(person))})`;
}

/** Condition on the id of a file: an item of the stock has it. */
export function isInStock(fileId: SQLWrapper): SQL {
  return sql`exists (select from ${stockItems} where ${stockItems.fileId} = ${fileId})`;
}
