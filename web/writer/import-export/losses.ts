import type { TextLoss } from '@inkreel/contract/documents/text-losses.ts';
import { createStore } from '../../lib/store.ts';

/** What the last import or export could not keep: the page of the text shows it, until it is closed. */
export const fileLosses = createStore<
  { way: 'imported' | 'exported'; text: string; losses: readonly TextLoss[] } | undefined
>(undefined);
