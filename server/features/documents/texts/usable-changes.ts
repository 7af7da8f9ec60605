import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { nodeOf } from '@inkreel/contract/documents/text-document.ts';
import { wordsOf } from '@inkreel/contract/documents/text-node.ts';
import { readPassages } from '@inkreel/contract/text/passages.ts';
import type { DbOrTx } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Person } from '../../organisations/project-access.ts';
import { findPartsById, findSaveOf } from '../parts/parts-store.ts';
import { seenKind } from '../seen-kind.ts';

/** Passages of a text that a model is asked to change, in the order of their numbers. */
export interface AskedPassages {
  document_id: string;
  parts: readonly { id: string; text: string }[];
}

/**
 * Whether anything of an answer can be used: it changes a passage that still stands. A passage stands unless somebody
 * else has changed its words since, or deleted them; what the person themselves changed was theirs to change.
 * @throws AppError not_found for a text that the person does not see, before anything is asked
 */
export async function usableChanges(
  db: DbOrTx,
  person: Person & { userId: string },
  { document_id: id, parts: asked }: AskedPassages,
): Promise<(answer: string) => Promise<boolean>> {
  if ((await seenKind(db, person, id)) !== 'text') throw new AppError('not_found');
  return async (answer) => {
    const words = readPassages(answer, asked.length);
    const changed = asked.filter(({ text }, at) => {
      const next = words.get(at + 1);
      return next !== undefined && next !== text.trim();
    });
    if (changed.length === 0) return false;
    const ids = [...new Set(changed.map((passage) => passage.id))];
    const rows = new Map((await findPartsById(db, id, ids)).map((row) => [row.id, row]));
    for (const { id: part, text } of changed) {
      const row = rows.get(part);
      // What is not stored yet nobody else has.
      if (!row || (row.deleted === null && hasWords(row.part, text))) return true;
      const writer = await findSaveOf(db, id, row.deleted ?? row.revisions['node'] ?? 0);
      if (!writer || writer.userId === person.userId) return true;
    }
    return false;
  };
}

const hasWords = (part: Part, text: string): boolean =>
  part['node'] !== undefined && wordsOf(nodeOf(part)).includes(text);
