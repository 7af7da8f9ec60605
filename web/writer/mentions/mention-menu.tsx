import { listResults } from '@inkreel/contract/api/creations.ts';
import { listDocuments } from '@inkreel/contract/api/documents.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { FileText, ImageIcon, UserRound, Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { textPath } from '../../documents/text-paths.ts';
import { call } from '../../lib/client.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';
import { useMembers } from '../../lib/team.ts';
import { CaretMenu } from '../editor/caret-menu.tsx';
import type { CaretKeys, CaretQuery } from '../editor/caret-query.ts';
import { creationAddress, insertMention, isNamed, mentionName, PERSON } from './mentions.ts';

/** Rows of each group. */
const MOST = 5;
/** Milliseconds without a key until the server is asked. */
const QUIET_MS = 200;

/** The people of the organisation, what was made and the texts, filtered by what is typed behind the @. */
export function MentionMenu({ editor, keys, text }: { editor: Editor; keys: CaretKeys; text: string }) {
  const query = useStore(keys.open, undefined);
  return query === undefined ? null : <Menu editor={editor} keys={keys} query={query} text={text} />;
}

/** A value once it has not changed for a moment. */
function useQuiet(value: string): string {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}

function Menu({
  editor,
  keys,
  query,
  text,
}: {
  editor: Editor;
  keys: CaretKeys;
  query: CaretQuery;
  /** Id of the text itself, which is not mentioned in it. */
  text: string;
}) {
  const { mention: texts } = useAreaTexts(writerTexts);
  const path = useLocalPath();
  const search = useQuiet(query.words);
  const asked = { limit: MOST + 1, ...(search && { search }) };
  const members = useMembers();
  const results = useQuery({
    queryKey: ['mentions', 'results', search],
    queryFn: ({ signal }) => call(listResults, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
  const documents = useQuery({
    queryKey: ['mentions', 'texts', search],
    queryFn: ({ signal }) => call(listDocuments, { query: { ...asked, kind: 'text' }, signal }),
    placeholderData: keepPreviousData,
  });
  const item = (id: string, name: string, icon: typeof FileText, href: string) => ({
    id,
    name: mentionName(name),
    icon,
    run: (at: Editor) => insertMention(at, name, href),
  });
  const people = (members.data?.items ?? [])
    .filter(({ name }) => isNamed(name, query.words))
    .map(({ id, name }) => item(`person-${id}`, name, UserRound, `${PERSON}${id}`));
  const creations = (results.data?.items ?? []).map((creation) => {
    const { id, prompt, file } = creation;
    const href = creationAddress(location.origin, path('/my-creation'), creation);
    return item(`creation-${id}`, prompt ?? texts.creation, file.kind === 'video' ? Video : ImageIcon, href);
  });
  const others = (documents.data?.items ?? [])
    .filter(({ id }) => id !== text)
    .map(({ id, name }) => item(`text-${id}`, name, FileText, `${location.origin}${path(textPath(id))}`));
  const groups = [
    { name: texts.people, items: people },
    { name: texts.creations, items: creations },
    { name: texts.texts, items: others },
  ].map((group) => ({ ...group, items: group.items.slice(0, MOST) }));
  const isLoading = members.isPending || results.isFetching || documents.isFetching || search !== query.words;
  // An @ in front of other words is no mention.
  if (!isLoading && query.words !== '' && groups.every(({ items }) => items.length === 0)) return null;
  return (
    <CaretMenu
      editor={editor}
      keys={keys}
      query={query}
      label={texts.label}
      groups={groups}
      empty={isLoading ? texts.loading : texts.none}
    />
  );
}
