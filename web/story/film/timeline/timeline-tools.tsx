import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import {
  AudioLines,
  ClipboardPaste,
  Copy,
  Drum,
  Flag,
  FoldHorizontal,
  List,
  Magnet,
  Minus,
  Plus,
  Scissors,
  Trash2,
} from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { useLater } from '../../../lib/use-later.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import { clipIn, endOf } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';

const ZOOM = 1.5;

/** The tools of the timeline, and what the keys do with what is picked. */
export function TimelineTools({
  film,
  zoom,
  fit,
}: {
  film: FilmEditing;
  zoom: (factor: number) => void;
  fit: () => void;
}) {
  const { tools: texts, list } = useAreaTexts(filmTexts);
  const selection = useSelected(film.selection, (now) => now);
  const snaps = useSelected(film.snaps, (now) => now);
  const beats = useSelected(film.showsBeats, (now) => now);
  const canPaste = useSelected(film.copied, (now) => now.length > 0);
  const isList = useSelected(film.isList, (now) => now);
  const stale = useSelected(film.stale, (now) => now);
  const none = selection.size === 0;
  return (
    <div className="film-tools" role="toolbar" aria-label={texts.label}>
      <IconButton small icon={Scissors} label={texts.split} onClick={film.split} />
      <IconButton
        small
        icon={Trash2}
        label={texts.remove}
        disabled={none}
        onClick={() => film.removePicked(false)}
      />
      <IconButton
        small
        icon={FoldHorizontal}
        label={texts.ripple}
        disabled={none}
        onClick={() => film.removePicked(true)}
      />
      <span className="film-tools-gap" aria-hidden />
      <IconButton
        small
        icon={Magnet}
        label={texts.snap}
        aria-pressed={snaps}
        onClick={() => film.snaps.set(!snaps)}
      />
      <IconButton
        small
        icon={Drum}
        label={texts.beats}
        aria-pressed={beats}
        onClick={() => film.showsBeats.set(!beats)}
      />
      <IconButton small icon={Copy} label={texts.copy} disabled={none} onClick={film.copy} />
      <IconButton small icon={ClipboardPaste} label={texts.paste} disabled={!canPaste} onClick={film.paste} />
      <IconButton
        small
        icon={AudioLines}
        label={texts.detach}
        disabled={!film.canDetach(selection)}
        onClick={film.detachSound}
      />
      <IconButton small icon={Flag} label={texts.mark} onClick={film.addMark} />
      <span className="film-tools-gap" aria-hidden />
      <Hint film={film} />
      {stale.size > 0 && (
        <button type="button" className="film-stale-count" onClick={film.nextStale}>
          {texts.stale({ count: stale.size })}
        </button>
      )}
      <IconButton
        small
        icon={List}
        label={isList ? list.timeline : list.view}
        aria-pressed={isList}
        onClick={() => film.isList.set(!isList)}
      />
      <IconButton small icon={Minus} label={texts.zoomOut} onClick={() => zoom(ZOOM)} />
      <IconButton small icon={Plus} label={texts.zoomIn} onClick={() => zoom(1 / ZOOM)} />
      <Button size="small" look="quiet" onClick={fit}>
        {texts.fit}
      </Button>
    </div>
  );
}

/** The clip that is picked, with its keys. */
function Hint({ film }: { film: FilmEditing }) {
  const { tools: texts, clips: kinds } = useAreaTexts(filmTexts);
  const selection = useSelected(film.selection, (now) => now);
  const [first] = selection;
  const view = useLater(film.view);
  const clip = clipIn(view, first);
  const time = (frames: number) => clockText((frames * 1000) / view.fps);
  const words = !clip
    ? texts.nothing
    : selection.size > 1
      ? texts.several({ count: selection.size })
      : texts.hint({ name: clip.name || kinds[clip.kind], from: time(clip.from), to: time(endOf(clip)) });
  return <span className="film-hint">{words}</span>;
}
