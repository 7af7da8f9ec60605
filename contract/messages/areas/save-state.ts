import { saveState as en } from '../en/save-state.ts';
import { saveState as zh } from '../zh/save-state.ts';

/** Where a document is stored, and what to do if it was changed elsewhere. Loaded with every editor of documents. */
export const saveStateTexts = { en, zh };
