import { fileAt } from '../../shell/story-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { drawSimply } from './draw-simply.ts';
import { filmSources } from './film-sources.ts';

/** Draws the frame at the playhead on a canvas; a frame that a later one overtook is left out. */
export interface Painter {
  draw: () => void;
  /** Pixels of the canvas. */
  resize: (width: number, height: number) => void;
  close: () => void;
}

export function createPainter(film: FilmEditing, canvas: HTMLCanvasElement): Painter {
  const sources = filmSources((source) => fileAt(film.document.files.get(), source)?.url);
  const context = canvas.getContext('2d');
  let [isBusy, isWanted, isClosed] = [false, false, false];
  const draw = async () => {
    isWanted = true;
    if (isBusy || !context) return;
    isBusy = true;
    while (isWanted && !isClosed) {
      isWanted = false;
      await drawSimply(film.view.get(), film.playback.state.get().frame, context, sources).catch(
        () => undefined,
      );
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
