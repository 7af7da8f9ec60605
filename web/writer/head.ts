/** The page of one text. */
export const textPath = (id: string): string => `/ai-editor?id=${id}`;

export const WRITER_TITLES = { en: 'Writer', zh: '写作' };
