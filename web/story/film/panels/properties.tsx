import { FILM_LIMITS } from '@inkreel/contract/documents/film-document.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { filmActionTexts } from '@inkreel/contract/messages/areas/film-actions.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { ClipActions } from '../actions/clip-actions.tsx';
import { type ClipView, clipIn, type FilmView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { useCopyNote } from '../media/copy-note.ts';
import { PlaceFields } from '../places/place-fields.tsx';
import { CheckField, RangeField, TimeField } from './fields.tsx';
import { FilmSettings } from './film-settings.tsx';
import { Placement, Volume } from './placement.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { StaleOffer } from './stale-offer.tsx';
import { TextFields } from './text-fields.tsx';
import { useIsMaking } from './use-in-animation.ts';

/** Seconds. */
const LONGEST_FADE = 10;

/** What can be set of the clip that is picked; of the film, while none is. */
export function Properties({ film }: { film: FilmEditing }) {
  const { properties: texts, clips: kinds } = useAreaTexts(filmTexts);
  const view = useSelected(film.view, (now) => now);
  const selection = useSelected(film.selection, (now) => now);
  const [first] = selection;
  const clip = selection.size === 1 ? clipIn(view, first) : undefined;
  const title = clip
    ? clip.name || kinds[clip.kind]
    : selection.size > 1
      ? texts.several({ count: selection.size })
      : texts.film;
  return (
    <aside className="film-properties" aria-label={texts.label}>
      <h2>{title}</h2>
      <div className="film-properties-fields">
        {clip ? (
          <ClipFields key={clip.id} film={film} view={view} clip={clip} />
        ) : (
          selection.size === 0 && <FilmSettings film={film} view={view} />
        )}
      </div>
    </aside>
  );
}

function ClipFields({ film, view, clip }: { film: FilmEditing; view: FilmView; clip: ClipView }) {
  const { properties: texts } = useAreaTexts(filmTexts);
  const actions = useAreaTexts(filmActionTexts);
  const { number } = useLanguage();
  const { part, kind } = clip;
  const isText = kind === 'title' || kind === 'cover' || kind === 'caption';
  const isHeard = kind === 'audio' || (kind === 'video' && part.has_sound);
  const set = (fields: Parameters<FilmEditing['setClip']>[1], name?: string) =>
    film.setClip(clip.id, fields, name);
  const isMaking = useIsMaking(film, clip);
  return (
    <>
      <CopyState film={film} clip={clip} />
      {isMaking && (
        <p className="film-note" role="status">
          {actions.locked}
        </p>
      )}
      <fieldset className="contents" disabled={isMaking}>
        <PlaceFields film={film} clip={clip} />
        <StaleOffer film={film} clip={clip} />
        <div className="film-pair">
          <TimeField
            label={texts.start}
            frames={clip.from}
            fps={view.fps}
            onChange={(frames) => film.moveClips([clip.id], frames - clip.from, undefined)}
          />
          <TimeField
            label={texts.length}
            frames={clip.frames}
            fps={view.fps}
            onChange={(frames) => film.trimClip(clip.id, 'end', frames - clip.frames)}
          />
        </div>
        {isText && <TextFields film={film} clip={clip} />}
        {kind === 'shape' && <ShapeFields film={film} clip={clip} />}
        {(kind === 'video' || kind === 'audio') && (
          <RangeField
            label={texts.speed}
            fact={`${number(part.speed ?? 1)}×`}
            value={part.speed ?? 1}
            minimum={FILM_LIMITS.speed.least}
            maximum={FILM_LIMITS.speed.most}
            step={0.05}
            onChange={(value) => film.setSpeed(clip.id, value)}
          />
        )}
        {kind !== 'audio' && kind !== 'caption' && kind !== 'cover' && (
          <Placement film={film} view={view} clip={clip} />
        )}
        {isHeard && (
          <>
            <Volume film={film} view={view} clip={clip} />
            <RangeField
              label={texts.pan}
              fact={number(part.pan ?? 0)}
              value={part.pan ?? 0}
              minimum={-1}
              maximum={1}
              step={0.05}
              onChange={(pan) => set({ pan }, 'pan')}
            />
          </>
        )}
        {kind === 'audio' && <SoundFades film={film} view={view} clip={clip} />}
        {kind === 'audio' && part.source_length !== undefined && (
          <CheckField
            label={texts.repeats}
            checked={part.repeats ?? false}
            onChange={(on) => set({ repeats: on || null })}
          />
        )}
        {isHeard && kind === 'audio' && <Ducking film={film} clip={clip} />}
      </fieldset>
      {(kind === 'image' || kind === 'video') && <ClipActions film={film} clip={clip} />}
    </>
  );
}

/** Whether its video is being prepared, or why it cannot be used. */
function CopyState({ film, clip }: { film: FilmEditing; clip: ClipView }) {
  const note = useCopyNote(film, clip);
  if (!note) return null;
  return (
    <p className="film-note" role="status">
      <b>{note.short}</b>
      <br />
      {note.help}
    </p>
  );
}

/** How long a sound takes to appear and to leave. */
function SoundFades({ film, view, clip }: { film: FilmEditing; view: FilmView; clip: ClipView }) {
  const { properties: texts } = useAreaTexts(filmTexts);
  const { number } = useLanguage();
  const most = Math.min(LONGEST_FADE, clip.frames / view.fps);
  return (
    [
      ['fade_in', texts.fadeIn],
      ['fade_out', texts.fadeOut],
    ] as const
  ).map(([field, label]) => {
    const seconds = Math.round(((clip.part[field] ?? 0) / view.fps) * 10) / 10;
    return (
      <RangeField
        key={field}
        label={label}
        fact={texts.seconds({ value: number(seconds) })}
        value={seconds}
        minimum={0}
        maximum={most}
        step={0.1}
        onChange={(value) =>
          film.setClip(clip.id, { [field]: value === 0 ? null : Math.round(value * view.fps) }, field)
        }
      />
    );
  });
}

/** Whether the track of a sound is lowered while somebody speaks. */
function Ducking({ film, clip }: { film: FilmEditing; clip: ClipView }) {
  const { properties: texts } = useAreaTexts(filmTexts);
  const track = useSelected(film.view, (view) => view.tracks.find(({ id }) => id === clip.track));
  if (!track || track.kind === 'voice') return null;
  return (
    <CheckField
      label={texts.ducking}
      checked={(track.part.duck ?? 0) > 0}
      onChange={(on) => film.setTrack(track.id, { duck: on ? FILM_LIMITS.duck.usual : null })}
    />
  );
}
