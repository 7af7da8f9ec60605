/**
 * News of single runs from the event stream, for who waits for one that no list shows, such as a text. The stream is
 * followed by the header of every page: so they meet here, where nothing else is loaded.
 */
import type { StreamEvent } from '@inkreel/contract/api/tasks.ts';

/** A piece of its text, or that it has ended; undefined if anything may have happened to it. */
export type RunNews = Extract<StreamEvent, { type: 'text' | 'ended' }> | undefined;
type Listener = (news: RunNews) => void;

const listeners = new Map<Listener, string>();
/** The newest ends: an end may be told before its run is waited for. */
const ends: string[] = [];
const MOST_ENDS = 100;

/** Calls back with news of a run. @returns a function that ends it */
export function onRunNews(id: string, listener: Listener): () => void {
  listeners.set(listener, id);
  return () => listeners.delete(listener);
}

/** Without news: there was no stream for a while. */
export function tellRunNews(news?: RunNews): void {
  if (news?.type === 'ended' && ends.push(news.task_id) > MOST_ENDS) ends.shift();
  for (const [listener, id] of listeners) if (!news || news.task_id === id) listener(news);
}

export const hasToldEnd = (id: string): boolean => ends.includes(id);
