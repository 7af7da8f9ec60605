import { imageEditor as en } from '../en/image-editor.ts';
import { imageEditor as zh } from '../zh/image-editor.ts';

/** The image editor of a story's shot. Loaded with it. */
export const imageEditorTexts = { en, zh };
