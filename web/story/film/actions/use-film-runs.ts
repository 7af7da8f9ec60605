import { useEffect } from 'react';
import { isFinished } from '../../../runs/run-list.ts';
import { useRuns } from '../../../runs/run-store.ts';
import type { FilmEditing } from '../film-editing.ts';

/** Keeps which clips something is being made for. */
export function useFilmRuns(film: FilmEditing): void {
  const { runs } = useRuns();
  const { id } = film.document.record;
  const clips = runs
    .filter((run) => run.target?.id === id && !isFinished(run))
    .map((run) => `${run.target?.part ?? ''} ${run.id}`)
    .sort()
    .join('\n');
  useEffect(() => {
    const lines = clips.split('\n').map((line) => line.split(' ') as [string, string]);
    film.making.set(new Map(lines.filter(([part]) => part)));
  }, [film, clips]);
}
