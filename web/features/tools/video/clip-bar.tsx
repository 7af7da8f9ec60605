import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockOf } from '../../../video/core/clock.ts';
import type { Clip, ClipState } from './clip.ts';
import './clip-bar.css';

/** Time at the left, five buttons in the middle, which frame it is at the right. */
export function ClipBar({ clip, state, rate }: { clip: Clip; state: ClipState; rate: number | undefined }) {
  const { player } = useAreaTexts(frameAreaTexts);
  const { time, duration, playing } = state;
  return (
    <div className="clip-bar">
      <span className="clip-time">
        <b>{clockOf(time)}</b> <span>{player.of({ duration: clockOf(duration) })}</span>
      </span>
      <span className="clip-buttons">
        <IconButton icon={SkipBack} className="clip-far" label={player.start} onClick={() => clip.seek(0)} />
        <IconButton icon={StepBack} label={player.back} onClick={() => clip.step(-1, rate)} />
        <IconButton
          icon={playing ? Pause : Play}
          className="clip-play"
          label={playing ? player.pause : player.play}
          onClick={clip.toggle}
        />
        <IconButton icon={StepForward} label={player.forward} onClick={() => clip.step(1, rate)} />
        <IconButton
          icon={SkipForward}
          className="clip-far"
          label={player.end}
          onClick={() => clip.seek(duration)}
        />
      </span>
      <span className="clip-frame">
        {rate !== undefined &&
          player.at({ at: Math.floor(time * rate + 1e-3) + 1, of: Math.max(1, Math.round(duration * rate)) })}
      </span>
    </div>
  );
}
