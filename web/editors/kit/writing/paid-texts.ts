import { chatCompletions } from '@inkreel/contract/api/texts.ts';
import { openResponse } from '../../../lib/client.ts';
import { streamText } from '../../../lib/stream-text.ts';
import { paidFor } from './paid-for.ts';
import { pointsOf, useWriting } from './use-writing.ts';

export interface PaidTexts {
  /**
   * One text of the model.
   * @param tokens the answer's at most
   * @param onText called after each piece, with all of the text so far
   * @throws ApiError why there is no text, or why it was not finished
   */
  write: (
    messages: readonly { role: 'system' | 'user'; content: string }[],
    tokens: number,
    onText?: (text: string) => void,
  ) => Promise<string>;
  /** One text that another endpoint streams: `ask` sends it, with what it is given. */
  read: (ask: (sent: object) => Promise<Response>, onText: (text: string) => void) => Promise<string>;
  /** Points charged so far; of a text that broke off, once its run has ended. */
  charged: () => Promise<number>;
}

/**
 * Texts of the language model for one piece of work, and what they cost together.
 * @param project by default the one that the server chooses
 * @param signal ends a text that is being written
 */
export function paidTexts(project: string | undefined, signal: AbortSignal): PaidTexts {
  let charged = 0;
  /** The run of a text whose charge is not known yet. */
  let open: string | undefined;
  const settle = (points = 0) => {
    charged += points;
    open = undefined;
  };
  const read: PaidTexts['read'] = async (ask, onText) => {
    try {
      const { text, points } = await streamText(ask, signal, onText, ({ taskId }) => {
        open = taskId;
      });
      settle(points?.settled);
      return text;
    } catch (error) {
      const points = pointsOf(error);
      if (points) settle(points.settled);
      throw error;
    }
  };
  return {
    read,
    write: (messages, tokens, onText = () => undefined) => {
      const body = {
        messages: [...messages],
        stream: true,
        max_tokens: tokens,
        ...(project !== undefined && { project_id: project }),
      };
      return read((sent) => openResponse(chatCompletions, { body, ...sent }), onText);
    },
    charged: async () => {
      if (open !== undefined) settle((await paidFor(open))?.settled);
      return charged;
    },
  };
}

/** One piece of work with the language model at a time, which can be stopped, and is stopped on unmount. */
export function usePaidTexts() {
  const { busy, run, stop } = useWriting();
  return {
    busy,
    stop,
    /** Does the work. @returns what it cost, whether it was finished or stopped, and why it failed if it did */
    work: async (
      project: string | undefined,
      write: (texts: PaidTexts) => Promise<void>,
    ): Promise<{ charged: number; error?: unknown }> => {
      let texts: PaidTexts | undefined;
      const failed = await run((signal) => {
        texts = paidTexts(project, signal);
        return write(texts);
      }).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      return { charged: (await texts?.charged()) ?? 0, ...failed };
    },
  };
}
