import { documentDialogs as en } from '../en/document-dialogs.ts';
import { documentDialogs as zh } from '../zh/document-dialogs.ts';

/** The versions of a document, and the list of a person's documents. Loaded with either. */
export const documentDialogTexts = { en, zh };
