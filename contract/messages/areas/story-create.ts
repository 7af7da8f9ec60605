import { storyCreate as en } from '../en/story-create.ts';
import { storyCreate as zh } from '../zh/story-create.ts';

/** The page that begins a story. Loaded with it. */
export const storyCreateTexts = { en, zh };
