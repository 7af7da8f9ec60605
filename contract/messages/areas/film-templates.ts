import { filmTemplates as en } from '../en/film-templates.ts';
import { filmTemplates as zh } from '../zh/film-templates.ts';

/** Templates of films, and places to fill. Loaded where one is chosen, and with the editor. */
export const filmTemplateTexts = { en, zh };
