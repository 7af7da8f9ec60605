import { speechVoices } from '@inkreel/contract/api/speech.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { useSignedIn } from '../lib/session.ts';

/**
 * Texts are spoken at any speed. Lines of a video are fitted to their times: those of `dubbing` by engines that dub whole
 * videos, a `line` by any engine that speaks.
 */
export type VoicePurpose = 'speech' | 'dubbing' | 'line';

/** The voices that are here for a purpose; idle for guests. */
export function useVoices(purpose: VoicePurpose) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: ['voices', purpose],
    queryFn: ({ signal }) =>
      call(speechVoices, { query: { for: purpose === 'dubbing' ? 'dubbing' : 'speech' }, signal }),
    staleTime: 5 * 60_000,
    enabled: signedIn,
  });
}
