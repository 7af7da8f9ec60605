import { loadOnNeed } from '../../../lib/load-on-need.ts';

/** The library that encodes is loaded with the first file that is repaired. */
export const loadConverter = loadOnNeed(() => import('./convert-media.ts'));
