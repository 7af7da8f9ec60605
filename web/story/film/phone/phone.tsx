import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import {
  ArrowDown,
  ArrowUp,
  Captions,
  Minus,
  Plus,
  Scissors,
  SlidersHorizontal,
  SquareSplitHorizontal,
  Trash2,
  Type,
} from 'lucide-react';
import { memo, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import { fileAt } from '../../shell/story-view.ts';
import { MakingNote } from '../actions/making-note.tsx';
import { CaptionsPanel } from '../captions/captions-panel.tsx';
import { type ClipView, clipsOf, endOf } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { useCopyNote } from '../media/copy-note.ts';
import { Properties } from '../panels/properties.tsx';
import { TitlesPanel } from '../panels/side-panels.tsx';
import { useIsMaking } from '../panels/use-in-animation.ts';
import { MarkList } from '../timeline/marks.tsx';
import './phone.css';

type Sheet = 'list' | 'trim' | 'properties' | 'captions' | 'titles';

/** On phones: the clips as a list in place of the timeline, to watch, trim, split, reorder and caption. */
export function Phone({ film }: { film: FilmEditing }) {
  const { phone: texts, properties, rail } = useAreaTexts(filmTexts);
  const [sheet, setSheet] = useState<Sheet>('list');
  const view = useSelected(film.view, (now) => now);
  const selection = useSelected(film.selection, (now) => now);
  const [first] = selection;
  const picked = first === undefined ? undefined : clipsOf(view).get(first);
  const isLocked = useSelected(film.making, (now) => picked !== undefined && now.has(picked.id));
  const main = view.tracks.find(({ kind }) => kind === 'video');
  const toggle = (next: Sheet) => setSheet(sheet === next ? 'list' : next);
  return (
    <section className="film-phone" aria-label={texts.label}>
      <div className="film-phone-sheet">
        {sheet === 'list' && (
          <ol aria-label={texts.list}>
            {main?.clips.map((clip) => (
              <Item key={clip.id} film={film} clip={clip} fps={view.fps} picked={clip.id === picked?.id} />
            ))}
          </ol>
        )}
        {sheet === 'list' && view.marks.length > 0 && <MarkList film={film} view={view} />}
        {sheet === 'trim' && picked && !isLocked && <Trim film={film} clip={picked} fps={view.fps} />}
        {sheet === 'properties' && <Properties film={film} />}
        {sheet === 'captions' && <CaptionsPanel film={film} />}
        {sheet === 'titles' && <TitlesPanel film={film} />}
      </div>
      <nav className="film-phone-bar" aria-label={texts.label}>
        <button
          type="button"
          disabled={!picked || isLocked}
          aria-pressed={sheet === 'trim'}
          onClick={() => toggle('trim')}
        >
          <SquareSplitHorizontal size={18} strokeWidth={1.6} aria-hidden />
          {texts.trim}
        </button>
        <button type="button" aria-pressed={sheet === 'properties'} onClick={() => toggle('properties')}>
          <SlidersHorizontal size={18} strokeWidth={1.6} aria-hidden />
          {properties.label}
        </button>
        <button type="button" disabled={isLocked} onClick={film.split}>
          <Scissors size={18} strokeWidth={1.6} aria-hidden />
          {texts.split}
        </button>
        <button type="button" disabled={!picked || isLocked} onClick={() => film.removePicked(true)}>
          <Trash2 size={18} strokeWidth={1.6} aria-hidden />
          {texts.remove}
        </button>
        <button type="button" aria-pressed={sheet === 'captions'} onClick={() => toggle('captions')}>
          <Captions size={18} strokeWidth={1.6} aria-hidden />
          {texts.captions}
        </button>
        <button type="button" aria-pressed={sheet === 'titles'} onClick={() => toggle('titles')}>
          <Type size={18} strokeWidth={1.6} aria-hidden />
          {rail.titles}
        </button>
      </nav>
    </section>
  );
}

const Item = memo(function PhoneClip({
  film,
  clip,
  fps,
  picked,
}: {
  film: FilmEditing;
  clip: ClipView;
  fps: number;
  picked: boolean;
}) {
  const { phone: texts, clips: kinds } = useAreaTexts(filmTexts);
  const files = useSelected(film.document.files, (all) => all);
  const name = clip.name || kinds[clip.kind];
  const file = fileAt(files, clip.part.file);
  const picture = file?.thumbnail ?? (clip.kind === 'image' ? file?.url : undefined);
  const time = (frames: number) => clockText((frames * 1000) / fps);
  const note = useCopyNote(film, clip);
  const isMaking = useIsMaking(film, clip);
  return (
    <li data-picked={picked}>
      <button type="button" aria-pressed={picked} onClick={() => film.show(clip.id)}>
        {picture ? (
          <img src={picture} alt="" loading="lazy" />
        ) : (
          <span className="film-phone-blank" aria-hidden />
        )}
        <span>
          <b>{name}</b>
          <small>
            {time(clip.from)}, {time(clip.frames)}
          </small>
          {note && <small data-failed={note.failed}>{note.short}</small>}
        </span>
      </button>
      {isMaking ? (
        <MakingNote film={film} clip={clip.id} name={name} />
      ) : (
        <>
          <IconButton icon={ArrowUp} label={texts.up({ name })} onClick={() => film.swap(clip.id, -1)} />
          <IconButton icon={ArrowDown} label={texts.down({ name })} onClick={() => film.swap(clip.id, 1)} />
        </>
      )}
    </li>
  );
});

/** Steppers of a frame for both ends of a clip. */
function Trim({ film, clip, fps }: { film: FilmEditing; clip: ClipView; fps: number }) {
  const { phone: texts, clips: kinds } = useAreaTexts(filmTexts);
  const time = (frames: number) => clockText((frames * 1000) / fps, 2);
  const ends = [
    ['start', texts.start, clip.from],
    ['end', texts.end, endOf(clip)],
  ] as const;
  return (
    <div className="film-phone-trim">
      <h2>{clip.name || kinds[clip.kind]}</h2>
      {ends.map(([end, label, frame]) => (
        <div key={end}>
          <span>{label}</span>
          <IconButton
            icon={Minus}
            label={texts.earlier({ of: label })}
            onClick={() => film.trimClip(clip.id, end, -1)}
          />
          <b>{time(frame)}</b>
          <IconButton
            icon={Plus}
            label={texts.later({ of: label })}
            onClick={() => film.trimClip(clip.id, end, 1)}
          />
          <Button size="small" onClick={() => film.trimToPlayhead(end)}>
            {end === 'start' ? texts.startHere : texts.endHere}
          </Button>
        </div>
      ))}
      <p>{texts.kept({ kept: time(clip.frames) })}</p>
    </div>
  );
}
