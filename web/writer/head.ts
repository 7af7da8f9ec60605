/** The page of one text. */
export const textPath = (id: string): string => `/ai-editor?id=${id}`;
