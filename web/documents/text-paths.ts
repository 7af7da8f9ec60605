/** The page of one text. */
export const textPath = (id: string): string => `/ai-editor?id=${id}`;

/** Where a text is turned into a story. */
export const textStoryPath = (id: string): string => `/story/create?text=${id}`;

/** The script of the story that was made of a text. */
export const madeStoryPath = (id: string): string => `/story/script?id=${id}&view=script`;
