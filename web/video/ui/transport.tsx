import { playerTexts } from '@inkreel/contract/messages/areas/player.ts';
import {
  Maximize,
  Pause,
  Play,
  SkipBack,
  SkipForward,
  StepBack,
  StepForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ClipClock } from '../core/clip-clock.ts';
import { clockText } from '../core/clock-text.ts';
import './transport.css';

/** Speeds of the button, in their order. */
const SPEEDS = [1, 1.5, 2, 0.5] as const;

/**
 * Time at the left, five buttons in the middle, facts, sound, speed and full screen at the right. Below 480 pixels the
 * buttons for the ends are left out, since the track leads there.
 */
export function Transport({
  clock,
  rate,
  length,
  facts,
  disabled = false,
  silent = false,
  still = false,
  screen,
  children,
}: {
  clock: ClipClock;
  /** Frames a second, if known. */
  rate?: number | undefined;
  /** Milliseconds, if known before the player has read the file. */
  length?: number | undefined;
  /** Text beside the buttons; by default the number of the frame, if the rate is known. */
  facts?: string | undefined;
  /** There is nothing to play. */
  disabled?: boolean;
  /** It has no sound. */
  silent?: boolean;
  /** It has no frames, only sound. */
  still?: boolean;
  /** The element that fills the screen; without it there is no full screen. */
  screen?: RefObject<HTMLElement | null>;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const texts = useAreaTexts(playerTexts);
  const playing = useStore(clock.playing, false);
  return (
    <div className="transport">
      <div>
        <TransportTime clock={clock} length={length} />
        <span className="transport-buttons">
          <IconButton
            icon={SkipBack}
            className="transport-end"
            label={texts.start}
            onClick={() => clock.seek(0)}
          />
          {!still && <IconButton icon={StepBack} label={texts.back} onClick={() => clock.step(-1, rate)} />}
          <IconButton
            icon={playing ? Pause : Play}
            className="transport-play"
            label={playing ? texts.pause : texts.play}
            disabled={disabled}
            onClick={clock.toggle}
          />
          {!still && (
            <IconButton icon={StepForward} label={texts.forward} onClick={() => clock.step(1, rate)} />
          )}
          <IconButton
            icon={SkipForward}
            className="transport-end"
            label={texts.end}
            onClick={() => clock.seek(clock.duration.get())}
          />
        </span>
        <span className="transport-side">
          {facts === undefined ? (
            rate !== undefined && <FrameNumber clock={clock} rate={rate} />
          ) : (
            <span className="transport-facts">{facts}</span>
          )}
          {children}
          {!silent && <SoundButton clock={clock} />}
          <SpeedButton clock={clock} />
          {screen && (
            <IconButton
              icon={Maximize}
              label={texts.fullScreen}
              onClick={() => void toggleFullScreen(screen.current)}
            />
          )}
        </span>
      </div>
    </div>
  );
}

/** If the browser allows none, nothing happens. */
async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  try {
    await (element && document.fullscreenElement === element
      ? document.exitFullscreen()
      : element?.requestFullscreen());
  } catch {
    // A frame of another site may forbid it.
  }
}

function TransportTime({ clock, length }: { clock: ClipClock; length: number | undefined }) {
  const texts = useAreaTexts(playerTexts);
  const tenth = Math.floor(useStore(clock.time, 0) / 100);
  const duration = useStore(clock.duration, 0);
  return (
    <span className="transport-time">
      <b>{clockText(tenth * 100)}</b> <span>{texts.of({ length: clockText(length ?? duration) })}</span>
    </span>
  );
}

function FrameNumber({ clock, rate }: { clock: ClipClock; rate: number }) {
  const texts = useAreaTexts(playerTexts);
  const frame = Math.floor((useStore(clock.time, 0) * rate) / 1000 + 1e-3);
  const count = Math.max(1, Math.round((useStore(clock.duration, 0) * rate) / 1000));
  return (
    <span className="transport-facts">{texts.frame({ at: Math.min(count, frame + 1), of: count })}</span>
  );
}

function SoundButton({ clock }: { clock: ClipClock }) {
  const texts = useAreaTexts(playerTexts);
  const muted = useStore(clock.muted, false);
  return (
    <IconButton
      icon={muted ? VolumeX : Volume2}
      label={muted ? texts.unmute : texts.mute}
      onClick={clock.toggleSound}
    />
  );
}

function SpeedButton({ clock }: { clock: ClipClock }) {
  const texts = useAreaTexts(playerTexts);
  const { number } = useLanguage();
  const speed = useStore(clock.speed, 1);
  const next = SPEEDS[(SPEEDS.indexOf(speed as (typeof SPEEDS)[number]) + 1) % SPEEDS.length] ?? 1;
  const label = texts.speed({ speed: number(speed) });
  return (
    <button
      type="button"
      className="icon-button transport-speed"
      aria-label={label}
      title={label}
      onClick={() => clock.setSpeed(next)}
    >
      {number(speed)}×
    </button>
  );
}
