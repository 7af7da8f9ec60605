import type { Language } from '@inkreel/contract/site.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listKey } from '../documents/use-document-list.ts';
import { useLanguage } from '../lib/messages.tsx';
import { useUser } from '../lib/query.ts';
import { useStore } from '../lib/store.ts';
import { type ChatSession, createChatSession } from './chat-session.ts';
import { chatWorld } from './chat-world.ts';

/** The session of this page, and its owner. */
let current: { owner: string; session: ChatSession } | undefined;
let language: Language = 'en';

const speakIn = (shown: Language) => {
  language = shown;
};

/** The session of a person in an organisation; that of another one ends. */
function sessionOf(owner: string, client: QueryClient): ChatSession {
  if (current?.owner !== owner) {
    current?.session.stop();
    const world = chatWorld(
      () => language,
      () => void client.invalidateQueries({ queryKey: listKey('chat') }),
    );
    current = { owner, session: createChatSession(world) };
  }
  return current.session;
}

/** The chat of the person in their organisation; undefined until it is known who they are. */
export function useChatSession(): ChatSession | undefined {
  const client = useQueryClient();
  const { language: shown } = useLanguage();
  const user = useUser();
  const owner = user && `${user.id} ${user.org_user.org_id}`;
  const session = owner === undefined ? undefined : sessionOf(owner, client);
  useEffect(() => speakIn(shown), [shown]);
  useEffect(() => {
    void session?.resume();
    const leave = () => session?.leave();
    const flush = () => session?.flush();
    addEventListener('pagehide', leave);
    addEventListener('online', flush);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', flush);
    };
  }, [session]);
  return session;
}

/** The state that the chat shows, kept up to date. */
export const useChatState = (session: ChatSession) => useStore(session.state, session.state.get());
