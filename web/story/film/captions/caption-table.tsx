import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import type { CueText } from '@inkreel/scene/subtitles/cue.ts';
import { Plus, X } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { CueTable } from '../../../editors/kit/lines/cue-table.tsx';
import { useJudge } from '../../../editors/kit/lines/use-judge.ts';
import { useLines } from '../../../editors/kit/lines/use-lines.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FilmEditing } from '../film-editing.ts';
import { cuesOf } from './caption-lines.ts';
import '../../../editors/kit/lines/lines.css';
import './caption-table.css';

const LANGUAGES: Readonly<Record<CueText, undefined>> = { text: undefined, translation: undefined };

/** The captions in the table of the subtitle editor: typed, split, merged, timed and judged as there. */
export default function CaptionTable({ film }: { film: FilmEditing }) {
  const { captions: texts } = useAreaTexts(filmTexts);
  const view = useSelected(film.view, (now) => now);
  const lines = useMemo(() => cuesOf(view), [view]);
  const [{ editor, clock }] = useState(() => ({
    editor: film.captionEditor(),
    clock: {
      time: { get: () => (film.frameNow() * 1000) / film.view.get().fps },
      playing: { get: () => film.playback.state.get().rate !== 0 },
      seek: (time: number) => film.playback.seek((time / 1000) * film.view.get().fps),
    },
  }));
  const { selection, commands } = useLines(editor, clock, view.fps, 'text');
  const picked = selection?.id;
  useEffect(() => {
    if (picked !== undefined) film.select([picked]);
  }, [film, picked]);
  const judge = useJudge(true);
  const clipLength = (view.frames * 1000) / view.fps;
  const states = judge?.(lines, { field: 'text', language: undefined, clipLength });
  const every = useMemo(() => lines.map((_, at) => at), [lines]);
  return (
    <section className="film-timeline film-cues" aria-label={texts.list}>
      <div className="film-tools" role="toolbar" aria-label={texts.table}>
        <Button size="small" look="quiet" onClick={commands.add}>
          <Plus size={15} strokeWidth={1.6} aria-hidden /> {texts.add}
        </Button>
        <span className="film-hint">{texts.tableLine}</span>
        <IconButton small icon={X} label={texts.closeTable} onClick={() => film.isCueTable.set(false)} />
      </div>
      <Suspense>
        {states && lines.length > 0 ? (
          <CueTable
            lines={lines}
            states={states}
            shown={every}
            selection={selection}
            field="text"
            languages={LANGUAGES}
            commands={commands}
            onTranslate={undefined}
          />
        ) : (
          <p className="film-note-inline">{lines.length === 0 && texts.none}</p>
        )}
      </Suspense>
    </section>
  );
}
