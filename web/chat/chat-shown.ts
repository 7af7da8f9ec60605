import { createStore } from '../lib/store.ts';

/** Whether the chat is open next to the tools: it stays open from one tool to the next. */
export const chatShown = createStore(false);
