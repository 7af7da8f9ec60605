import { speechVoices } from '@inkreel/contract/api/speech.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { useSignedIn } from '../lib/session.ts';

/** The voices that texts can be spoken with here; idle for guests. */
export function useVoices() {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: ['voices'],
    queryFn: ({ signal }) => call(speechVoices, { signal }),
    staleTime: 5 * 60_000,
    enabled: signedIn,
  });
}
