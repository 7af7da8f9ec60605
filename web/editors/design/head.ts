/** Where a design is edited. */
export const designPath = (id: string): string => `/img-editor?id=${id}`;
