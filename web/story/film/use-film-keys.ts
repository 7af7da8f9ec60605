import { useKeys } from '../../lib/use-keys.ts';
import type { FilmEditing } from './film-editing.ts';

const TYPING = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]';
const ZOOM = 1.5;

/** Keys of the editor anywhere on the page, except where somebody types or a dialog is open. */
export function useFilmKeys(film: FilmEditing): void {
  useKeys((event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || target.closest('[role=dialog], [role=menu]') || target.closest(TYPING))
      return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isCommand = event.ctrlKey || event.metaKey;
    // A button that has the focus is pressed by these.
    if ((key === ' ' || key === 'Enter') && !isCommand && target.closest('button, a, [role=tab]')) {
      if (key === 'Enter' || !target.closest('[data-clip]')) return;
    }
    if (key.startsWith('Arrow') && !event.altKey && target.closest('input, [role=slider]')) return;
    const act = isCommand
      ? COMMANDS[key]
      : event.altKey
        ? ALT[key]
        : event.shiftKey
          ? (SHIFT[key] ?? KEYS[key])
          : KEYS[key];
    if (!act) return;
    act(film, event);
    event.preventDefault();
  });
}

type Act = (film: FilmEditing, event: KeyboardEvent) => void;

const COMMANDS: Readonly<Record<string, Act>> = {
  z: ({ document }, { shiftKey }) => (shiftKey ? document.redo() : document.undo()),
  y: ({ document }) => document.redo(),
  c: (film) => film.copy(),
  x: (film) => {
    film.copy();
    film.removePicked(false);
  },
  v: (film) => film.paste(),
  d: (film) => film.duplicate(),
  a: (film) => film.select(film.view.get().tracks.flatMap(({ clips }) => clips.map(({ id }) => id))),
};

const ALT: Readonly<Record<string, Act>> = {
  ArrowLeft: (film) => film.nudge(-1),
  ArrowRight: (film) => film.nudge(1),
};

const SHIFT: Readonly<Record<string, Act>> = {
  Delete: (film) => film.removePicked(true),
  Backspace: (film) => film.removePicked(true),
  z: (film) => film.zoom(0),
  m: (film) => film.nextMark(),
  ArrowLeft: (film) => film.step(-10),
  ArrowRight: (film) => film.step(10),
};

const KEYS: Readonly<Record<string, Act>> = {
  ' ': ({ playback }) => playback.toggle(),
  k: ({ playback }) => playback.pause(),
  l: ({ playback }) => playback.forward(),
  j: ({ playback }) => playback.backward(),
  b: (film) => film.split(),
  m: (film) => film.addMark(),
  n: ({ snaps }) => snaps.set(!snaps.get()),
  i: (film) => film.trimToPlayhead('start'),
  o: (film) => film.trimToPlayhead('end'),
  q: (film) => film.trimToPlayhead('start'),
  w: (film) => film.trimToPlayhead('end'),
  ',': (film) => film.step(-1),
  '.': (film) => film.step(1),
  ArrowLeft: (film) => film.step(-1),
  ArrowRight: (film) => film.step(1),
  Home: ({ playback }) => playback.seek(0),
  End: ({ playback, view }) => playback.seek(view.get().frames),
  '+': (film) => film.zoom(1 / ZOOM),
  '=': (film) => film.zoom(1 / ZOOM),
  '-': (film) => film.zoom(ZOOM),
  Delete: (film) => film.removePicked(false),
  Backspace: (film) => film.removePicked(false),
  Escape: (film) => film.select([]),
};
