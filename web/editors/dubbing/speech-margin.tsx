import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import { dubbingRowTexts } from '@inkreel/contract/messages/areas/dubbing-rows.ts';
import { LoaderCircle, Pause, Play, Volume2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { LineFit } from './core/line-speech.ts';

/** Position of the line's end on the scale, as a share of its width. */
const END_AT = 0.72;

/** How the speech of a line fits its time, and a way to hear it. */
export function SpeechMargin({
  at,
  fit,
  state,
  playing,
  onPlay,
  onSpeak,
}: {
  /** Number of the line, from 1. */
  at: number;
  /** Undefined for a line without words. */
  fit: LineFit | undefined;
  state: 'none' | 'running' | 'spoken' | 'failed';
  playing: boolean;
  onPlay: () => void;
  onSpeak: () => void;
}) {
  const texts = useAreaTexts(dubbingRowTexts);
  if (!fit)
    return (
      <div className="row-margin" role="cell">
        {texts.noWords}
      </div>
    );
  const { kind, natural, shown, speed, over, estimated, tooLong } = fit;
  const words =
    kind === 'cut'
      ? texts.cut({ seconds: Math.max(0.1, over / 1000) })
      : kind === 'faster'
        ? texts.faster({ speed })
        : texts.fits;
  const hint = kind === 'cut' ? texts.shorten({ count: tooLong }) : undefined;
  return (
    <div
      className="row-margin speech-margin"
      role="cell"
      data-trouble={kind === 'cut' || state === 'failed'}
      data-state={state}
    >
      <span
        className="gauge-row"
        role="img"
        aria-label={texts.gauge({ seconds: natural / 1000, of: shown / 1000 })}
      >
        <i
          className="gauge"
          data-hot={kind === 'cut'}
          data-estimated={estimated}
          style={{ '--value': `${Math.min(1, (natural / shown) * END_AT) * 100}%` } as CSSProperties}
        />
      </span>
      <SpeechButton at={at} state={state} playing={playing} onPlay={onPlay} onSpeak={onSpeak} />
      <b className={kind === 'cut' || state === 'failed' ? 'trouble' : 'limit'}>
        {state === 'failed' ? texts.failed : words}
        {estimated && state !== 'failed' && <small> · {texts.estimated}</small>}
      </b>
      {hint && <span className="limit">{hint}</span>}
    </div>
  );
}

function SpeechButton({
  at,
  state,
  playing,
  onPlay,
  onSpeak,
}: Pick<Parameters<typeof SpeechMargin>[0], 'at' | 'state' | 'playing' | 'onPlay' | 'onSpeak'>) {
  const { speaking } = useAreaTexts(dubbingTexts);
  const texts = useAreaTexts(dubbingRowTexts);
  if (state === 'running')
    return <IconButton icon={LoaderCircle} small label={speaking} disabled className="speech-busy" />;
  if (state === 'spoken')
    return (
      <IconButton
        icon={playing ? Pause : Play}
        small
        label={playing ? texts.stopListening : texts.listen({ at })}
        onClick={onPlay}
      />
    );
  return <IconButton icon={Volume2} small label={texts.speak({ at })} onClick={onSpeak} />;
}
