/**
 * Who else has a document open, and where they are in it. In memory alone: each page tells it when it moves, at most once
 * a second, and repeats it, so that a page that is gone without a word is forgotten.
 */
import type { PresenceEvent } from '@inkreel/contract/api/tasks.ts';
import { createStore, type Store } from '../../lib/store.ts';

/** Milliseconds between two notices of this page at least. */
export const TELL_MS = 1000;
/** Milliseconds until this page repeats where it is. */
export const REPEAT_MS = 30_000;
/** The same after it moved: a notice may be lost on its way, and the others would see it where it was. */
export const REPEAT_MOVE_MS = 3000;
/** Milliseconds without a notice until another page counts as gone. */
export const GONE_MS = 75_000;

export interface Where {
  /** View of the document, such as `storyboard`. */
  view: string;
  /** The part that the person works on. */
  part?: string | undefined;
}

export interface Presence {
  /** By id of their page: the others. */
  others: Store<ReadonlyMap<string, PresenceEvent>>;
  /** This page is there now. */
  move: (where: Where) => void;
  take: (event: PresenceEvent) => void;
  close: () => void;
}

export function createPresence(
  page: string,
  tell: (where: Where & { page: string; gone?: true }) => Promise<unknown>,
): Presence {
  const others = createStore<ReadonlyMap<string, PresenceEvent>>(new Map());
  const heard = new Map<string, number>();
  let here: Where | undefined;
  let told = Number.NEGATIVE_INFINITY;
  let next: ReturnType<typeof setTimeout> | undefined;
  let said: Where | undefined;
  const send = () => {
    if (!here) return;
    told = Date.now();
    next = setTimeout(send, said === here ? REPEAT_MS : REPEAT_MOVE_MS);
    said = here;
    forget();
    // The next one says the same.
    tell({ ...here, page }).catch(() => undefined);
  };
  const sendSoon = () => {
    clearTimeout(next);
    next = setTimeout(send, Math.max(0, told + TELL_MS - Date.now()));
  };
  const show = (change: (pages: Map<string, PresenceEvent>) => void) => {
    const pages = new Map(others.get());
    change(pages);
    others.set(pages);
  };
  const forget = () => {
    const late = [...heard].filter(([, at]) => Date.now() - at > GONE_MS).map(([each]) => each);
    if (late.length === 0) return;
    for (const each of late) heard.delete(each);
    show((pages) => late.forEach((each) => pages.delete(each)));
  };
  return {
    others,
    move: (where) => {
      if (here && here.view === where.view && here.part === where.part) return;
      here = where;
      sendSoon();
    },
    take: (event) => {
      if (event.page === page) return;
      if (event.gone) {
        heard.delete(event.page);
        show((pages) => pages.delete(event.page));
        return;
      }
      const isNew = !heard.has(event.page);
      heard.set(event.page, Date.now());
      show((pages) => pages.set(event.page, event));
      // It does not know of this page yet.
      if (isNew && here) sendSoon();
    },
    close: () => {
      clearTimeout(next);
      if (here) tell({ ...here, page, gone: true }).catch(() => undefined);
      here = undefined;
    },
  };
}
