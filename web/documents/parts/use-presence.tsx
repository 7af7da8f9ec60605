import { tellPresence } from '@inkreel/contract/api/documents.ts';
import type { PresenceEvent } from '@inkreel/contract/api/tasks.ts';
import { createContext, use, useEffect, useState } from 'react';
import { call } from '../../lib/client.ts';
import { newId } from '../../lib/new-id.ts';
import { createStore, useSelected } from '../../lib/store.ts';
import { presenceNews } from '../document-news.ts';
import { createPresence, type Presence } from './presence.ts';

/** The others in the document that the page shows, by id of their page. */
export const Others = createContext(createStore<ReadonlyMap<string, PresenceEvent>>(new Map()));

/**
 * Tells the others where this page is in a document: the part that has the focus, of those whose element names it by
 * `data-part` or `data-shot`.
 * @param view of the document, such as `storyboard`
 * @returns where the others are, for `Others`, and what says where this page is without a focus
 */
export function usePresence(id: string, view: string): Pick<Presence, 'others' | 'move'> {
  const [presence] = useState(() => {
    const params = { id };
    return createPresence(newId(), (body) =>
      call(tellPresence, { params, body, ...(body.gone ? { outlivesPage: true } : {}) }),
    );
  });
  useEffect(() => {
    const move = (part?: string) => presence.move({ view, part });
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const { part, shot } = target.closest<HTMLElement>('[data-part], [data-shot]')?.dataset ?? {};
      const found = part ?? shot;
      if (found !== undefined) move(found);
    };
    move();
    document.addEventListener('focusin', focus);
    return () => document.removeEventListener('focusin', focus);
  }, [presence, view]);
  useEffect(() => {
    const unsubscribe = presenceNews.subscribe(() => {
      const news = presenceNews.get();
      if (news?.id === id) presence.take(news);
    });
    addEventListener('pagehide', presence.close);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', presence.close);
      presence.close();
    };
  }, [id, presence]);
  return presence;
}

/** Names of the others who work on a part, as one text; empty if nobody does. */
export const useNamesAt = (part: string): string =>
  useSelected(use(Others), (others) => namesOf([...others.values()].filter((each) => each.part === part)));

/** Each person once: somebody may have the document open in two tabs. */
const namesOf = (others: readonly PresenceEvent[]): string =>
  [...new Map(others.map(({ user_id, name }) => [user_id, name])).values()].join(', ');
