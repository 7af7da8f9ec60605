import { chatCompletions } from '@inkreel/contract/api/texts.ts';
import type { WritingRules } from '@inkreel/contract/api/writing-rules.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { type PaidTexts, usePaidTexts } from '../../editors/kit/writing/paid-texts.ts';
import { openResponse } from '../../lib/client.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { idOf } from '../schema/block-ids.ts';
import {
  type Asked,
  answerTokens,
  CALL_CHARACTERS,
  changesIn,
  GO_ON_TOKENS,
  messagesFor,
  messagesToGoOn,
  type Passage,
} from './ask.ts';
import { beginAsking, endAsking, openSuggestions, shiftOf, suggest } from './suggestions.ts';

export interface TextWriter {
  /** What is being written. */
  busy: Asked | 'goOn' | undefined;
  /** What is written so far behind the caret; put into the text at the end. */
  written: string | undefined;
  /** What happened: why nothing was written, or what it cost. */
  said: string | undefined;
  /** @param places instead of what is selected */
  ask: (task: Asked, places?: readonly Passage[]) => void;
  goOn: () => void;
  stop: () => void;
  /** What happened has been read. */
  dismiss: () => void;
}

/** What the selection is about: the selected words of each block, or all of the block with the caret. */
export function passagesAt({ doc, selection }: EditorState): Passage[] {
  const { from, to, empty, $from } = selection;
  const passages: Passage[] = [];
  const [first, last] = empty && $from.depth > 0 ? [$from.start(), $from.end()] : [from, to];
  doc.nodesBetween(first, last, (node, at) => {
    if (!node.isTextblock) return true;
    const start = Math.max(first, at + 1);
    const end = Math.min(last, at + 1 + node.content.size);
    const text = end > start ? doc.textBetween(start, end, undefined, '\ufffc') : '';
    // Images and line breaks are not put into words.
    const place = doc.resolve(at);
    const part = idOf(place.depth === 0 ? node : place.node(1));
    if (text.trim() !== '' && !text.includes('\ufffc') && !node.type.spec.code && part !== null)
      passages.push({ part, from: start, to: end, text });
    return false;
  });
  return passages;
}

/** A language model's help with a text. */
export function useTextWriter(
  editor: Editor | undefined,
  document: OpenParts,
  rules: WritingRules,
): TextWriter {
  const { id, project_id: project } = document.record;
  const { ai: texts } = useAreaTexts(writerTexts);
  const messages = useStudioMessages();
  const { stop, work } = usePaidTexts();
  const [busy, setBusy] = useState<TextWriter['busy']>();
  const [written, setWritten] = useState<string>();
  const [said, setSaid] = useState<string>();

  const during = async (
    what: NonNullable<TextWriter['busy']>,
    write: (model: PaidTexts) => Promise<void>,
  ) => {
    setBusy(what);
    setSaid(undefined);
    const { charged, error } = await work(project ?? undefined, write);
    const cost = texts.charged({ points: charged });
    if (error === undefined) setSaid((before) => before ?? cost);
    else setSaid(`${failureOf(error, messages, texts.failed).text} ${cost}`);
    setBusy(undefined);
  };

  return {
    busy,
    written,
    said,
    stop,
    dismiss: () => setSaid(undefined),
    ask: (what, places) => {
      if (!editor) return;
      const passages = places ?? passagesAt(editor.state);
      if (passages.length === 0) return setSaid(texts.nothing);
      if (passages.reduce((sum, { text }) => sum + text.length, 0) > CALL_CHARACTERS)
        return setSaid(texts.tooLong);
      void during(what, async ({ read, charged }) => {
        const body = {
          messages: messagesFor(what, passages, rules),
          stream: true,
          max_tokens: answerTokens(passages),
          // An answer of which nothing can be used costs nothing.
          passages: {
            document_id: id,
            parts: passages.map((passage) => ({ id: passage.part, text: passage.text })),
          },
          ...(project === null ? {} : { project_id: project }),
        };
        editor.view.dispatch(beginAsking(editor.state, passages));
        const show = showAsWritten(editor, passages);
        try {
          const ask = (sent: object) => openResponse(chatCompletions, { body, ...sent });
          show(await read(ask, (written) => show(written, false)), true);
        } finally {
          if (!editor.isDestroyed) editor.view.dispatch(endAsking(editor.state));
        }
        if (openSuggestions(editor.state).length === 0)
          setSaid(`${texts.none} ${texts.charged({ points: await charged() })}`);
      });
    },
    goOn: () => {
      if (!editor) return;
      const { doc, selection } = editor.state;
      const before = doc.textBetween(0, selection.from, '\n', ' ');
      void during('goOn', async ({ write }) => {
        let text = '';
        const put = () => {
          insertLines(editor, text);
          text = '';
        };
        // Before what was typed is stored for the last time: a reload does not lose what is being paid for.
        addEventListener('pagehide', put, { capture: true });
        try {
          await write(messagesToGoOn(before, rules), GO_ON_TOKENS, (all) => {
            text = all;
            setWritten(all);
          });
        } finally {
          removeEventListener('pagehide', put, { capture: true });
          // What was written before a stop or a failure is kept.
          setWritten(undefined);
          put();
        }
      });
    },
  };
}

/** Puts lines behind the block of the caret. */
function insertLines(editor: Editor, text: string): void {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0 || editor.isDestroyed) return;
  const { $to } = editor.state.selection;
  const paragraphs = lines.map((line) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: line.trim() }],
  }));
  editor.commands.insertContentAt($to.depth === 0 ? $to.pos : $to.after(1), paragraphs);
}

/**
 * Shows the changes of each passage once the answer has its line, where the passage is then. One whose words have become
 * others meanwhile is left out.
 */
function showAsWritten(editor: Editor, passages: readonly Passage[]) {
  const shown = new Set<number>();
  return (answer: string, isWhole: boolean): void => {
    if (editor.isDestroyed) return;
    for (const [at, changes] of changesIn(answer, passages, isWhole)) {
      if (shown.has(at)) continue;
      shown.add(at);
      const shift = shiftOf(editor.state, at, passages[at]?.from ?? 0);
      if (shift === undefined) continue;
      const moved = changes.map(({ from, to, insert }) => ({
        id: newId(),
        from: from + shift,
        to: to + shift,
        insert,
      }));
      editor.view.dispatch(suggest(editor.state, moved));
    }
  };
}
