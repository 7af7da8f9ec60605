import type { Db } from '../../db/connect.ts';
import type { Person } from '../organisations/project-access.ts';
import { findDocument } from './store.ts';

/** By its revision as each of them sees it: ids of those of the people who see a document. */
export async function findDocumentReaders(
  db: Db,
  documentId: string,
  people: readonly Person[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const once = new Map(people.map((person) => [`${person.userId} ${person.role}`, person]));
  const seen = new Map<number, Set<string>>();
  for (const person of once.values()) {
    const document = await findDocument(db, person, documentId);
    if (!document) continue;
    const readers = seen.get(document.revision) ?? new Set();
    seen.set(document.revision, readers.add(person.userId));
  }
  return seen;
}
