import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { type PaidTexts, usePaidTexts } from '../../../editors/kit/writing/paid-texts.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import {
  answerTokens,
  callsOf,
  changesIn,
  GO_ON_TOKENS,
  messagesFor,
  messagesToGoOn,
  type Passage,
  type WriterTask,
} from '../core/ask-writer.ts';
import type { RoleNames, Scene } from '../core/script.ts';
import { wordsOf } from '../core/script.ts';

/** A change that is not decided yet. */
export interface Suggestion {
  was: string;
  /** All of the paragraph as it would be. */
  text: string;
}

export interface ScriptWriter {
  /** What is being written. */
  busy: WriterTask | 'goOn' | undefined;
  /** What is written of a scene so far; put into the script at the end. */
  written: { scene: string; text: string } | undefined;
  suggestions: ReadonlyMap<string, Suggestion>;
  /** What happened: why nothing was written, or what it cost. */
  said: string | undefined;
  ask: (
    task: WriterTask,
    passages: readonly (Passage & { whole: string; from: number })[],
    to: 'en' | 'zh',
  ) => void;
  goOn: (scene: Scene) => void;
  stop: () => void;
  decide: (ids: readonly string[], accepts: boolean) => void;
}

const NONE: ReadonlyMap<string, Suggestion> = new Map();

/**
 * A language model's help with a script.
 * @param put puts written paragraphs at the end of a scene
 */
export function useScriptWriter(
  story: OpenParts,
  roles: RoleNames,
  put: (scene: string, text: string) => void,
): ScriptWriter {
  const { writer: texts } = useAreaTexts(storyScriptTexts);
  const messages = useStudioMessages();
  const { stop, work } = usePaidTexts();
  const [busy, setBusy] = useState<ScriptWriter['busy']>();
  const [written, setWritten] = useState<ScriptWriter['written']>();
  const [suggestions, setSuggestions] = useState(NONE);
  const [said, setSaid] = useState<string>();

  const during = async (
    what: NonNullable<ScriptWriter['busy']>,
    write: (model: PaidTexts) => Promise<void>,
  ) => {
    setBusy(what);
    setSaid(undefined);
    const { charged, error } = await work(story.record.project_id ?? undefined, write);
    const cost = texts.charged({ points: charged });
    if (error === undefined) setSaid((before) => before ?? cost);
    else setSaid(`${failureOf(error, messages, texts.failed).text} ${cost}`);
    setBusy(undefined);
  };

  return {
    busy,
    written,
    suggestions,
    said,
    stop,
    ask: (what, passages, to) =>
      void during(what, async ({ write, charged }) => {
        const wholes = new Map(passages.map((passage) => [passage.id, passage]));
        let found = 0;
        for (const call of callsOf(passages)) {
          const answer = await write(messagesFor(what, call, to), answerTokens(call));
          const changes = changesIn(answer, call);
          found += changes.size;
          setSuggestions((before) => {
            const next = new Map(before);
            for (const [id, text] of changes) {
              const passage = wholes.get(id);
              if (!passage) continue;
              const { whole, from, text: old } = passage;
              next.set(id, {
                was: whole,
                text: whole.slice(0, from) + text + whole.slice(from + old.length),
              });
            }
            return next;
          });
        }
        if (found === 0) setSaid(`${texts.none} ${texts.charged({ points: await charged() })}`);
      }),
    goOn: (scene) =>
      void during('goOn', async ({ write }) => {
        let text = '';
        try {
          const premise = wordsOf(story.state.get().parts.get(HEAD), 'premise');
          await write(messagesToGoOn(scene, premise, roles), GO_ON_TOKENS, (all) => {
            text = all;
            setWritten({ scene: scene.part.id, text });
          });
        } finally {
          // What was written before a stop or a failure is kept.
          setWritten(undefined);
          if (text.trim() !== '') put(scene.part.id, text);
        }
      }),
    decide: (ids, accepts) => {
      const { parts } = story.state.get();
      const decided = ids.flatMap((id) => {
        const suggestion = suggestions.get(id);
        return suggestion ? [{ id, ...suggestion }] : [];
      });
      const fits = decided.filter(({ id, was }) => wordsOf(parts.get(id), 'text') === was);
      if (accepts && fits.length > 0)
        story.change(fits.map(({ id, text }) => ({ id, set: { text: text.slice(0, 5000) } })));
      if (accepts && fits.length < decided.length) setSaid(texts.changed);
      const rest = new Map([...suggestions].filter(([id]) => !ids.includes(id)));
      setSuggestions(rest.size === 0 ? NONE : rest);
    },
  };
}
