import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSearchParams } from '../../lib/router.tsx';
import { useSelected } from '../../lib/store.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { useStoryOrders } from '../storyboard/use-story-orders.ts';
import { useStoryboard } from '../storyboard/use-storyboard.ts';
import { AnimaticStage } from './animatic-stage.tsx';
import { AnimaticStrip } from './animatic-strip.tsx';
import { framesOf, indexAt, totalSeconds } from './timeline.ts';
import { createTransport } from './transport.ts';
import { TransportBar } from './transport-bar.tsx';
import { UnseenPane } from './unseen-pane.tsx';
import { useVoices } from './use-voices.ts';
import './animatic.css';

/** Plays the story as it is by now: pictures for their seconds, words where there is none yet, voices and captions. */
export default function AnimaticView({ document: story }: { document: OpenParts }) {
  const { animatic: texts } = useAreaTexts(storyboardTexts);
  const board = useStoryboard(story);
  const orders = useStoryOrders(board);
  const [query] = useSearchParams();
  const frames = useMemo(() => framesOf(board.shots), [board.shots]);
  const [transport] = useState(createTransport);
  const [voices, setVoices] = useState(true);
  const [captions, setCaptions] = useState(true);
  const [loops, setLoops] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const current = useSelected(transport.state, ({ time }) => indexAt(frames, time));
  const sceneAt = board.scenes.findIndex(({ shots }) =>
    shots.some(({ part }) => part === frames[current]?.shot.part),
  );
  const total = totalSeconds(frames);

  useEffect(() => transport.setLength(total), [transport, total]);
  const begin = query.get('shot');
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    const first = frames.find(({ shot }) => shot.part.id === begin);
    if (first) transport.seek(first.start);
  }, [begin, frames, transport]);
  useEffect(() => {
    const shots = loops ? (board.scenes[sceneAt]?.shots ?? []) : [];
    const inside = frames.filter(({ shot }) => shots.some(({ part }) => part === shot.part));
    const first = inside[0];
    transport.loop(first && { start: first.start, end: totalSeconds(inside) });
  }, [loops, sceneAt, board.scenes, frames, transport]);
  useClock(transport);
  useVoices({ transport, frames, files: board.files, on: voices });

  const step = (by: -1 | 1) => {
    const { time } = transport.state.get();
    const at = indexAt(frames, time);
    // Back goes to the beginning of the shot first.
    const isInside = by < 0 && time - (frames[at]?.start ?? 0) > 0.5;
    transport.seek(frames[isInside ? at : Math.min(frames.length - 1, Math.max(0, at + by))]?.start ?? 0);
  };
  const goToScene = (at: number) => {
    const first = board.scenes[at]?.shots[0]?.part;
    const frame = frames.find(({ shot }) => shot.part === first);
    if (frame) transport.seek(frame.start);
  };
  const full = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage.current?.requestFullscreen?.().catch(() => undefined);
  };
  useKeys((event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest('input:not([type=range]), textarea, select')
    )
      return;
    if (event.key === ' ' && target.closest('button, a')) return;
    if (event.key.startsWith('Arrow') && target.closest('input')) return;
    const act = KEYS[event.key.toLowerCase()];
    if (act) act({ transport, step, full });
    else if (/^[1-9]$/u.test(event.key)) goToScene(Number(event.key) - 1);
    else return;
    event.preventDefault();
  });

  if (frames.length === 0) return <p className="animatic-empty">{texts.empty}</p>;
  const ratio = String(story.state.get().parts.get(HEAD)?.['ratio'] ?? '16:9').replace(':', ' / ');
  return (
    <div className="animatic">
      <section className="animatic-main" aria-label={texts.label} ref={stage}>
        <AnimaticStage
          frames={frames}
          current={current}
          scene={board.scenes[sceneAt]}
          captions={captions}
          transport={transport}
          ratio={ratio}
        />
        <TransportBar
          transport={transport}
          total={total}
          scene={board.scenes[sceneAt]?.number ?? 1}
          toggles={{ voices, captions, loops, setVoices, setCaptions, setLoops }}
          step={step}
          full={full}
        />
        <AnimaticStrip board={board} frames={frames} current={current} total={total} transport={transport} />
      </section>
      <UnseenPane board={board} orders={orders} frames={frames} />
    </div>
  );
}

interface KeyWorld {
  transport: ReturnType<typeof createTransport>;
  step: (by: -1 | 1) => void;
  full: () => void;
}

const KEYS: Readonly<Record<string, (world: KeyWorld) => void>> = {
  ' ': ({ transport }) => transport.toggle(),
  k: ({ transport }) => transport.pause(),
  l: ({ transport }) => transport.forward(),
  j: ({ transport }) => transport.backward(),
  arrowleft: ({ step }) => step(-1),
  arrowright: ({ step }) => step(1),
  home: ({ transport }) => transport.seek(0),
  end: ({ transport }) => transport.seek(Number.POSITIVE_INFINITY),
  f: ({ full }) => full(),
};

/** Moves the transport with the frames of the display while it plays. */
function useClock(transport: ReturnType<typeof createTransport>): void {
  const isPlaying = useSelected(transport.state, ({ rate }) => rate !== 0);
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let request = requestAnimationFrame(function draw(now) {
      // A page in the background draws nothing: it goes on where it was.
      transport.tick(Math.min(0.25, Math.max(0, (now - last) / 1000)));
      last = now;
      request = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(request);
  }, [transport, isPlaying]);
  useEffect(() => transport.pause, [transport]);
}
