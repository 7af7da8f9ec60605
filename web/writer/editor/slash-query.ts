import { caretQuery } from './caret-query.ts';

/** Chinese keyboards give ／ and 、 for the key of the slash; the latter is also a comma, so it counts in front only. */
const QUERY = /(?:^|[\s\ufffc])[/／]([^\s/／]{0,20})$|^、([^\s、]{0,20})$/u;

/** The menu of blocks, which a slash opens. */
export const slashQuery = () => caretQuery('slash', QUERY);
