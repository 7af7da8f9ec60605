import { useEffect, useRef, useState } from 'react';

/** Plays the sound of one line at a time. */
export function useLinePlayer() {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<string | undefined>();
  useEffect(() => () => audio.current?.pause(), []);
  const stop = () => {
    audio.current?.pause();
    setPlaying(undefined);
  };
  return {
    /** Address of the sound that is playing. */
    playing,
    toggle: (url: string) => {
      stop();
      if (playing === url) return;
      const player = new Audio(url);
      audio.current = player;
      player.onended = () => setPlaying(undefined);
      setPlaying(url);
      void player.play().catch(() => setPlaying(undefined));
    },
  };
}
