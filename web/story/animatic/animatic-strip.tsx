import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { clockOf, shotSeconds } from '../shell/story-view.ts';
import type { BoardShot, Storyboard } from '../storyboard/use-storyboard.ts';
import type { Frame } from './timeline.ts';
import type { Transport } from './transport.ts';

type Frames = readonly Frame<BoardShot>[];

/** Pixels of a second at least: a long story is wider than the window, and scrolls. */
const SECOND = 14;

const share = (seconds: number, total: number) => `${(100 * seconds) / total}%`;

/** Scenes, shots as wide as they are long, and voices, under one playhead. */
export function AnimaticStrip({
  board,
  frames,
  current,
  total,
  transport,
}: {
  board: Storyboard;
  frames: Frames;
  current: number;
  total: number;
  transport: Transport;
}) {
  const { animatic: texts } = useAreaTexts(storyboardTexts);
  const strip = useRef<HTMLDivElement>(null);
  const seconds = useSelected(transport.state, ({ time }) => Math.floor(time * 10) / 10);
  useEffect(() => {
    const frame = strip.current?.querySelector(`[data-frame="${current}"]`);
    frame?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <div className="animatic-strip">
      <input
        type="range"
        className="animatic-range"
        min={0}
        max={total}
        step={0.1}
        value={seconds}
        aria-label={texts.position}
        aria-valuetext={texts.positionText({ now: clockOf(seconds), of: clockOf(total) })}
        onChange={(event) => transport.seek(event.target.valueAsNumber)}
      />
      <div className="animatic-scroll" ref={strip}>
        <div className="animatic-track" style={{ minWidth: total * SECOND }}>
          <div className="animatic-scenes" aria-hidden>
            {board.scenes.map(({ part, number, shots }) => (
              <span
                key={part.id}
                style={{
                  width: share(
                    shots.reduce((sum, shot) => sum + shotSeconds(shot), 0),
                    total,
                  ),
                }}
              >
                <b>{number}</b> {typeof part['heading'] === 'string' ? part['heading'] : ''}
              </span>
            ))}
          </div>
          <FilmBand frames={frames} current={current} total={total} transport={transport} />
          <VoiceLane frames={frames} total={total} />
          <Playhead transport={transport} total={total} />
        </div>
      </div>
    </div>
  );
}

const FilmBand = memo(function FilmBand({
  frames,
  current,
  total,
  transport,
}: {
  frames: Frames;
  current: number;
  total: number;
  transport: Transport;
}) {
  const texts = useAreaTexts(storyboardTexts);
  const { number } = useLanguage();
  return (
    <div className="film-band">
      {frames.map(({ shot: { part, image, status, number: at }, start, seconds }, index) => (
        <button
          key={part.id}
          type="button"
          data-frame={index}
          data-status={status}
          aria-current={index === current}
          // The slider above moves with keys; each of hundreds of frames would be a stop.
          tabIndex={index === current ? 0 : -1}
          aria-label={(image ? texts.animatic.frame : texts.animatic.frameMissing)({ at, seconds })}
          style={{ width: share(seconds, total) }}
          onClick={() => transport.seek(start)}
        >
          {image ? (
            <img src={image.thumbnail ?? image.url} alt="" loading="lazy" decoding="async" />
          ) : (
            <span>
              <small>{status === 'missing' ? part.text : texts.states[status]}</small>
            </span>
          )}
          <b>{number(at)}</b>
        </button>
      ))}
    </div>
  );
});

/** Each line where it is heard; hatched if there is only a caption. */
const VoiceLane = memo(function VoiceLane({ frames, total }: { frames: Frames; total: number }) {
  const { animatic: texts } = useAreaTexts(storyboardTexts);
  const lines = frames.flatMap((frame) => frame.lines);
  const silent = lines.filter(({ line }) => line.speech === undefined).length;
  return (
    <div className="animatic-voices" role="img" aria-label={texts.voiceLane({ silent })}>
      {lines.map(({ line, start, seconds }) => (
        <i
          key={line.id}
          data-voiced={line.speech !== undefined}
          style={{ left: share(start, total), width: share(seconds, total) }}
        />
      ))}
    </div>
  );
});

/** Moves without drawing the strip again. */
function Playhead({ transport, total }: { transport: Transport; total: number }) {
  const head = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const follow = () => {
      head.current?.style.setProperty('--at', String(total === 0 ? 0 : transport.state.get().time / total));
    };
    follow();
    return transport.state.subscribe(follow);
  }, [transport, total]);
  return <span ref={head} className="animatic-head" style={{ '--at': 0 } as CSSProperties} aria-hidden />;
}
