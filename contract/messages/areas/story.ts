import { story as en } from '../en/story.ts';
import { story as zh } from '../zh/story.ts';

/** The story area: its lists, and the bar and notices of one story. Loaded with it. */
export const storyTexts = { en, zh };
