import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import { CHAT } from '@inkreel/contract/text/services.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { usePointConfig, useSiteFacts } from '../../../lib/query.ts';

/** Tokens of a unit of the price. */
const PER = 1000;

/** Whether a language model is connected; undefined until it is known. */
export function useWriter(): boolean | undefined {
  return useSiteFacts()?.tools[CHAT.id]?.open;
}

/** The most points that a text of this many tokens, prompt and answer, may cost. */
export function useWritingPoints(): (tokens: number) => number {
  const each = usePointConfig()?.[CHAT.path] ?? CHAT.points;
  return (tokens) => mostPoints(each, tokens);
}

/** The most points of a text of this many tokens, at this many points a unit. */
export const mostPoints = (each: number, tokens: number): number =>
  each * Math.max(1, Math.ceil(tokens / PER));

/** Points that the error of a text reports; undefined if it does not. */
export function pointsOf(error: unknown): TextPoints | undefined {
  return error instanceof ApiError ? (error.data['points'] as TextPoints | undefined) : undefined;
}

/** One text at a time, which can be stopped, and is stopped on unmount. */
export function useWriting() {
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  return {
    busy,
    stop: () => running.current?.abort(),
    /**
     * Does the work, and says whether it was stopped. @throws what the work throws, except for being stopped
     */
    run: async (work: (signal: AbortSignal) => Promise<void>): Promise<'done' | 'stopped'> => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setBusy(true);
      try {
        await work(own.signal);
        return own.signal.aborted ? 'stopped' : 'done';
      } catch (error) {
        if (own.signal.aborted) return 'stopped';
        throw error;
      } finally {
        if (running.current === own) setBusy(false);
      }
    },
  };
}
