import type { TextLoss } from '@inkreel/contract/documents/text-losses.ts';
import { createStore } from '../../lib/store.ts';

/** What the last import, export or paste could not keep: the page of the text shows it, until it is closed. */
export const fileLosses = createStore<
  | {
      way: 'imported' | 'exported' | 'pasted';
      text: string;
      losses: readonly TextLoss[];
      /** Which ones, in words. */
      names?: readonly string[];
    }
  | undefined
>(undefined);
