import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import { useLayoutEffect, useRef } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStore } from '../../../lib/store.ts';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import type { ClipClock } from '../../../video/core/clip-clock.ts';
import { usePeaks } from '../../../video/ui/use-peaks.ts';
import { Waveform } from '../../../video/ui/waveform.tsx';
import { wordAt } from './spoken-words.ts';
import { useTranscript } from './use-transcript.ts';
import './speaking.css';

/** Longest time of a frame, in seconds. */
const FRAME = 0.07;

/** The sound of a speaking video: the finished part, the rest, and the words at their times. */
export function SpeechStrip({
  url,
  seconds,
  isSample,
  clock,
}: {
  /** Address of the whole sound, and how long it is. */
  url: string;
  seconds: number;
  /** The film has only the beginning. */
  isSample: boolean;
  clock: ClipClock;
}) {
  const { strip } = useAreaTexts(speakingTexts);
  const { number } = useLanguage();
  const words = useTranscript(url)?.words ?? [];
  const peaks = usePeaks(url, seconds);
  const time = useStore(clock.time, 0) / 1000;
  const duration = useStore(clock.duration, 0) / 1000;
  // A sample ends before its sound, and so does a film that cuts it; a whole film may end some frames off.
  const made = duration > 0 && duration < seconds - FRAME ? duration : seconds;
  const left = isSample ? Math.round((seconds - made) * 10) / 10 : 0;
  const share = (at: number) => `${(100 * Math.min(1, Math.max(0, at / seconds))).toFixed(2)}%`;
  const seek = (to: number) => clock.seek(to * 1000);
  const press = (event: React.PointerEvent) => {
    const { left: from, width } = event.currentTarget.getBoundingClientRect();
    seek(((event.clientX - from) / Math.max(1, width)) * seconds);
  };
  return (
    <div className="speech-strip">
      <p className="strip-head">
        <b>{isSample ? strip.sample : strip.whole}</b>
        {left > 0 && <span>{strip.left({ seconds: number(left) })}</span>}
      </p>
      <div className="strip-track" onPointerDown={press}>
        <span className="strip-made" style={{ width: share(made) }} />
        <Waveform peaks={peaks} seconds={seconds} view={{ start: 0, length: seconds * 1000 }} />
        {made < seconds && <span className="strip-left" style={{ left: share(made) }} />}
        <span className="strip-head-line" style={{ left: share(time) }} />
      </div>
      {words.length > 0 && (
        <Words words={words} time={time} share={time / seconds} onSeek={seek} until={made} />
      )}
    </div>
  );
}

/** One line of words, which scrolls so that the current word stays under the playhead. */
function Words({
  words,
  time,
  share,
  until,
  onSeek,
}: {
  words: readonly { text: string; seconds: number }[];
  time: number;
  /** Where the playhead is, 0 to 1. */
  share: number;
  /** Words from here on are not in the film yet, in seconds. */
  until: number;
  onSeek: (seconds: number) => void;
}) {
  const room = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const { width } = useFrameSize(room);
  const now = wordAt(words, time);
  useLayoutEffect(() => {
    const word = line.current?.children[Math.max(0, now)];
    if (!line.current || !(word instanceof HTMLElement)) return;
    const middle = word.offsetLeft + word.offsetWidth / 2;
    const least = Math.min(0, width - line.current.scrollWidth);
    // All of the word is visible, even if the playhead is at an edge.
    const under = Math.max(share * width - middle, -word.offsetLeft);
    const by = Math.max(least, Math.min(0, under, width - word.offsetLeft - word.offsetWidth));
    line.current.style.transform = `translateX(${by.toFixed(1)}px)`;
  }, [now, share, width]);
  return (
    <div ref={room} className="strip-words">
      <p ref={line}>
        {words.map(({ text, seconds }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the player's keys reach every moment
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the same
          <span
            key={`${at} ${seconds}`}
            data-now={at === now}
            data-later={seconds >= until}
            onClick={() => onSeek(seconds + 0.01)}
          >
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
