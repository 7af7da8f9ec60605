import type { DbOrTx } from '../../db/connect.ts';
import type { Person } from '../organisations/project-access.ts';
import { findDocument } from './store.ts';

/** The kind of a document that the person sees; undefined if there is none. */
export async function seenKind(db: DbOrTx, person: Person, id: string): Promise<string | undefined> {
  return (await findDocument(db, person, id))?.kind;
}
