import { chatCompletions } from '@inkreel/contract/api/texts.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useRef, useState } from 'react';
import { paidFor } from '../../editors/kit/writing/paid-for.ts';
import { pointsOf, useWriting } from '../../editors/kit/writing/use-writing.ts';
import { openResponse } from '../../lib/client.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { readTextStream } from '../../lib/read-text-stream.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import {
  answerTokens,
  CALL_CHARACTERS,
  changesIn,
  GO_ON_TOKENS,
  type Message,
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
  const { stop, run } = useWriting();
  const [busy, setBusy] = useState<TextWriter['busy']>();
  const [written, setWritten] = useState<string>();
  const [said, setSaid] = useState<string>();
  const task = useRef<string>(undefined);
  const charged = useRef(0);

  /** One text of the model. @throws ApiError */
  const write = async (
    asked: readonly Message[],
    tokens: number,
    signal: AbortSignal,
    onText: (text: string) => void = () => undefined,
  ) => {
    task.current = undefined;
    const body = {
      messages: [...asked],
      stream: true,
      max_tokens: tokens,
      ...(project === null ? {} : { project_id: project }),
    };
    const answer = await openResponse(chatCompletions, { body, signal });
    const { text, points } = await readTextStream(answer, onText, ({ taskId }) => {
      task.current = taskId;
    });
    charged.current += points?.settled ?? 0;
    return text;
  };
  const during = async (
    what: NonNullable<TextWriter['busy']>,
    work: (signal: AbortSignal) => Promise<void>,
  ) => {
    setBusy(what);
    setSaid(undefined);
    charged.current = 0;
    try {
      const end = await run(work);
      if (end === 'stopped' && task.current !== undefined)
        charged.current += (await paidFor(task.current))?.settled ?? 0;
      setSaid((before) => before ?? texts.charged({ points: charged.current }));
    } catch (error) {
      const paid = charged.current + (pointsOf(error)?.settled ?? 0);
      setSaid(`${failureOf(error, messages, texts.failed).text} ${texts.charged({ points: paid })}`);
    } finally {
      setBusy(undefined);
    }
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
      void during(what, async (signal) => {
        const answer = await write(messagesFor(what, passages), answerTokens(passages), signal);
        const changes = changesIn(answer, passages);
        const now = editor.state;
        const fits = now.doc === doc ? changes : changes.filter((_, at) => isSame(now, passages[at]));
        if (fits.length === 0) setSaid(`${texts.none} ${texts.charged({ points: charged.current })}`);
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
      void during('goOn', async (signal) => {
        let text = '';
        try {
          await write(messagesToGoOn(before), GO_ON_TOKENS, signal, (all) => {
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
