import { PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import { Check, ChevronDown, PenLine, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWriter, useWritingPoints } from '../../editors/kit/writing/use-writing.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditorValue } from '../editor/use-editor-value.ts';
import { freshImage, insertWish } from '../make/insert-wish.ts';
import { useListedPoints } from '../make/use-image-order.ts';
import { answerTokens, GO_ON_TOKENS, TEXT_TASKS } from './ask.ts';
import { placesAgainst } from './house.ts';
import { openChanges } from './open-changes.ts';
import { currentSuggestion, decide, openSuggestions } from './suggestions.ts';
import { passagesAt, type TextWriter } from './use-text-writer.ts';
import type { KnownRules } from './use-writing-rules.ts';

const HouseRules = lazyPart(() => import('./house-rules.tsx'));

/** What a language model can do with the selected words or the block with the caret; or how to connect one. */
export function AiMenu({
  editor,
  writer,
  rules,
  onTurn,
}: {
  editor: Editor;
  writer: TextWriter;
  rules: KnownRules;
  /** Turns the text into a story, for which no model is needed. */
  onTurn: () => void;
}) {
  const { ai: texts, house, story, kinds, slash } = useAreaTexts(writerTexts);
  const [showsRules, setShowsRules] = useState(false);
  const points = useListedPoints();
  const isConnected = useWriter();
  const pointsFor = useWritingPoints();
  const tokens = useEditorValue(editor, (state) => answerTokens(passagesAt(state)));
  const isFree = isConnected === true && writer.busy === undefined;
  const price = (count: number) =>
    isConnected === true && <small>{texts.atMost({ points: pointsFor(2 * count) })}</small>;
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          className="button button-small button-quiet writer-ai"
          aria-label={texts.button}
        >
          <PenLine size={15} strokeWidth={1.6} aria-hidden />
          <span>{texts.button}</span>
          <ChevronDown size={15} strokeWidth={1.6} aria-hidden />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={document.getElementById('content')}>
          <DropdownMenu.Content
            className="menu"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // The words of an image are typed next.
              if (freshImage.get() === undefined) editor.commands.focus();
            }}
          >
            {isConnected === false && <p className="note px-2.5 py-1.5">{texts.needsModel}</p>}
            {TEXT_TASKS.map((task) => (
              <DropdownMenu.Item
                key={task}
                className="menu-item"
                disabled={!isFree}
                onSelect={() => writer.ask(task)}
              >
                {texts[task]}
                {price(tokens)}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Item className="menu-item" disabled={!isFree} onSelect={writer.goOn}>
              {texts.goOn}
              {price(GO_ON_TOKENS)}
            </DropdownMenu.Item>
            {[...rules.commands, ...rules.own_commands].map((command, at) => (
              <DropdownMenu.Item
                key={`${at} ${command.name}`}
                className="menu-item"
                disabled={!isFree}
                onSelect={() => writer.ask(command)}
              >
                <span dir="auto">{command.name}</span>
                {price(tokens)}
              </DropdownMenu.Item>
            ))}
            {rules.words.length > 0 && (
              <HouseItem editor={editor} writer={writer} rules={rules} isFree={isFree} price={price} />
            )}
            <DropdownMenu.Item className="menu-item" onSelect={() => setShowsRules(true)}>
              {house.open}
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" onSelect={() => insertWish(editor, wordsAt(editor))}>
              {kinds.imageFromWords}
              <small>{slash.points({ points })}</small>
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" onSelect={onTurn}>
              {story.turn}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {showsRules && (
        <Suspense>
          <HouseRules onClose={() => setShowsRules(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How often the text has words that the house does not use, and what it costs to have those lines rewritten. */
function HouseItem({
  editor,
  writer,
  rules,
  isFree,
  price,
}: {
  editor: Editor;
  writer: TextWriter;
  rules: KnownRules;
  isFree: boolean;
  price: (tokens: number) => ReactNode;
}) {
  const { house: texts } = useAreaTexts(writerTexts);
  // The menu is open: the text does not change meanwhile.
  const [{ count, passages }] = useState(() => placesAgainst(editor.state.doc, rules));
  return (
    <DropdownMenu.Item
      className="menu-item"
      disabled={!isFree || passages.length === 0}
      onSelect={() => writer.ask('house', passages)}
    >
      {texts.places({ count })}
      {passages.length > 0 && price(answerTokens(passages))}
    </DropdownMenu.Item>
  );
}

/** The selected words, for an image of them. */
const wordsAt = ({ state: { doc, selection } }: Editor): string =>
  doc.textBetween(selection.from, selection.to, ' ').trim().slice(0, PROMPT_CHARACTERS);

/** At the foot of the sheet: what is being written, the changes that are open, and what they cost. */
export function AiStrip({ editor, writer }: { editor: Editor; writer: TextWriter }) {
  const { ai: texts } = useAreaTexts(writerTexts);
  const list = useEditorValue(editor, (state) =>
    openSuggestions(state).map(({ id, was, insert, isOutdated }) => ({ id, was, insert, isOutdated })),
  );
  const current = useEditorValue(editor, (state) => currentSuggestion(state)?.id);
  const { busy, said, written, dismiss } = writer;
  const at = list.findIndex(({ id }) => id === current);
  const reached = list[at];
  const count = list.length;
  useEffect(() => {
    openChanges.set(count);
    return () => openChanges.set(0);
  }, [count]);
  const act = (ids: readonly string[], accepts: boolean) => {
    editor.view.dispatch(decide(editor.state, ids, accepts));
    editor.commands.focus();
  };
  if (busy === undefined && said === undefined && list.length === 0) return null;
  const ids = list.map(({ id }) => id);
  return (
    <section className="writer-strip" aria-label={texts.button}>
      {written !== undefined && <p className="writer-written">{written}</p>}
      <ol>
        {list.map(({ id, was, insert, isOutdated }, place) => (
          <li key={id}>
            <b>{place + 1}</b>
            <span>
              {isOutdated ? texts.outdated : null} <del>{was}</del> <ins>{insert}</ins>
            </span>
            <IconButton
              small
              icon={Check}
              label={texts.accept({ number: place + 1 })}
              disabled={isOutdated}
              onClick={() => act([id], true)}
            />
            <IconButton
              small
              icon={X}
              label={texts.reject({ number: place + 1 })}
              onClick={() => act([id], false)}
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {reached && texts.change({ ...reached, number: at + 1, of: list.length })}
      </p>
      <div className="writer-strip-acts">
        {list.length > 0 && <p className="note writer-strip-keys">{texts.keys}</p>}
        <p role="status">{busy === undefined ? said : texts.busy}</p>
        {busy !== undefined && (
          <Button size="small" onClick={writer.stop}>
            {texts.stop}
          </Button>
        )}
        {busy === undefined && list.length === 0 && (
          <IconButton small icon={X} label={texts.close} onClick={dismiss} />
        )}
        {list.length > 0 && (
          <>
            <Button size="small" look="quiet" onClick={() => act(ids, false)}>
              {texts.rejectAll}
            </Button>
            <Button size="small" look="ink" onClick={() => act(ids, true)}>
              {texts.acceptAll}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
