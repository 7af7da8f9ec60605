import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { useDeferredValue, useState } from 'react';
import { DocumentRows } from '../documents/document-rows.tsx';
import { useDocumentList } from '../documents/use-document-list.ts';
import { failureOf } from '../lib/failure-text.ts';
import { useAreaTexts } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { toastFailure } from '../lib/toast-failure.ts';
import type { ChatSession } from './chat-session.ts';
import { useChatState } from './use-chat-session.ts';

/** The person's chats: searched, opened, renamed and deleted. */
export function ChatList({ session, onOpened }: { session: ChatSession; onOpened: () => void }) {
  const { chat } = useAreaTexts(writingTexts);
  const messages = useStudioMessages();
  const { id: openId } = useChatState(session);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const list = useDocumentList('chat', { search: wanted });
  const { items, isPending, error } = list;
  const open = (id: string) => {
    if (id === openId) return onOpened();
    return void session.open(id).then(onOpened, (failed: unknown) => toastFailure(failed, messages));
  };
  return (
    <div className="chat-list">
      <input
        type="search"
        className="input"
        value={search}
        maxLength={100}
        placeholder={chat.search}
        aria-label={chat.search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {error && <p className="chat-failed">{failureOf(error, messages).text}</p>}
      {!isPending && !error && items.length === 0 && (
        <p className="note" role="status">
          {wanted === '' ? chat.noChats : chat.notFound}
        </p>
      )}
      <DocumentRows
        list={list}
        openId={openId}
        open={(id, content) => (
          <button type="button" className="document-open" onClick={() => open(id)}>
            {content}
          </button>
        )}
        onRemove={(id) => id === openId && session.clear()}
      />
    </div>
  );
}
