import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useState } from 'react';
import { type PaidTexts, usePaidTexts } from '../../editors/kit/writing/paid-texts.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import {
  answerTokens,
  CALL_CHARACTERS,
  changesIn,
  GO_ON_TOKENS,
  messagesFor,
  messagesToGoOn,
  type Passage,
  type TextTask,
} from './ask.ts';
import { suggest } from './suggestions.ts';

export interface TextWriter {
  /** What is being written. */
  busy: TextTask | 'goOn' | undefined;
  /** What is written so far behind the caret; put into the text at the end. */
  written: string | undefined;
  /** What happened: why nothing was written, or what it cost. */
  said: string | undefined;
  ask: (task: TextTask) => void;
  goOn: () => void;
  stop: () => void;
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
    if (text.trim() !== '' && !text.includes('\ufffc') && !node.type.spec.code)
      passages.push({ from: start, to: end, text });
    return false;
  });
  return passages;
}

/** A language model's help with a text. */
export function useTextWriter(editor: Editor | undefined, project: string | null): TextWriter {
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
    ask: (what) => {
      if (!editor) return;
      const passages = passagesAt(editor.state);
      const { doc } = editor.state;
      if (passages.length === 0) return setSaid(texts.nothing);
      if (passages.reduce((sum, { text }) => sum + text.length, 0) > CALL_CHARACTERS)
        return setSaid(texts.tooLong);
      void during(what, async ({ write, charged }) => {
        const answer = await write(messagesFor(what, passages), answerTokens(passages));
        const changes = changesIn(answer, passages);
        const now = editor.state;
        const fits = now.doc === doc ? changes : changes.filter((_, at) => isSame(now, passages[at]));
        if (fits.length === 0) setSaid(`${texts.none} ${texts.charged({ points: await charged() })}`);
        else
          editor.view.dispatch(
            suggest(
              now,
              fits.map((change) => ({ id: newId(), ...change })),
            ),
          );
      });
    },
    goOn: () => {
      if (!editor) return;
      const { doc, selection } = editor.state;
      const before = doc.textBetween(0, selection.from, '\n', ' ');
      void during('goOn', async ({ write }) => {
        let text = '';
        try {
          await write(messagesToGoOn(before), GO_ON_TOKENS, (all) => {
            text = all;
            setWritten(all);
          });
        } finally {
          // What was written before a stop or a failure is kept.
          setWritten(undefined);
          const lines = text.split('\n').filter((line) => line.trim() !== '');
          const { $to } = editor.state.selection;
          if (lines.length > 0)
            editor
              .chain()
              .insertContentAt(
                $to.depth === 0 ? $to.pos : $to.after(1),
                lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line.trim() }] })),
              )
              .run();
        }
      });
    },
  };
}

/** Whether the words are still where they were when they were sent. */
const isSame = ({ doc }: EditorState, passage: Passage | undefined): boolean =>
  passage !== undefined &&
  passage.to <= doc.content.size &&
  doc.textBetween(passage.from, passage.to, undefined, '\ufffc') === passage.text;
