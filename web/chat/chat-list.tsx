import { deleteDocument, listDocuments, updateDocument } from '@inkreel/contract/api/documents.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { call } from '../lib/client.ts';
import { failureOf } from '../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { toast } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RenameForm } from '../ui/rename-form.tsx';
import type { ChatSession } from './chat-session.ts';
import { CHATS_KEY, useChatState } from './use-chat-session.ts';

/** Chats on a page of the list. */
const LIMIT = 50;

/** The person's chats: searched, opened, renamed and deleted. */
export function ChatList({ session, onOpened }: { session: ChatSession; onOpened: () => void }) {
  const { chat } = useAreaTexts(writingTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const { id: openId } = useChatState(session);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { data, isPending, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...CHATS_KEY, wanted],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call(listDocuments, {
        query: { kind: 'chat', limit: LIMIT, ...(wanted && { search: wanted }), ...(before && { before }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const [renaming, setRenaming] = useState<string>();
  const refused = (failed: unknown) => toast(failureOf(failed, messages).text, { kind: 'failure' });
  const listed = () => client.invalidateQueries({ queryKey: CHATS_KEY });
  const act = (work: Promise<unknown>) => work.then(listed).catch(refused);
  const open = (id: string) => {
    if (id === openId) return onOpened();
    return void session.open(id).then(onOpened, refused);
  };
  const remove = async (id: string) => {
    try {
      await call(deleteDocument, { params: { id } });
      if (id === openId) session.clear();
      await listed();
      const restore = () => act(call(updateDocument, { params: { id }, body: { restored: true } }));
      toast(chat.deleted, { action: { label: messages.pictures.verbs.undo, run: () => void restore() } });
    } catch (failed) {
      refused(failed);
    }
  };
  const items = (data?.pages ?? [])
    .flatMap((page) => page.items)
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
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
      <ul>
        {items.map(({ id, name, updated_at }) => (
          <li key={id} data-open={id === openId}>
            {renaming === id ? (
              <RenameForm
                name={name}
                label={chat.name}
                save={chat.save}
                onDone={(changed) => {
                  setRenaming(undefined);
                  if (changed !== undefined)
                    void act(call(updateDocument, { params: { id }, body: { name: changed } }));
                }}
              />
            ) : (
              <>
                <button type="button" className="chat-list-name" onClick={() => open(id)}>
                  <span>{name}</span>
                  <Day at={updated_at} />
                </button>
                <IconButton
                  icon={Pencil}
                  small
                  label={chat.rename({ name })}
                  onClick={() => setRenaming(id)}
                />
                <IconButton
                  icon={Trash2}
                  small
                  label={chat.remove({ name })}
                  onClick={() => void remove(id)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" look="quiet" onClick={() => void fetchNextPage()}>
          {chat.more}
        </Button>
      )}
    </div>
  );
}

function Day({ at }: { at: string }) {
  const { clock, date } = useLanguage();
  return <span className="note">{isToday(at) ? clock(at) : date(at)}</span>;
}

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString();
