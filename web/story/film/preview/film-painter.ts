import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { withPlaces } from '@inkreel/scene/film/places.ts';
import { draw as drawScene, resourcesAt, resourcesOf } from '@inkreel/scene/timeline/draw.ts';
import { type Opener, openResources } from '@inkreel/scene/timeline/resources.ts';
import { timeOfFrame } from '@inkreel/scene/timeline/time.ts';
import type { Timeline } from '@inkreel/scene/timeline/timeline.ts';
import { previewOpener } from '../../../canvas/ui/scene-opener.ts';
import type { SceneImage, ScenePath } from '../../../canvas/ui/scene-surface.ts';
import { textOutlines } from '../../../canvas/ui/text-outlines.ts';
import type { Store } from '../../../lib/store.ts';
import { fileAt } from '../../shell/story-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { urlsOf } from '../media/film-copies.ts';
import { filmSources } from './film-sources.ts';

/** How long the playhead rests until the frame itself is decoded, in milliseconds. */
const REST_MS = 90;

/** Pixels of images to one of the canvas, for those that are cropped or enlarged. */
const ENLARGED = 2;
/** Lines of text that are asked for at once, before they are shown. */
const LINES_AHEAD = 8;
/** Lines of a film that are read ahead at most. */
const MOST_AHEAD = 1000;

/** Draws the frame at the playhead on a canvas; a frame that a later one overtook is left out. */
export interface Painter {
  draw: () => void;
  /** Pixels of the canvas. */
  resize: (width: number, height: number) => void;
  close: () => void;
}

export function createPainter(film: FilmEditing, canvas: HTMLCanvasElement): Painter {
  const sources = filmSources(
    (source) => urlsOf(film.document.files.get(), film.copies.get(), true)(source),
    {
      videosKnown: isTrue(film.copiesAsked),
      smallOf: (source) => fileAt(film.document.files.get(), source)?.thumbnail ?? undefined,
      longestSide: () => Math.max(canvas.width, canvas.height) * ENLARGED,
    },
  );
  const context = canvas.getContext('2d');
  /** At once, or as it is; and whether what was drawn at once is another frame. */
  let how: 'near' | 'exact' = 'near';
  let isMissed = false;
  const opener: Opener<SceneImage, ScenePath> = {
    ...previewOpener(
      {
        image: (resource) =>
          how === 'exact'
            ? sources.image(resource)
            : sources.near(resource, {
                onMiss: () => {
                  isMissed = true;
                },
                onArrival: () => draw(),
              }),
      },
      () => draw(),
    ),
    smoothing: 'low',
  };
  let [isBusy, isWanted, isClosed, isReadAhead] = [false, false, false, false];
  let wake: () => void = () => undefined;
  let known: { parts: Parts; timeline: Timeline } | undefined;

  const drawFrame = async () => {
    const { parts } = film.document.state.get();
    if (known?.parts !== parts) known = { parts, timeline: filmTimeline(withPlaces(parts)) };
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
  let request: number | undefined;
  /** With the next frame of the display: what changes several times until then is drawn once. */
  const draw = () => {
    if (isPlaying()) return void drawNow();
    request ??= requestAnimationFrame(() => {
      request = undefined;
      void drawNow();
    });
  };
  const drawNow = async () => {
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
    if (!isReadAhead && known) {
      isReadAhead = true;
      readTextsAhead(known.timeline, film.frameNow(), () => isClosed).catch(() => undefined);
    }
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
    draw,
    resize: (width, height) => {
      canvas.width = Math.max(1, Math.round(width));
      canvas.height = Math.max(1, Math.round(height));
      draw();
    },
    close: () => {
      isClosed = true;
      if (request !== undefined) cancelAnimationFrame(request);
      wake();
      sources.close();
    },
  };
}

/** Resolves when the store is true for the first time. */
function isTrue(store: Store<boolean>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => store.get() && resolve();
  const unfollow = store.subscribe(check);
  check();
  return promise.finally(unfollow);
}

/**
 * Asks for the outlines of the texts of a film, a few at a time, those after a frame first: they are there when the
 * playhead comes to them.
 * @throws what asking for them throws
 */
async function readTextsAhead(timeline: Timeline, frame: number, isOver: () => boolean): Promise<void> {
  const { layers, rate } = timeline;
  const ahead = [...layers].sort((a, b) => a.from - b.from);
  const after = ahead.findIndex((layer) => layer.from + layer.frames > frame);
  const lines = [...ahead.slice(after), ...ahead.slice(0, after)]
    .flatMap((layer) => resourcesOf(timeline, layer, timeOfFrame(layer.from, rate)))
    .filter((resource) => resource.kind === 'text')
    .slice(0, MOST_AHEAD);
  for (let at = 0; at < lines.length && !isOver(); at += LINES_AHEAD)
    await textOutlines.read(lines.slice(at, at + LINES_AHEAD));
}
