/** Views of one story at `/story/script`, by the value of `view`. */
export const STORY_VIEWS = ['script', 'storyboard', 'animatic'] as const;
export type StoryView = (typeof STORY_VIEWS)[number];

export const storyPath = (id: string, view: StoryView, shot?: string): string =>
  `/story/script?id=${id}&view=${view}${shot === undefined ? '' : `&shot=${shot}`}`;

/** The images of one shot. */
export const imageEditorPath = (id: string, shot: string): string =>
  `/story/image-editor?id=${id}&shot=${shot}`;
