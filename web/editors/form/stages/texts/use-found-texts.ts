import { assistTexts } from '@inkreel/contract/api/assists.ts';
import type { TextBox } from '@inkreel/contract/tools/kinds/texts.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/client.ts';
import { useSignedIn } from '../../../../lib/session.ts';
import { useSentAddress } from '../../../../uploads/use-sent-address.ts';
import type { StagePicture } from '../stage-props.ts';

/** `absent`: this server has nothing that reads text. */
export type FindState = 'idle' | 'finding' | 'found' | 'failed' | 'absent';

/**
 * Finds the lettering of a picture when it is first shown, and of parts of it when a box is drawn.
 *
 * @param wanted false if the boxes are known already
 * @param onFound the boxes of the whole picture
 */
export function useFoundTexts(
  picture: StagePicture,
  wanted: boolean,
  onFound: (boxes: TextBox[]) => void,
): { state: FindState; findAll: () => void; findIn: (box: TextBox) => Promise<TextBox[]> } {
  const signedIn = useSignedIn();
  const sentAddress = useSentAddress();
  const [state, setState] = useState<FindState>('idle');
  const running = useRef<AbortController>(undefined);
  const { url } = picture;

  const ask = async (boxes?: TextBox[]): Promise<TextBox[] | undefined> => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState('finding');
    const regions = boxes?.map(({ x, y, width, height }) => ({ left: x, top: y, width, height }));
    try {
      const image_url = await sentAddress(url);
      const { texts } = await call(assistTexts, {
        body: { image_url, ...(regions ? { boxes: regions } : {}) },
        signal: stop.signal,
      });
      if (stop.signal.aborted) return undefined;
      setState('found');
      return texts;
    } catch (error) {
      const isAbsent = error instanceof ApiError && error.code === 'text_reading_unavailable';
      if (!stop.signal.aborted) setState(isAbsent ? 'absent' : 'failed');
      return undefined;
    }
  };
  const findAll = useEffectEvent(async () => {
    const found = await ask();
    if (found) onFound(found);
  });
  useEffect(() => {
    if (wanted && signedIn) void findAll();
  }, [url, signedIn, wanted]);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    findAll: () => {
      void ask().then((found) => found && onFound(found));
    },
    findIn: async (box) => (signedIn ? ((await ask([box])) ?? []) : []),
  };
}
