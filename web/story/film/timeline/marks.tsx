import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { Trash2 } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import { shareOfTime, type TimelineView } from '../../../video/core/timeline-view.ts';
import type { FilmView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';

/** Flags on the ruler; a press moves the playhead there. */
export function RulerMarks({
  film,
  view,
  shown,
}: {
  film: FilmEditing;
  view: FilmView;
  shown: TimelineView;
}) {
  const { marks: texts } = useAreaTexts(filmTexts);
  const ms = 1000 / view.fps;
  return view.marks.map(({ id, at, name }, index) => {
    const share = shareOfTime(shown, at * ms);
    if (share < 0 || share > 1) return null;
    const words = name || texts.nth({ at: index + 1 });
    return (
      <button
        key={id}
        type="button"
        className="film-mark"
        style={{ left: `${share * 100}%` }}
        title={words}
        aria-label={texts.flag({ name: words, at: clockText(at * ms) })}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => film.playback.seek(at)}
      />
    );
  });
}

/** The marks of the film with their names. */
export function MarkList({ film, view }: { film: FilmEditing; view: FilmView }) {
  const { marks: texts } = useAreaTexts(filmTexts);
  if (view.marks.length === 0) return <p className="film-note-inline">{texts.none}</p>;
  return (
    <ul className="film-marks" aria-label={texts.label}>
      {view.marks.map(({ id, at, name }, index) => {
        const time = clockText((at * 1000) / view.fps);
        const words = texts.nth({ at: index + 1 });
        return (
          <li key={id}>
            <button type="button" onClick={() => film.playback.seek(at)}>
              {time}
            </button>
            <input
              className="input"
              aria-label={texts.nameAt({ at: time })}
              placeholder={words}
              maxLength={200}
              value={name}
              onChange={(event) => film.nameMark(id, event.target.value)}
            />
            <IconButton
              small
              icon={Trash2}
              label={texts.remove({ name: name || words })}
              onClick={() => film.removeMark(id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
