/** A film that a page shows: what is picked, where it plays, and how an edit of it is made. */
import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { FILM_LIMITS, type SoundRole, type TrackType } from '@inkreel/contract/documents/film-document.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { type EditRefusal, editFilm, type FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { newId } from '../../../lib/new-id.ts';
import { createStore } from '../../../lib/store.ts';
import type { KnownBeats } from '../beats/beats-of.ts';
import { clipsOf, type FilmView, filmViewOf } from '../core/film-view.ts';
import { createPlayback } from '../core/playback.ts';
import { touchedClips } from '../core/touched-clips.ts';
import type { Copies } from '../media/film-copies.ts';
import type { FilmStory } from '../story/film-story.ts';
import type { StaleClip } from '../story/stale-clips.ts';
import { createThumbnails } from '../timeline/thumbnails.ts';

export type Fields = Readonly<Record<string, Json>>;

/** Panels at the left of the editor. */
export type FilmPanel = 'media' | 'titles' | 'captions' | 'animation' | 'music' | 'comments';

export interface FilmWorld {
  /** Why an edit was not made. */
  onRefused: (why: EditRefusal | 'making') => void;
  onFailure: (error: unknown) => void;
}

export type FilmCore = ReturnType<typeof createFilmCore>;

export function createFilmCore(document: OpenParts, world: FilmWorld) {
  const partsNow = () => document.state.get().parts;
  const view = createStore<FilmView>(filmViewOf(partsNow()));
  const selection = createStore<ReadonlySet<string>>(new Set());
  const playback = createPlayback(() => performance.now() / 1000);
  let shownParts = partsNow();
  const follow = () => {
    const parts = partsNow();
    if (parts === shownParts) return;
    shownParts = parts;
    view.set(filmViewOf(parts));
    playback.setFilm(view.get());
    const kept = [...selection.get()].filter((id) => parts.get(id)?.kind === 'clip');
    if (kept.length !== selection.get().size) selection.set(new Set(kept));
  };
  playback.setFilm(view.get());
  const select = (ids: Iterable<string>) => selection.set(new Set(ids));

  /** Clips that runs are making something for, with the run. Nobody changes them until it has ended. */
  const making = createStore<ReadonlyMap<string, string>>(new Map());

  /** Makes the edits as one step, or none of them. @returns whether they were made */
  const edit = (edits: readonly FilmEdit[], mergeWith?: string): boolean => {
    const isLocked = touchedClips(edits, partsNow()).some((id) => making.get().has(id));
    if (isLocked) world.onRefused('making');
    return !isLocked && write(edits, mergeWith);
  };
  /** As `edit`, also for clips that something is being made for. */
  const write = (edits: readonly FilmEdit[], mergeWith?: string): boolean => {
    const { changes, refused } = editFilm(partsNow(), edits);
    if (refused) world.onRefused(refused.why);
    else if (changes.length > 0) document.change(changes, mergeWith);
    return !refused;
  };

  /** A track for something, and the edit that adds it where there is none. */
  const trackFor = (type: TrackType, sound?: SoundRole): { id: string; edits: FilmEdit[] } => {
    const fits = view
      .get()
      .tracks.filter(({ part }) => part.type === type && !part.locked && (!sound || part.sound === sound));
    const found = fits.at(-1);
    if (found) return { id: found.id, edits: [] };
    const id = newId();
    const fields = sound ? { sound, ...(sound === 'music' ? { duck: FILM_LIMITS.duck.usual } : {}) } : {};
    // Pictures are below everything that is laid over them.
    const position = type === 'video' ? { position: 0 } : {};
    return { id, edits: [{ do: 'add_track', id, type, fields, ...position }] };
  };

  return {
    document,
    world,
    view,
    selection,
    playback,
    snaps: createStore(true),
    panel: createStore<FilmPanel>('media'),
    /** Whether beats of music are shown, and held to. */
    showsBeats: createStore(true),
    /** Estimates of uploaded music, by its sources. */
    knownBeats: createStore<KnownBeats>(new Map()),
    isList: createStore(false),
    /** Whether the captions are shown in the table of the subtitle editor. */
    isCueTable: createStore(false),
    /** Clips whose story has changed since. */
    stale: createStore<ReadonlyMap<string, StaleClip>>(new Map()),
    /** The story that the film is from, as it is by now. */
    story: createStore<FilmStory | undefined>(undefined),
    /** Of its videos, as far as the server has made them. */
    copies: createStore<Copies>(new Map()),
    /** Whether the server has said so once, or could not: before, a video would be opened for nothing. */
    copiesAsked: createStore(false),
    making,
    isMaking: (ids: Iterable<string>): boolean => [...ids].some((id) => making.get().has(id)),
    /** Where masks and the like are painted, in place of the preview, and whether they are. */
    stage: createStore<HTMLElement | null>(null),
    hasStage: createStore(false),
    thumbnails: createThumbnails(),
    edit,
    write,
    trackFor,
    frameNow: () => playback.state.get().frame,
    framesOf: (seconds: number) => Math.max(1, Math.round(seconds * view.get().fps)),
    select,
    toggle: (id: string) => {
      const now = new Set(selection.get());
      if (!now.delete(id)) now.add(id);
      select(now);
    },
    /** Picks a clip, and moves the playhead to it. */
    show: (id: string) => {
      select([id]);
      const clip = clipsOf(view.get()).get(id);
      if (clip) playback.seek(clip.from);
    },
    /** Lets the page draw a file that the document is about to name. */
    learnFile: (file: DocumentFile | undefined) => {
      if (file) document.files.set(new Map([...document.files.get(), [file.id, file]]));
    },
    /** Runs something that may fail, and says why. */
    attempt: async (action: () => Promise<unknown>) => {
      try {
        await action();
      } catch (error) {
        world.onFailure(error);
      }
    },
    /** Follows the document. @returns a function that ends it */
    follow: () => {
      follow();
      return document.state.subscribe(follow);
    },
  };
}
