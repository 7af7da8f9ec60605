import { roles as en } from '../en/roles.ts';
import { roles as zh } from '../zh/roles.ts';

/** Characters of stories, and their looks. Loaded with their pages and the dialog that chooses one. */
export const rolesTexts = { en, zh };
