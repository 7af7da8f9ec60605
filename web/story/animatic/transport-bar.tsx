import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { AudioLines, Captions, Maximize, Pause, Play, Repeat, SkipBack, SkipForward } from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { clockOf } from '../shell/story-view.ts';
import type { Transport } from './transport.ts';

interface Toggles {
  voices: boolean;
  captions: boolean;
  loops: boolean;
  setVoices: (on: boolean) => void;
  setCaptions: (on: boolean) => void;
  setLoops: (on: boolean) => void;
}

/** Play and pause, a shot back and on, the time, and what is heard and read. */
export function TransportBar({
  transport,
  total,
  scene,
  toggles,
  step,
  full,
}: {
  transport: Transport;
  total: number;
  /** Number of the scene that is shown. */
  scene: number;
  toggles: Toggles;
  step: (by: -1 | 1) => void;
  full: () => void;
}) {
  const { animatic: texts } = useAreaTexts(storyboardTexts);
  const isPlaying = useSelected(transport.state, ({ rate }) => rate !== 0);
  const switches = [
    [AudioLines, texts.voices, toggles.voices, toggles.setVoices],
    [Captions, texts.captions, toggles.captions, toggles.setCaptions],
    [Repeat, texts.loop({ at: scene }), toggles.loops, toggles.setLoops],
  ] as const;
  return (
    <div className="animatic-transport">
      <IconButton icon={SkipBack} label={texts.previous} onClick={() => step(-1)} />
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? texts.pause : texts.play}
        className="animatic-play"
        onClick={transport.toggle}
      />
      <IconButton icon={SkipForward} label={texts.next} onClick={() => step(1)} />
      <Time transport={transport} total={total} />
      {switches.map(([Icon, label, on, set]) => (
        <Button
          key={label}
          size="small"
          look="quiet"
          aria-pressed={on}
          aria-label={label}
          title={label}
          onClick={() => set(!on)}
        >
          <Icon size={16} strokeWidth={1.6} aria-hidden />
          <span>{label}</span>
        </Button>
      ))}
      <span className="note animatic-keys" aria-hidden>
        <kbd className="key">J</kbd> <kbd className="key">K</kbd> <kbd className="key">L</kbd>{' '}
        {texts.keysBefore}
      </span>
      <IconButton icon={Maximize} label={texts.full} onClick={full} />
    </div>
  );
}

/** Tenths of a second, as they pass. */
function Time({ transport, total }: { transport: Transport; total: number }) {
  const tenths = useSelected(transport.state, ({ time }) => Math.floor(time * 10));
  const whole = Math.floor(tenths / 10);
  return (
    <span className="animatic-time">
      <b>
        {clockOf(whole)}.{tenths % 10}
      </b>{' '}
      / {clockOf(total)}
    </span>
  );
}
