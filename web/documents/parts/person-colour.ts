/** How many colours tell people apart; the style sheet of a page says which (`data-person`). */
const COLOURS = 6;

/** The colour of a person, the same on every page and device. */
export const personColour = (userId: string): number =>
  [...userId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0) % COLOURS;
