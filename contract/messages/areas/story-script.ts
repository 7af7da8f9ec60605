import { storyScript as en } from '../en/story-script.ts';
import { storyScript as zh } from '../zh/story-script.ts';

/** The script of a story. Loaded with it. */
export const storyScriptTexts = { en, zh };
