import { type OfferedVoice, speechPreview } from '@inkreel/contract/api/speech.ts';
import type { SpeechLanguage } from '@inkreel/contract/speech.ts';
import { useEffect, useRef, useState } from 'react';
import { openResponse } from '../lib/client.ts';
import { peaksOf } from './core/peaks.ts';
import { voiceKey } from './core/voice-choice.ts';

/** What is known of a preview that was fetched. */
export interface FetchedPreview {
  url: string;
  seconds: number;
  peaks: readonly number[];
}

/** What plays: the voice, and its progress, 0 to 1; null while it is fetched. */
export interface Playing {
  key: string;
  share: number | null;
}

const PEAKS = 56;

/** Plays previews of voices, one at a time, and remembers those that were fetched until the dialog closes. */
export function usePreview() {
  const [fetched, setFetched] = useState<ReadonlyMap<string, FetchedPreview>>(new Map());
  const [playing, setPlaying] = useState<Playing>();
  const [failed, setFailed] = useState<unknown>();
  const audio = useRef<HTMLAudioElement>(null);
  const wanted = useRef<string>(null);
  const urls = useRef<string[]>([]);

  const stop = () => {
    wanted.current = null;
    audio.current?.pause();
    setPlaying(undefined);
  };

  const play = async (voice: OfferedVoice, language: SpeechLanguage | undefined) => {
    stop();
    if (voice.preview === null) return;
    const key = previewKey(voice, language);
    wanted.current = key;
    setFailed(undefined);
    setPlaying({ key, share: null });
    try {
      let sound = fetched.get(key);
      if (!sound) {
        const known = await fetchPreview(voice, language);
        sound = known;
        urls.current.push(known.url);
        setFetched((before) => new Map(before).set(key, known));
      }
      if (wanted.current !== key) return;
      const player = audio.current ?? new Audio();
      audio.current = player;
      player.ontimeupdate = () => {
        const { currentTime, duration } = player;
        if (wanted.current === key) setPlaying({ key, share: duration > 0 ? currentTime / duration : 0 });
      };
      player.onended = stop;
      player.src = sound.url;
      await player.play();
    } catch (error) {
      // Another voice was chosen meanwhile: its beginning ended this one.
      if (wanted.current !== key) return;
      stop();
      setFailed(error);
    }
  };

  useEffect(() => {
    const made = urls.current;
    return () => {
      wanted.current = null;
      audio.current?.pause();
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);

  return { fetched, playing, failed, play, stop };
}

/** A voice that speaks several languages has a preview in each. */
export const previewKey = (voice: OfferedVoice, language: SpeechLanguage | undefined): string =>
  `${voiceKey(voice)}:${voice.languages.find((each) => each === language) ?? ''}`;

async function fetchPreview(
  voice: OfferedVoice,
  language: SpeechLanguage | undefined,
): Promise<FetchedPreview> {
  const query = { engine: voice.engine, voice: voice.id, ...(language === undefined ? {} : { language }) };
  const blob = await (await openResponse(speechPreview, { query })).blob();
  const context = new OfflineAudioContext(1, 1, 22_050);
  const { duration, ...decoded } = await context
    .decodeAudioData(await blob.arrayBuffer())
    .then((sound) => ({ duration: sound.duration, samples: sound.getChannelData(0) }));
  return { url: URL.createObjectURL(blob), seconds: duration, peaks: peaksOf(decoded.samples, PEAKS) };
}
