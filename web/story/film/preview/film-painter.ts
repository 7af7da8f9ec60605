import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { draw as drawScene, resourcesAt } from '@inkreel/scene/timeline/draw.ts';
import { openResources } from '@inkreel/scene/timeline/resources.ts';
import { timeOfFrame } from '@inkreel/scene/timeline/time.ts';
import type { Timeline } from '@inkreel/scene/timeline/timeline.ts';
import { previewOpener } from '../../../canvas/ui/scene-opener.ts';
import type { FilmEditing } from '../film-editing.ts';
import { urlsOf } from '../media/film-copies.ts';
import { filmSources } from './film-sources.ts';

/** How long the playhead rests until the frame itself is decoded, in milliseconds. */
const REST_MS = 90;

/** Draws the frame at the playhead on a canvas; a frame that a later one overtook is left out. */
export interface Painter {
  draw: () => void;
  /** Pixels of the canvas. */
  resize: (width: number, height: number) => void;
  close: () => void;
}

export function createPainter(film: FilmEditing, canvas: HTMLCanvasElement): Painter {
  const sources = filmSources((source) => urlsOf(film.document.files.get(), film.copies.get(), true)(source));
  const context = canvas.getContext('2d');
  /** At once, or as it is; and whether what was drawn at once is another frame. */
  let how: 'near' | 'exact' = 'near';
  let isMissed = false;
  const opener = previewOpener(
    {
      image: (resource) =>
        how === 'exact'
          ? sources.image(resource)
          : sources.near(resource, () => {
              isMissed = true;
            }),
    },
    () => void draw(),
  );
  let [isBusy, isWanted, isClosed] = [false, false, false];
  let wake: () => void = () => undefined;
  let known: { parts: Parts; timeline: Timeline } | undefined;

  const drawFrame = async () => {
    const { parts } = film.document.state.get();
    if (known?.parts !== parts) known = { parts, timeline: filmTimeline(parts) };
    const { timeline } = known;
    const t = timeOfFrame(film.frameNow(), timeline.rate);
    isMissed = false;
    const opened = await openResources(resourcesAt(timeline, t), opener);
    // One that was waited for is left out if another frame is wanted by now.
    const isLate = isWanted && how === 'exact' && !isPlaying();
    if (context && !isClosed && !isLate) drawScene(timeline, t, context as never, opened);
    opened.close();
  };
  const isPlaying = () => film.playback.state.get().rate !== 0;
  /** A file that cannot be read is left out; the next frame tries again. */
  const pass = (next: typeof how) => {
    how = next;
    return drawFrame().catch(() => undefined);
  };
  const draw = async () => {
    isWanted = true;
    wake();
    if (isBusy && how === 'exact' && !isPlaying()) sources.interrupt();
    if (isBusy) return;
    isBusy = true;
    while (isWanted && !isClosed) {
      isWanted = false;
      await pass(isPlaying() ? 'exact' : 'near');
      if (isMissed && !isWanted && !isClosed) await rest();
    }
    isBusy = false;
  };
  /** Draws the frame itself when nothing else was wanted for a while. */
  const rest = async () => {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, REST_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    if (!isWanted && !isClosed) await pass('exact');
  };
  return {
    draw: () => void draw(),
    resize: (width, height) => {
      canvas.width = Math.max(1, Math.round(width));
      canvas.height = Math.max(1, Math.round(height));
      void draw();
    },
    close: () => {
      isClosed = true;
      wake();
      sources.close();
    },
  };
}
