import { filmShareTexts } from '@inkreel/contract/messages/areas/film-share.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import { shareOfTime, type TimelineView } from '../../../video/core/timeline-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { threadsOf } from './threads.ts';
import { useFilmShares } from './use-film-shares.ts';

/** Open comments of guests on the ruler; a press moves the playhead there. */
export function CommentMarks({ film, shown }: { film: FilmEditing; shown: TimelineView }) {
  const texts = useAreaTexts(filmShareTexts);
  const { data } = useFilmShares(film.document.record.id);
  return threadsOf(data?.comments ?? []).map(({ first }, index) => {
    const share = shareOfTime(shown, first.at);
    if (first.resolved || share < 0 || share > 1) return null;
    return (
      <button
        key={first.id}
        type="button"
        className="film-comment-mark"
        style={{ left: `${share * 100}%` }}
        title={`${first.name}: ${first.text.slice(0, 200)}`}
        aria-label={texts.seek({ name: first.name, time: clockText(first.at) })}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => film.playback.seek((first.at / 1000) * film.view.get().fps)}
      >
        {index + 1}
      </button>
    );
  });
}
