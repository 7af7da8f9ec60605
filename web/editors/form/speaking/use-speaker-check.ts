import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { detectSpeaker } from '@inkreel/contract/api/speaker-check.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useUploadWait } from '../../../uploads/media/use-upload-wait.ts';
import { isLocal } from '../../../uploads/uploaded-image.ts';
import { useSentAddress } from '../../../uploads/use-sent-address.ts';
import type { FormValues } from '../../kit/form-values.ts';

export type SpeakerAnswer = OutputOf<typeof detectSpeaker>;

/** Only its address: the endpoint itself would also load the schema library. */
const DETECT = {
  method: 'POST',
  path: '/cloud/request/ai/video/emo/detect',
  root: false,
} as unknown as typeof detectSpeaker;

export type SpeakerState =
  /** There is nothing to check, or the user is not signed in. */
  | { state: 'nothing' | 'guest' }
  /** The video is being uploaded. */
  | { state: 'waiting'; said: string }
  /** `before`: what was found in the same file before the request changed. */
  | { state: 'checking'; before?: SpeakerAnswer | undefined }
  | { state: 'failed'; again: () => void }
  | { state: 'checked'; answer: SpeakerAnswer };

/**
 * The free check of the picture or the video that a form names, requested once for the same input.
 * @param of its property
 */
export function useSpeakerCheck(of: string, values: FormValues): SpeakerState {
  const signedIn = useSignedIn();
  const url = values[of];
  const sentAddress = useSentAddress();
  const question = questionOf(of, values);
  const isThere = typeof url === 'string';
  const said = useUploadWait(url);
  const canAsk = isThere && signedIn && said === undefined;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['speaker-check', question],
    queryFn: async ({ signal }) => {
      const body: Record<string, unknown> = {};
      // What was chosen before signing in is uploaded for its check, as it would be for a run.
      for (const [name, value] of Object.entries(question))
        body[name] = isLocal(value) ? await sentAddress(value) : value;
      return call(DETECT, { body, signal });
    },
    enabled: canAsk,
    retry: false,
    placeholderData: (before: SpeakerAnswer | undefined, asked) =>
      (asked?.queryKey[1] as typeof question | undefined)?.[of] === url ? before : undefined,
    // The files do not change, and neither does the answer.
    staleTime: Infinity,
  });
  if (!isThere) return { state: 'nothing' };
  if (said !== undefined) return { state: 'waiting', said };
  if (!canAsk) return { state: 'guest' };
  if (data && isPlaceholderData) return { state: 'checking', before: data };
  if (data) return { state: 'checked', answer: data };
  return isError ? { state: 'failed', again: () => void refetch() } : { state: 'checking' };
}

function questionOf(of: string, values: FormValues): Record<string, unknown> {
  const names = of === 'video_url' ? ['video_url', 'face_url', 'face_at'] : ['image_url', 'frame'];
  const given = names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]);
  return Object.fromEntries(given);
}
