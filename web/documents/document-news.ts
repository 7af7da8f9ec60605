/**
 * News of documents from the event stream. The stream is followed by the header of every page, and a document is open
 * in few: so they meet here, where nothing else is loaded.
 */

import type { PresenceEvent } from '@inkreel/contract/api/tasks.ts';
import { createStore } from '../lib/store.ts';

/** @param revision the newest one; undefined if the document may have changed */
type Listener = (revision?: number) => void;

const listeners = new Map<Listener, string>();
/** How many documents the page has open: as long as there are any, the stream is held. */
export const openDocuments = createStore(0);

/** The last that was heard of somebody in a document. */
export const presenceNews = createStore<PresenceEvent | undefined>(undefined);

/** Calls back when a document changed, or may have. @returns a function that ends it */
export function onDocumentNews(id: string, listener: Listener): () => void {
  listeners.set(listener, id);
  openDocuments.set(listeners.size);
  return () => {
    listeners.delete(listener);
    openDocuments.set(listeners.size);
  };
}

/** Without news of one document: any of them may have changed. */
export function tellDocumentNews(news?: { id: string; revision: number }): void {
  for (const [listener, id] of listeners) if (!news || news.id === id) listener(news?.revision);
}
