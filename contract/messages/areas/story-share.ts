import { storyShare as en } from '../en/story-share.ts';
import { storyShare as zh } from '../zh/story-share.ts';

/** The page of a shared story, and the dialog that makes its links. Loaded with either. */
export const storyShareTexts = { en, zh };
