import { type DocumentRecord, getDocument } from '@inkreel/contract/api/documents.ts';
import { call } from '../../lib/client.ts';

let ahead: { id: string; answer: Promise<DocumentRecord> } | undefined;

/** Asks for a document that the page is about to open, while what draws it is still on its way. */
export function askAhead(id: string): void {
  const answer = call(getDocument, { params: { id } });
  // Who takes it hears of it.
  answer.catch(() => undefined);
  ahead = { id, answer };
}

/** The document as it was asked for ahead: the next opening takes it, or drops that of another document. */
export function takeAhead(id: string): Promise<DocumentRecord> | undefined {
  const asked = ahead;
  ahead = undefined;
  return asked?.id === id ? asked.answer : undefined;
}
