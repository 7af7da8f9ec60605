import { createStore } from '../../../lib/store.ts';

/** Whether the chat stands beside the tools: it stays there from one tool to the next. */
export const chatShown = createStore(false);
