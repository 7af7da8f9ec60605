import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { detectSpeaker } from '@inkreel/contract/api/speaker-check.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/client.ts';
import { useSignedIn } from '../../../../lib/session.ts';
import { isLocal } from '../../../../uploads/uploaded-image.ts';
import type { FormValues } from '../../form-values.ts';

export type SpeakerAnswer = OutputOf<typeof detectSpeaker>;

/** Its address alone: the endpoint itself would bring the schema library along. */
const DETECT = {
  method: 'POST',
  path: '/cloud/request/ai/video/emo/detect',
  root: false,
} as unknown as typeof detectSpeaker;

export type SpeakerState =
  /** Nothing is there to be checked, or a guest's picture, which nobody has but this browser. */
  | { state: 'nothing' | 'guest' }
  | { state: 'checking' }
  | { state: 'failed'; again: () => void }
  | { state: 'checked'; answer: SpeakerAnswer };

/**
 * The free check of the picture or the video that a form names, asked once for what it depends on.
 * @param of its property
 */
export function useSpeakerCheck(of: string, values: FormValues): SpeakerState {
  const signedIn = useSignedIn();
  const url = values[of];
  const body = questionOf(of, values);
  const isThere = typeof url === 'string';
  const canAsk = isThere && signedIn && !isLocal(url);
  const { data, isError, refetch } = useQuery({
    queryKey: ['speaker-check', body],
    queryFn: ({ signal }) => call(DETECT, { body, signal }),
    enabled: canAsk,
    retry: false,
    // The files do not change, and neither does the answer.
    staleTime: Infinity,
  });
  if (!isThere) return { state: 'nothing' };
  if (!canAsk) return { state: 'guest' };
  if (data) return { state: 'checked', answer: data };
  return isError ? { state: 'failed', again: () => void refetch() } : { state: 'checking' };
}

function questionOf(of: string, values: FormValues): Record<string, string> {
  const names = of === 'video_url' ? ['video_url', 'face_url'] : ['image_url', 'frame'];
  const given = names.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' && !isLocal(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}
