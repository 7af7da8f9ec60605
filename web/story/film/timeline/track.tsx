import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { clsx } from 'clsx';
import {
  Captions,
  Eye,
  EyeOff,
  Image,
  Layers,
  type LucideIcon,
  Mic,
  Music,
  Type,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { memo, type PointerEvent as ReactPointerEvent } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { shareOfTime, type TimelineView } from '../../../video/core/timeline-view.ts';
import { type ClipView, endOf, type TrackKind, type TrackView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { Clip } from './clip.tsx';
import type { Dragged, useClipDrag } from './use-clip-drag.ts';

const SIGNS: Record<TrackKind, LucideIcon> = {
  title: Type,
  caption: Captions,
  overlay: Layers,
  video: Image,
  voice: Mic,
  music: Music,
  effect: Volume2,
};
/** Heard, not seen. */
const HEARD: readonly TrackKind[] = ['voice', 'music', 'effect'];

/** A track: its name with a switch, and those of its clips that the timeline shows. */
export const Track = memo(function TimelineTrack({
  film,
  track,
  fps,
  shown,
  dragged,
  onPress,
  scrub,
}: {
  film: FilmEditing;
  track: TrackView;
  fps: number;
  shown: TimelineView;
  /** If clips of this track are being dragged. */
  dragged: Dragged | undefined;
  onPress: ReturnType<typeof useClipDrag>['press'];
  scrub: (event: ReactPointerEvent<HTMLElement>) => void;
}) {
  const { tracks: names, timeline: texts } = useAreaTexts(filmTexts);
  const selection = useSelected(film.selection, (now) => now);
  const stale = useSelected(film.stale, (now) => now);
  const ms = 1000 / fps;
  const name = names[track.kind];
  const Sign = SIGNS[track.kind];
  const isHeard = HEARD.includes(track.kind);
  const spans = track.clips.map((clip) => ({ clip, span: draggedSpan(clip, dragged) }));
  const visible = spans.filter(
    ({ span }) => endOf(span) * ms >= shown.start && span.from * ms <= shown.start + shown.length,
  );
  return (
    <div className="film-track" data-kind={track.kind} data-track={track.id}>
      <span className="film-track-name">
        <Sign size={15} strokeWidth={1.6} aria-hidden />
        <span>{name}</span>
        <IconButton
          small
          icon={isHeard ? (track.off ? VolumeX : Volume2) : track.off ? EyeOff : Eye}
          label={
            isHeard
              ? (track.off ? texts.unmute : texts.mute)({ name })
              : (track.off ? texts.show : texts.hide)({ name })
          }
          aria-pressed={track.off}
          onClick={() => film.switchTrack(track.id, !track.off)}
        />
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: an empty place moves the playhead, which keys do too */}
      <div
        className={clsx('film-track-area', track.off && 'film-track-off')}
        onPointerDown={(event) => {
          film.select([]);
          scrub(event);
        }}
      >
        {visible.map(({ clip, span }) => (
          <Clip
            key={clip.id}
            film={film}
            clip={clip}
            from={span.from}
            frames={span.frames}
            left={shareOfTime(shown, span.from * ms)}
            width={(span.frames * ms) / shown.length}
            fps={fps}
            picked={selection.has(clip.id)}
            stale={stale.has(clip.id)}
            onPress={onPress}
          />
        ))}
      </div>
    </div>
  );
});

/** Where a clip is shown while it is dragged. */
function draggedSpan(clip: ClipView, dragged: Dragged | undefined): { from: number; frames: number } {
  const { from, frames } = clip;
  if (!dragged?.ids.has(clip.id)) return { from, frames };
  const { kind, by } = dragged;
  if (kind === 'move') return { from: from + by, frames };
  return kind === 'start' ? { from: from + by, frames: frames - by } : { from, frames: frames + by };
}
