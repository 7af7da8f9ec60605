import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { filmActionTexts } from '@inkreel/contract/messages/areas/film-actions.ts';
import { Captions, Image, type LucideIcon, MessageSquare, Music, Sparkles, Type } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useEditorLayout } from '../../editors/kit/lines/use-layout.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useFilmRuns } from './actions/use-film-runs.ts';
import { useBeats } from './beats/use-beats.ts';
import { CaptionsPanel } from './captions/captions-panel.tsx';
import type { FilmPanel } from './editing/film-core.ts';
import { createFilmEditing, type FilmEditing } from './film-editing.ts';
import { ListView } from './list/list-view.tsx';
import { MediaPanel } from './media/media-panel.tsx';
import { useFilmCopies } from './media/use-film-copies.ts';
import { AnimationPanel } from './panels/animation-panel.tsx';
import { Properties } from './panels/properties.tsx';
import { TitlesPanel } from './panels/side-panels.tsx';
import { Phone } from './phone/phone.tsx';
import { Preview } from './preview/preview.tsx';
import { useFilmSound } from './sound/use-film-sound.ts';
import { useFilmStory } from './story/use-film-story.ts';
import { Timeline } from './timeline/timeline.tsx';
import { useFilmKeys } from './use-film-keys.ts';
import { usePlaybackLoop } from './use-playback-loop.ts';

const AudioPanel = lazyPart(() => import('./library/audio-panel.tsx'));
const CommentsPanel = lazyPart(() => import('./share/comments-panel.tsx'));
const CaptionTable = lazyPart(() => import('./captions/caption-table.tsx'));

const PANELS = [
  ['media', Image, MediaPanel],
  ['titles', Type, TitlesPanel],
  ['captions', Captions, CaptionsPanel],
  ['animation', Sparkles, AnimationPanel],
  ['music', Music, AudioPanel],
  ['comments', MessageSquare, CommentsPanel],
] as const satisfies readonly (readonly [FilmPanel, LucideIcon, ComponentType<{ film: FilmEditing }>])[];

/** Media at the left, the preview in the middle, properties at the right, the timeline below. */
export default function FilmEditor({ document }: { document: OpenParts }) {
  const film = useEditing(document);
  useFilmKeys(film);
  usePlaybackLoop(film);
  useFilmStory(film);
  useFilmCopies(film);
  useFilmRuns(film);
  useFilmSound(film);
  useBeats(film);
  const layout = useEditorLayout();
  const isList = useSelected(film.isList, (now) => now);
  const isCueTable = useSelected(film.isCueTable, (now) => now);
  return (
    <div className="film">
      <Side film={film} />
      <Preview film={film} />
      {layout !== 'phone' && <Properties film={film} />}
      {isCueTable ? (
        <Suspense fallback={<section className="film-timeline" />}>
          <CaptionTable film={film} />
        </Suspense>
      ) : isList ? (
        <ListView film={film} />
      ) : (
        <Timeline film={film} />
      )}
      {layout === 'phone' && <Phone film={film} />}
    </div>
  );
}

function useEditing(document: OpenParts): FilmEditing {
  const { tools } = useAreaTexts(filmTexts);
  const { locked } = useAreaTexts(filmActionTexts);
  const messages = useStudioMessages();
  const [film] = useState(() =>
    createFilmEditing(document, {
      onRefused: (why) =>
        toast(why === 'making' ? locked : why === 'outside' ? tools.nothingToSplit : tools.noRoom),
      onFailure: (error) => toastFailure(error, messages),
    }),
  );
  useEffect(() => film.follow(), [film]);
  useEffect(() => film.thumbnails.close, [film]);
  return film;
}

function Side({ film }: { film: FilmEditing }) {
  const { rail } = useAreaTexts(filmTexts);
  const shown = useSelected(film.panel, (now) => now);
  const Panel = PANELS.find(([name]) => name === shown)?.[2] ?? MediaPanel;
  return (
    <aside className="film-side" aria-label={rail.label}>
      <div className="film-rail" role="tablist" aria-label={rail.label} aria-orientation="vertical">
        {PANELS.map(([name, Icon]) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === shown}
            onClick={() => film.panel.set(name)}
          >
            <Icon size={18} strokeWidth={1.6} aria-hidden />
            {rail[name]}
          </button>
        ))}
      </div>
      <div className="film-box">
        <Suspense>
          <Panel film={film} />
        </Suspense>
      </div>
    </aside>
  );
}
