import { uploadDialogs as en } from '../en/upload-dialogs.ts';
import { uploadDialogs as zh } from '../zh/upload-dialogs.ts';

/** Picking, mending and cropping pictures. Loaded with the first of these dialogs. */
export const uploadDialogTexts = { en, zh };
