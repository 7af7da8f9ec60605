/** A film that a page edits: what is shown and picked, and every edit of it. Plain code, without React. */
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { FilmRatio } from '@inkreel/contract/film/ratios.ts';
import type { Rational } from '@inkreel/scene/timeline/time.ts';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { isHeard } from './core/film-view.ts';
import { createActing } from './editing/acting.ts';
import { createAdding } from './editing/adding.ts';
import { createArranging } from './editing/arranging.ts';
import { createCaptioning } from './editing/captioning.ts';
import { createColoring } from './editing/coloring.ts';
import { createCopying } from './editing/copying.ts';
import { createFilling } from './editing/filling.ts';
import { createFilmCore, type Fields, type FilmWorld } from './editing/film-core.ts';
import { createKeying } from './editing/keying.ts';
import { createMarking } from './editing/marking.ts';
import { createReplacing } from './editing/replacing.ts';
import { createSounding } from './editing/sounding.ts';
import { createTransitioning } from './editing/transitioning.ts';

export type FilmEditing = ReturnType<typeof createFilmEditing>;

export function createFilmEditing(document: OpenParts, world: FilmWorld) {
  const core = createFilmCore(document, world);
  const captioning = createCaptioning(core);
  const filling = createFilling(core);
  const { edit, playback, view } = core;
  const zoomers = new Set<(factor: number) => void>();
  return {
    ...core,
    ...captioning,
    ...filling,
    ...createAdding(core, captioning.captionLook, filling.fillPicked),
    ...createActing(core),
    ...createArranging(core),
    ...createColoring(core),
    ...createCopying(core),
    ...createKeying(core),
    ...createMarking(core),
    ...createReplacing(core),
    ...createSounding(core),
    ...createTransitioning(core),
    /** Changes in a row with the same name are one step of undo. */
    setClip: (id: string, fields: Fields, name?: string) =>
      edit([{ do: 'set', id, fields }], name === undefined ? undefined : `${name} ${id}`),
    setSpeed: (id: string, speed: number) => edit([{ do: 'set_speed', id, speed }], `speed ${id}`),
    setHead: (fields: Fields, name?: string) => edit([{ do: 'set', id: HEAD, fields }], name),
    /** Everything is kept, and stands where it stood as a share of the sides. */
    setRatio: (ratio: FilmRatio) => edit([{ do: 'set_ratio', ratio }]),
    setTrack: (id: string, fields: Fields) => edit([{ do: 'set', id, fields }]),
    /** Clips keep their frames: the film becomes faster or slower. */
    setRate: ({ numerator, denominator }: Rational) =>
      edit([{ do: 'set', id: HEAD, fields: { rate: { numerator, denominator } } }]),
    switchTrack: (id: string, off: boolean) => {
      const track = view.get().tracks.find((each) => each.id === id);
      if (track) edit([{ do: 'set', id, fields: isHeard(track.part) ? { muted: off } : { hidden: off } }]);
    },
    step: (frames: number) => {
      playback.pause();
      playback.seek(core.frameNow() + frames);
    },
    onZoom: (zoom: (factor: number) => void) => {
      zoomers.add(zoom);
      return () => void zoomers.delete(zoom);
    },
    /** 0 shows the whole film. */
    zoom: (factor: number) => {
      for (const zoom of zoomers) zoom(factor);
    },
  };
}
