import { TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import {
  type Confirmation,
  confirmSplit,
  guessesOf,
  NOTHING_SAID,
} from '@inkreel/contract/script/confirm-split.ts';
import type { SplitScript } from '@inkreel/contract/script/split.ts';
import { splitScript } from '@inkreel/contract/script/split-script.ts';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, type StoryLanguage } from '../../documents/story-draft.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { useSearchParams } from '../../lib/router.tsx';
import type { ReadyPicture } from '../../uploads/core/ready-picture.ts';
import type { ScriptFile } from './read-script-file.ts';

const WAYS = ['prompt', 'text', 'pictures'] as const;
export type Way = (typeof WAYS)[number];

/** A picture that becomes a shot. */
export interface ScriptPicture {
  id: string;
  ready: ReadyPicture;
  /** Bytes before it was shrunk. */
  was: number;
  /** What its shot shows, in words. */
  words: string;
}

const wayOfHash = (): Way => WAYS.find((way) => `#${way}` === location.hash) ?? 'text';

/** What a story begins with, what was found in it, and what the person said about that. */
export function useStart() {
  const { language: pageLanguage } = useLanguage();
  const [way, setWay] = useState<Way>(wayOfHash);
  useEffect(() => {
    const follow = () => setWay(wayOfHash());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const [query] = useSearchParams();
  const document = query.get('text') ?? undefined;
  const [draft] = useState(() => readDraft(document));
  const { origin } = draft;
  const [name, setName] = useState(draft.name);
  const [chosenLanguage, setLanguage] = useState(draft.language);
  const [text, setText] = useState(draft.text);
  const [idea, setIdea] = useState(draft.idea);
  const [file, setFile] = useState<ScriptFile>();
  const [pictures, setPictures] = useState<readonly ScriptPicture[]>([]);
  const [confirmation, setConfirmation] = useState<Confirmation>(draft.confirmation);
  const kept = { name, language: chosenLanguage, text, idea, confirmation, origin };
  const isMade = useRef(false);
  useEffect(() => {
    if (!isMade.current) keepDraft(kept);
  });
  const isTooLong = text.length > TEXT_LIMITS.scriptCharacters;
  const splitText = useDeferredValue(isTooLong ? '' : text);
  const ofText = useMemo(() => splitScript(splitText), [splitText]);
  const found = file?.split ?? ofText;
  const split = useMemo(() => confirmSplit(found, confirmation), [found, confirmation]);
  const guesses = useMemo(() => guessesOf(split), [split]);
  // A text in Chinese makes a Chinese story, unless the person chooses otherwise.
  const language = chosenLanguage ?? languageOf(found) ?? pageLanguage;
  const begin = (change: () => void) => {
    change();
    setConfirmation(NOTHING_SAID);
  };
  return {
    way,
    setWay: (next: Way) => {
      setWay(next);
      history.replaceState(
        history.state,
        '',
        next === 'text' ? `${location.pathname}${location.search}` : `#${next}`,
      );
    },
    name,
    setName,
    foundName: (found.title['title'] ?? file?.name.replace(/\.[a-z]{2,8}$/i, '') ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    language,
    setLanguage,
    text,
    /** A text in the person's own words, or an outline. */
    setText: (next: string) =>
      begin(() => {
        setText(next);
        setFile(undefined);
      }),
    isTooLong,
    idea,
    setIdea,
    pictures,
    setPictures,
    addPicture: (picture: Omit<ScriptPicture, 'id' | 'words'>) =>
      setPictures((before) => [...before, { ...picture, id: newId(), words: '' }]),
    setWords: (id: string, words: string) =>
      setPictures((before) => before.map((each) => (each.id === id ? { ...each, words } : each))),
    file,
    setFile: (next: ScriptFile | undefined) => begin(() => setFile(next)),
    found,
    split,
    guesses,
    confirmation,
    confirm: (change: Partial<Confirmation>) => setConfirmation((before) => ({ ...before, ...change })),
    /** The story was made: the next one begins with nothing. */
    forget: () => {
      isMade.current = true;
      forgetDraft(origin);
    },
    /** The text of the writer that the script was taken from. */
    origin,
  };
}
export type Start = ReturnType<typeof useStart>;

function languageOf({ scenes }: SplitScript): StoryLanguage | undefined {
  const sample = scenes
    .slice(0, 5)
    .flatMap(({ parts }) => parts.slice(0, 20))
    .map(({ text }) => text)
    .join('')
    .slice(0, 4000);
  if (sample.trim() === '') return;
  return (sample.match(/\p{Script=Han}/gu)?.length ?? 0) > 0.2 * sample.length ? 'zh' : 'en';
}
