import { design as en } from '../en/design.ts';
import { design as zh } from '../zh/design.ts';

/** The picture editor: its list, its layers, its tools. Loaded with it. */
export const designTexts = { en, zh };
