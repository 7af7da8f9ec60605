import { subtitleDialogs as en } from '../en/subtitle-dialogs.ts';
import { subtitleDialogs as zh } from '../zh/subtitle-dialogs.ts';

/** Dialogs of the editors of lines. Loaded with the first of them. */
export const subtitleDialogTexts = { en, zh };
