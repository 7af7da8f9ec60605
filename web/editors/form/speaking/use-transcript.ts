import { useEffect, useState } from 'react';
import { readTranscript, type Transcript } from './spoken-words.ts';

/** The transcript of the sound at an address of the site; undefined until it is known, and for sounds without one. */
export function useTranscript(url: string): Transcript | undefined {
  const [read, setRead] = useState<{ url: string; transcript: Transcript | undefined }>();
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const answer = await fetch(url, { signal: left.signal });
      if (answer.ok) setRead({ url, transcript: readTranscript(await answer.arrayBuffer()) });
    };
    void load().catch(() => undefined);
    return () => left.abort();
  }, [url]);
  return read?.url === url ? read.transcript : undefined;
}
