import type { RoleChanges } from '@inkreel/contract/api/roles.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { countParts } from '../documents/parts/count-parts.ts';
import type { Person } from '../organisations/project-access.ts';

/** A character, or one of its looks; the primary look also draws shots that name none. */
export interface Removed {
  role: string;
  look?: { id: string; isPrimary: boolean };
}

/** What stories of the organisation lose with a character or a look. */
export async function roleChanges(db: DbOrTx, person: Person, { role, look }: Removed): Promise<RoleChanges> {
  const speaks = (part: SQLWrapper) =>
    look ? sql`false` : sql`(${part}->>'kind' = 'line' and ${part}->>'role' = ${role})`;
  const shows = (part: SQLWrapper) => sql`(${part}->>'kind' = 'shot' and exists (
    select from jsonb_array_elements(${part}->'roles') as shown
     where shown->>'role' = ${role} and ${isDrawnFrom(look)}))`;
  const documents = await countParts(db, person, 'story', {
    lines: speaks,
    shots: shows,
    stale: (part) => sql`(${shows(part)} and jsonb_array_length(${part}->'images') > 0)`,
  });
  const sum = (name: 'lines' | 'shots' | 'stale') =>
    documents.reduce((total, { counts }) => total + counts[name], 0);
  return {
    lines: sum('lines'),
    shots: sum('shots'),
    stale: sum('stale'),
    stories: documents
      .filter(({ isSeen }) => isSeen)
      .map(({ id, name, counts: { lines, shots } }) => ({ id, name, lines, shots })),
  };
}

function isDrawnFrom(look: Removed['look']): SQL {
  if (!look) return sql`true`;
  const named = sql`shown->>'look' = ${look.id}`;
  return look.isPrimary ? sql`(${named} or shown->>'look' is null)` : named;
}
