import { TRACK_CLIPS } from '@inkreel/contract/documents/film-document.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import {
  ArrowDown,
  ArrowUp,
  PanelLeftClose,
  PanelRightClose,
  Scissors,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import { MakingNote } from '../actions/making-note.tsx';
import { type ClipView, endOf, type FilmView, type TrackKind } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { useCopyNote } from '../media/copy-note.ts';
import { TimeInput } from '../panels/fields.tsx';
import { useIsMaking } from '../panels/use-in-animation.ts';
import { MarkList } from '../timeline/marks.tsx';
import { TimelineTools } from '../timeline/timeline-tools.tsx';
import '../timeline/timeline.css';

/** The clips as a table with fields for start and length, for keyboards and screen readers. */
export function ListView({ film }: { film: FilmEditing }) {
  const { list, marks, timeline } = useAreaTexts(filmTexts);
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
              <th scope="col">{columns.actions}</th>
            </tr>
          </thead>
          <tbody>
            {view.tracks.flatMap((track) =>
              track.clips.map((clip) => <Row key={clip.id} film={film} view={view} clip={clip} />),
            )}
          </tbody>
        </table>
        <h3>{marks.label}</h3>
        <MarkList film={film} view={view} />
      </div>
    </section>
  );
}

function Row({ film, view, clip }: { film: FilmEditing; view: FilmView; clip: ClipView }) {
  const { list, clips: kinds } = useAreaTexts(filmTexts);
  const picked = useSelected(film.selection, (now) => now.has(clip.id));
  const name = clip.name || kinds[clip.kind];
  const note = useCopyNote(film, clip);
  const isMaking = useIsMaking(film, clip);
  const { columns } = list;
  const { fps } = view;
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
      <td>
        <TrackChoice
          film={film}
          view={view}
          clip={clip}
          label={`${columns.track}, ${name}`}
          disabled={isMaking}
        />
      </td>
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
      <td>{picked && <Actions film={film} clip={clip} name={name} />}</td>
    </tr>
  );
}

/** The track of a clip among those that take it. */
function TrackChoice({
  film,
  view,
  clip,
  label,
  disabled,
}: {
  film: FilmEditing;
  view: FilmView;
  clip: ClipView;
  label: string;
  disabled: boolean;
}) {
  const { tracks: names } = useAreaTexts(filmTexts);
  const fits = view.tracks.filter(
    ({ id, part }) =>
      id === clip.track || (!part.locked && part.type && TRACK_CLIPS[part.type].includes(clip.kind)),
  );
  const nameOf = (kind: TrackKind, at: number) => {
    const alike = fits.filter((each) => each.kind === kind);
    return alike.length > 1
      ? `${names[kind]} ${alike.findIndex((each) => each === fits[at]) + 1}`
      : names[kind];
  };
  const options = fits.map(({ id, kind }, at) => ({ value: id, label: nameOf(kind, at) }));
  if (options.length < 2) return options[0]?.label;
  return (
    <Select
      aria-label={label}
      value={clip.track}
      disabled={disabled}
      options={options}
      onChange={(track) => film.moveClips([clip.id], 0, track)}
    />
  );
}

/** What is done with the picked clip. */
function Actions({ film, clip, name }: { film: FilmEditing; clip: ClipView; name: string }) {
  const { list, tools } = useAreaTexts(filmTexts);
  const isUnderPlayhead = useSelected(
    film.playback.state,
    ({ frame }) => frame > clip.from && frame < endOf(clip),
  );
  const isFree = !useIsMaking(film, clip);
  const mayCut = isFree && isUnderPlayhead;
  const { id } = clip;
  const actions = [
    [ArrowUp, list.earlier({ name }), () => film.swap(id, -1), isFree],
    [ArrowDown, list.later({ name }), () => film.swap(id, 1), isFree],
    [PanelLeftClose, tools.trimStart, () => film.trimToPlayhead('start'), mayCut],
    [PanelRightClose, tools.trimEnd, () => film.trimToPlayhead('end'), mayCut],
    [Scissors, tools.split, film.split, mayCut],
    [Trash2, tools.remove, () => film.removePicked(false), isFree],
    [SlidersHorizontal, list.properties({ name }), openProperties, true],
  ] as const;
  return (
    <span className="film-list-actions">
      {actions.map(([icon, label, act, isPossible]) => (
        <IconButton key={label} small icon={icon} label={label} disabled={!isPossible} onClick={act} />
      ))}
    </span>
  );
}

/** Moves the focus to the first field of the panel at the right. */
const openProperties = () =>
  document.querySelector<HTMLElement>('.film-properties :is(input, select, button)')?.focus();
