import { createStore } from '../../../lib/store.ts';

/** The design whose page shows what its import could not keep. */
export const shownLosses = createStore<string | undefined>(undefined);
