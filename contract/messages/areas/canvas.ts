import { canvas as en } from '../en/canvas.ts';
import { canvas as zh } from '../zh/canvas.ts';

/** Painting on pictures and comparing them. Loaded with the editors that do so, not with the first page. */
export const canvasTexts = { en, zh };
