import { ratioOf } from '@inkreel/contract/film/ratios.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import {
  FlipHorizontal2,
  Maximize,
  Pause,
  Play,
  SkipBack,
  SkipForward,
  Square,
  StepBack,
  StepForward,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import { useLater } from '../../../lib/use-later.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import type { FilmEditing } from '../film-editing.ts';
import type { Copies } from '../media/film-copies.ts';
import { dropsFor, usePlaceUpload } from '../places/use-place-drop.ts';
import { createPainter } from './film-painter.ts';
import { PickedFrame } from './picked-frame.tsx';

/** The film at the playhead, and the buttons that move it. */
export function Preview({ film }: { film: FilmEditing }) {
  const { preview: texts } = useAreaTexts(filmTexts);
  const view = useLater(film.view);
  const [work, setWork] = useState<HTMLElement | null>(null);
  useEffect(() => film.stage.set(work), [film, work]);
  const [safe, setSafe] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { width: roomWidth, height: roomHeight } = useFrameSize(room);
  const isWorking = useSelected(film.hasStage, (now) => now);
  const isEmpty = view.tracks.every(({ clips }) => clips.length === 0);
  const scale = Math.min(roomWidth / view.width, roomHeight / view.height);
  const size = { width: Math.floor(view.width * scale), height: Math.floor(view.height * scale) };
  const { playback } = film;
  const { fill } = usePlaceUpload(film);
  const drops = dropsFor((file) => {
    const id = film.placeAtPlayhead();
    if (id !== undefined) fill(id, file);
  });
  const full = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void screen.current?.requestFullscreen?.().catch(() => undefined);
  };
  return (
    <section className="film-preview" aria-label={texts.label} ref={screen}>
      <div className="film-work" hidden={!isWorking} ref={setWork} />
      <div className="film-room" ref={room} hidden={isWorking}>
        <div className="film-screen" style={size} {...drops}>
          <Screen film={film} width={size.width} height={size.height} />
          {safe && <i className="film-safe" aria-hidden />}
          {isEmpty && <p className="film-empty">{texts.empty}</p>}
          <PickedFrame film={film} scale={scale} />
        </div>
      </div>
      <div className="film-transport">
        <Time film={film} />
        <span className="film-transport-buttons">
          <IconButton icon={SkipBack} label={texts.first} onClick={() => playback.seek(0)} />
          <IconButton icon={StepBack} label={texts.before} onClick={() => film.step(-1)} />
          <PlayButton film={film} />
          <IconButton icon={StepForward} label={texts.after} onClick={() => film.step(1)} />
          <IconButton icon={SkipForward} label={texts.last} onClick={() => playback.seek(view.frames)} />
        </span>
        <span className="film-facts">
          {texts.facts({
            ratio: ratioOf(view),
            width: view.width,
            height: view.height,
            fps: Math.round(view.fps * 100) / 100,
          })}
        </span>
        <IconButton
          icon={safe ? FlipHorizontal2 : Square}
          label={texts.safe}
          aria-pressed={safe}
          onClick={() => setSafe(!safe)}
          className="max-phone:hidden"
        />
        <IconButton icon={Maximize} label={texts.full} onClick={full} />
      </div>
    </section>
  );
}

function PlayButton({ film }: { film: FilmEditing }) {
  const { preview: texts } = useAreaTexts(filmTexts);
  const isPlaying = useSelected(film.playback.state, ({ rate }) => rate !== 0);
  return (
    <IconButton
      icon={isPlaying ? Pause : Play}
      label={isPlaying ? texts.pause : texts.play}
      className="film-play"
      onClick={film.playback.toggle}
    />
  );
}

function Time({ film }: { film: FilmEditing }) {
  const { preview: texts } = useAreaTexts(filmTexts);
  const frames = useSelected(film.view, (now) => now.frames);
  const fps = useSelected(film.view, (now) => now.fps);
  const frame = useSelected(film.playback.state, (now) => now.frame);
  const time = (at: number) => clockText((at * 1000) / fps);
  return (
    <span className="film-time">
      <b>{time(frame)}</b> <span>{texts.of({ length: time(frames) })}</span>
    </span>
  );
}

/** The canvas: drawn when the film, the playhead or its size changes. */
function Screen({ film, width, height }: { film: FilmEditing; width: number; height: number }) {
  const { preview: texts } = useAreaTexts(filmTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || width === 0) return undefined;
    const painter = createPainter(film, element);
    const draw = () => painter.draw();
    const { view, document, copies, playback } = film;
    const unfollow = [view, playback.state, document.files].map((store) =>
      (store as typeof view).subscribe(draw),
    );
    // Only where another file is drawn: how far copies are does not change the frame.
    let addresses = addressesOf(copies.get());
    const follow = () => {
      const now = addressesOf(copies.get());
      if (now !== addresses) draw();
      addresses = now;
    };
    unfollow.push(copies.subscribe(follow));
    painter.resize(width * devicePixelRatio, height * devicePixelRatio);
    return () => {
      for (const stop of unfollow) stop();
      painter.close();
    };
  }, [film, width, height]);
  return <canvas ref={canvas} className="film-canvas" role="img" aria-label={texts.label} />;
}

const addressesOf = (copies: Copies): string =>
  [...copies.values()].map(({ film, proxy }) => proxy.url ?? film.url).join(' ');
