import { uploads as en } from '../en/uploads.ts';
import { uploads as zh } from '../zh/uploads.ts';

/** Uploads and picking pictures. Loaded with the editors that take pictures. */
export const uploadTexts = { en, zh };
