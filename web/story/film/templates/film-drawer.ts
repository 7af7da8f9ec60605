import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { withPlaces } from '@inkreel/scene/film/places.ts';
import { draw as drawScene, resourcesAt } from '@inkreel/scene/timeline/draw.ts';
import { openResources } from '@inkreel/scene/timeline/resources.ts';
import { timeOfFrame } from '@inkreel/scene/timeline/time.ts';
import { previewOpener } from '../../../canvas/ui/scene-opener.ts';
import { filmSources } from '../preview/film-sources.ts';

export interface FilmDrawer {
  draw: (frame: number) => void;
  close: () => void;
}

/**
 * Draws frames of a film that is not open in the editor; one that a later one overtook is left out.
 * @param urlOf the address of a stored file that a clip names
 */
export function filmDrawer(
  canvas: HTMLCanvasElement,
  parts: Parts,
  urlOf: (source: string) => string | undefined,
): FilmDrawer {
  const timeline = filmTimeline(withPlaces(parts));
  const sources = filmSources(urlOf);
  const context = canvas.getContext('2d');
  let wanted: number | undefined;
  let last = 0;
  let [isBusy, isClosed] = [false, false];
  const opener = previewOpener({ image: sources.image }, () => draw(last));
  const drawOne = async (frame: number) => {
    const t = timeOfFrame(frame, timeline.rate);
    const opened = await openResources(resourcesAt(timeline, t), opener);
    if (context && !isClosed) drawScene(timeline, t, context as never, opened);
    opened.close();
  };
  const draw = (frame: number) => {
    wanted = frame;
    if (!isBusy) void run();
  };
  const run = async () => {
    isBusy = true;
    while (wanted !== undefined && !isClosed) {
      last = wanted;
      wanted = undefined;
      // A file that cannot be read is left out.
      await drawOne(last).catch(() => undefined);
    }
    isBusy = false;
  };
  return {
    draw,
    close: () => {
      isClosed = true;
      sources.close();
    },
  };
}
