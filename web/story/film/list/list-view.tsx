import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { clockText } from '../../../video/core/clock-text.ts';
import { MakingNote } from '../actions/making-note.tsx';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { useCopyNote } from '../media/copy-note.ts';
import { TimeInput } from '../panels/fields.tsx';
import { useIsMaking } from '../panels/use-in-animation.ts';
import { MarkList } from '../timeline/marks.tsx';
import { TimelineTools } from '../timeline/timeline-tools.tsx';
import '../timeline/timeline.css';

/** The clips as a table with fields for start and length, for keyboards and screen readers. */
export function ListView({ film }: { film: FilmEditing }) {
  const { list, marks, tracks, timeline } = useAreaTexts(filmTexts);
  const view = useSelected(film.view, (now) => now);
  const { columns } = list;
  return (
    <section className="film-timeline" aria-label={timeline.label}>
      <TimelineTools film={film} zoom={film.zoom} fit={() => film.zoom(0)} />
      <div className="film-list">
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.track}</th>
              <th scope="col">{columns.start}</th>
              <th scope="col">{columns.length}</th>
            </tr>
          </thead>
          <tbody>
            {view.tracks.flatMap((track) =>
              track.clips.map((clip) => (
                <Row key={clip.id} film={film} clip={clip} track={tracks[track.kind]} fps={view.fps} />
              )),
            )}
          </tbody>
        </table>
        <h3>{marks.label}</h3>
        <MarkList film={film} view={view} />
      </div>
    </section>
  );
}

function Row({ film, clip, track, fps }: { film: FilmEditing; clip: ClipView; track: string; fps: number }) {
  const { list, clips: kinds } = useAreaTexts(filmTexts);
  const picked = useSelected(film.selection, (now) => now.has(clip.id));
  const name = clip.name || kinds[clip.kind];
  const note = useCopyNote(film, clip);
  const isMaking = useIsMaking(film, clip);
  const { columns } = list;
  return (
    <tr data-picked={picked}>
      <th scope="row">
        <button type="button" aria-pressed={picked} onClick={() => film.show(clip.id)}>
          {name}
        </button>
        {note && (
          <small className="film-list-note" data-failed={note.failed} title={note.help}>
            {note.short}
          </small>
        )}
        <MakingNote film={film} clip={clip.id} name={name} />
      </th>
      <td>{track}</td>
      <td>
        <TimeInput
          aria-label={`${columns.start}, ${name}, ${clockText((clip.from * 1000) / fps)}`}
          frames={clip.from}
          fps={fps}
          disabled={isMaking}
          onChange={(frames) => film.moveClips([clip.id], frames - clip.from, undefined)}
        />
      </td>
      <td>
        <TimeInput
          aria-label={`${columns.length}, ${name}`}
          frames={clip.frames}
          fps={fps}
          disabled={isMaking}
          onChange={(frames) => film.trimClip(clip.id, 'end', frames - clip.frames)}
        />
      </td>
    </tr>
  );
}
