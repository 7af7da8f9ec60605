import type { OfferedVoice } from '@inkreel/contract/api/speech.ts';
import { voicesTexts } from '@inkreel/contract/messages/areas/voices.ts';
import { LoaderCircle, Pause, Play, Star } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { voiceKey } from './core/voice-choice.ts';
import type { Playing } from './use-preview.ts';

const BAR = 2;
const HEIGHT = 28;

/** One voice: its preview, its name, where it comes from, its star. */
export function VoiceRow({
  voice,
  isChosen,
  isStarred,
  peaks,
  playing,
  onPick,
  onPlay,
  onStar,
}: {
  voice: OfferedVoice;
  isChosen: boolean;
  isStarred: boolean;
  peaks: readonly number[] | undefined;
  playing: Playing | undefined;
  onPick: () => void;
  onPlay: () => void;
  onStar: () => void;
}) {
  const texts = useAreaTexts(voicesTexts);
  const { language } = useLanguage();
  const name = voice.name[language];
  return (
    <div className="voice-row" data-key={voiceKey(voice)} data-chosen={isChosen}>
      <button
        type="button"
        className="voice-play"
        disabled={voice.preview === null}
        data-playing={playing !== undefined}
        aria-label={voice.preview === null ? texts.noPreview : (playing ? texts.stop : texts.play)({ name })}
        title={voice.preview === null ? texts.noPreview : undefined}
        onClick={onPlay}
      >
        <PlayIcon playing={playing} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a native radio button has no room for two lines */}
      <button
        type="button"
        role="radio"
        aria-checked={isChosen}
        tabIndex={isChosen ? 0 : -1}
        className="voice-name"
        onClick={onPick}
      >
        <b>{name}</b>
        {voice.about && <small>{voice.about[language]}</small>}
      </button>
      <Wave peaks={peaks} share={playing?.share ?? undefined} />
      <span className="voice-kind" data-kind={voice.kind}>
        {texts.kinds[voice.kind]}
      </span>
      <button
        type="button"
        className="icon-button icon-button-small voice-star"
        aria-pressed={isStarred}
        aria-label={(isStarred ? texts.unstar : texts.star)({ name })}
        title={(isStarred ? texts.unstar : texts.star)({ name })}
        onClick={onStar}
      >
        <Star size={16} strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  );
}

/** What the button of a preview shows: it waits, it plays, or it can be played. */
export function PlayIcon({ playing }: { playing: Playing | undefined }) {
  if (playing?.share === null)
    return <LoaderCircle size={15} strokeWidth={2} className="voice-wait" aria-hidden />;
  const Icon = playing ? Pause : Play;
  return <Icon size={15} strokeWidth={1.6} fill="currentColor" aria-hidden />;
}

/** The waveform once it is known, filled as far as it was played; a line before that. */
function Wave({ peaks, share }: { peaks: readonly number[] | undefined; share: number | undefined }) {
  const bars = peaks ?? Array.from({ length: 56 }, () => 0);
  return (
    <svg
      className="voice-wave"
      viewBox={`0 0 ${bars.length * BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bars.map((peak, at) => {
        const height = Math.max(1.5, peak * HEIGHT);
        const isHeard = share === undefined || at / bars.length < share;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its place
            key={at}
            x={at * BAR}
            y={(HEIGHT - height) / 2}
            width={1}
            height={height}
            opacity={isHeard ? 1 : 0.35}
          />
        );
      })}
    </svg>
  );
}
