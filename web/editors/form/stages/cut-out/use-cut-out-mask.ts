import { assistCutOut } from '@inkreel/contract/api/assists.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { useSignedIn } from '../../../../lib/session.ts';
import { useSentAddress } from '../../../../uploads/use-sent-address.ts';
import type { FormValues } from '../../../kit/form-values.ts';
import { createPace } from './pace.ts';

/** What is known of a picture's cut-out: an answer stays while the next one is pending. */
export interface CutOutGuess {
  state: 'asking' | 'known' | 'unknown';
  answer: OutputOf<typeof assistCutOut> | undefined;
}

/** Milliseconds from the last change to the request, since a stroke seldom comes alone. */
const QUIET_MS = 600;
/** Minimum milliseconds between two requests. */
const APART_MS = 1500;

/**
 * Asks what would be cut out of a picture: at once, and again after what it depends on has changed. An
 * outdated request is aborted.
 * @param pictureUrl a guest's picture is uploaded first, once there is an account
 * @param asked changes with what the answer depends on; undefined while that is not known yet
 * @param hints strokes and box as in the run's input; may upload what was painted
 */
export function useCutOutMask(
  pictureUrl: string,
  asked: string | undefined,
  hints: () => Promise<FormValues>,
): CutOutGuess {
  const signedIn = useSignedIn();
  const sentAddress = useSentAddress();
  const [guess, setGuess] = useState<CutOutGuess>({ state: 'asking', answer: undefined });
  const [pace] = useState(() => createPace({ quiet: QUIET_MS, apart: APART_MS }));
  const ask = useEffectEvent(async (stop: AbortSignal) => {
    try {
      const image_url = await sentAddress(pictureUrl);
      const body = { ...(await hints()), image_url };
      if (stop.aborted) return;
      const answer = await call(assistCutOut, { body, signal: stop });
      if (!stop.aborted) setGuess({ state: 'known', answer });
    } catch {
      if (!stop.aborted) setGuess({ state: 'unknown', answer: undefined });
    }
  });
  useEffect(() => {
    if (!signedIn) return setGuess({ state: 'unknown', answer: undefined });
    setGuess(({ answer }) => ({ state: 'asking', answer }));
    if (asked === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      pace.began(performance.now());
      void ask(stop.signal);
    }, pace.wait(performance.now()));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [pictureUrl, asked, signedIn, pace]);
  return guess;
}
