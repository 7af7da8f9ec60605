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
  const opener = previewOpener({ image: sources.image }, () => void draw());
  let [isBusy, isWanted, isClosed] = [false, false, false];
  let known: { parts: Parts; timeline: Timeline } | undefined;

  const drawFrame = async () => {
    const { parts } = film.document.state.get();
    if (known?.parts !== parts) known = { parts, timeline: filmTimeline(parts) };
    const { timeline } = known;
    const t = timeOfFrame(film.frameNow(), timeline.rate);
    const opened = await openResources(resourcesAt(timeline, t), opener);
    if (context && !isClosed) drawScene(timeline, t, context as never, opened);
    opened.close();
  };
  const draw = async () => {
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    while (isWanted && !isClosed) {
      isWanted = false;
      // A file that cannot be read is left out; the next frame tries again.
      await drawFrame().catch(() => undefined);
    }
    isBusy = false;
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
      sources.close();
    },
  };
}
