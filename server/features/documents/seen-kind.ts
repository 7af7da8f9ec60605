import type { DbOrTx } from '../../db/connect.ts';
import type { Person } from '../organisations/project-access.ts';
import { findDocument } from './store.ts';

/** What is known of a document that the person sees, without its content; undefined if there is none. */
export async function seenEntry(
  db: DbOrTx,
  person: Person,
  id: string,
): Promise<{ kind: string; name: string; isDeleted: boolean } | undefined> {
  const found = await findDocument(db, person, id);
  return found && { kind: found.kind, name: found.name, isDeleted: found.deletedAt !== null };
}

/** The kind of a document that the person sees; undefined if there is none. */
export async function seenKind(db: DbOrTx, person: Person, id: string): Promise<string | undefined> {
  return (await findDocument(db, person, id))?.kind;
}
