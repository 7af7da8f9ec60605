import type { DocumentDeps } from './document-deps.ts';
import { readContent } from './read-content.ts';
import { lockWithoutTexts, setTexts } from './store.ts';

/** Documents of one transaction, which their saves wait for. */
const BATCH = 5;

/**
 * Stores what is searched in documents that an earlier version saved, in short transactions. Content that cannot be
 * read has no text.
 * @returns number of documents
 */
export async function fillTexts({ db }: Pick<DocumentDeps, 'db'>): Promise<number> {
  let filled = 0;
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const rows = await lockWithoutTexts(tx, BATCH);
      for (const { schemaVersion, content, ...document } of rows)
        await setTexts(tx, document, textsOf(document.kind, schemaVersion, content));
      return rows.length;
    });
    filled += found;
    if (found < BATCH) return filled;
  }
}

function textsOf(kind: string, version: number, content: unknown): string[] {
  try {
    return readContent(kind, version, content).texts;
  } catch {
    return [];
  }
}
