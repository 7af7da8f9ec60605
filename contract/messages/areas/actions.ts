import { actions as en } from '../en/actions.ts';
import { actions as zh } from '../zh/actions.ts';

/** Image tools as actions on the picture of a document. Loaded with the list of them. */
export const actionTexts = { en, zh };
