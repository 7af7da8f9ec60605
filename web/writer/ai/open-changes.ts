import { createStore } from '../../lib/store.ts';

/** How many suggested changes are open in the text that is shown: they are in no file that it leaves as. */
export const openChanges = createStore(0);
