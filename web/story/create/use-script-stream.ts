import { TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { estimateTokens } from '@inkreel/contract/text/services.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePaidTexts } from '../../editors/kit/writing/paid-texts.ts';
import { useWriter, useWritingPoints } from '../../editors/kit/writing/use-writing.ts';
import { projectOfRun } from '../../lib/current-project.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import {
  continued,
  type Message,
  messagesToContinue,
  messagesToWrite,
  SCRIPT_TOKENS,
} from './core/ask-script.ts';
import type { Start } from './use-start.ts';

export interface ScriptStream {
  /** Whether a language model is connected; undefined until it is known. */
  isOpen: boolean | undefined;
  isWriting: boolean;
  /** The most points of writing from the idea, and of going on. */
  points: { write: number; goOn: number };
  /** What happened, and what it cost. */
  said: string | undefined;
  write: () => void;
  goOn: () => void;
  stop: () => void;
}

/** A language model writes on the sheet, as it comes; what was written before a stop or a failure stays. */
export function useScriptStream({ idea, language, text, setText, setWay }: Start): ScriptStream {
  const texts = useAreaTexts(storyCreateTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const { busy, work, stop } = usePaidTexts();
  const pointsFor = useWritingPoints();
  const [said, setSaid] = useState<string>();

  const stream = async (asked: readonly Message[], before: string) => {
    setSaid(undefined);
    setWay('text');
    const { charged, error } = await work(projectOfRun(client), async ({ write }) => {
      await write(asked, SCRIPT_TOKENS, (all) =>
        setText(continued(before, all, TEXT_LIMITS.scriptCharacters)),
      );
    });
    const cost = texts.charged({ points: charged });
    setSaid(error === undefined ? cost : `${failureOf(error, messages, texts.writeFailed).text} ${cost}`);
  };
  const asked = { write: messagesToWrite(idea, language), goOn: messagesToContinue(text, language) };
  const priceOf = (what: readonly Message[]) =>
    pointsFor(SCRIPT_TOKENS + estimateTokens(what.map(({ content }) => content)));
  return {
    isOpen: useWriter(),
    isWriting: busy,
    points: { write: priceOf(asked.write), goOn: priceOf(asked.goOn) },
    said,
    write: () => void stream(asked.write, ''),
    goOn: () => void stream(asked.goOn, text),
    stop,
  };
}
