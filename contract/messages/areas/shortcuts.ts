import { shortcuts as en } from '../en/shortcuts.ts';
import { shortcuts as zh } from '../zh/shortcuts.ts';

/** The list of keys of the workspace. Loaded when somebody asks for it. */
export const shortcutTexts = { en, zh };
