/** What the links of films begin with behind `#`; those of stories are plain. */
export const FILM_HASH = 'film/';
