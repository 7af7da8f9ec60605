/** Section 8, the leave-page warning: without an area, since it is asked for when there is no time to load one. */
export const LEAVING = { en: 'Changes will not be saved', zh: '更改将不会保存' } as const;
