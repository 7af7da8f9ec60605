import { useEffect } from 'react';
import { afterFirstUse } from '../../../lib/after-first-use.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { loadOnNeed } from '../../../lib/load-on-need.ts';

const loadTable = loadOnNeed(async () => ({ default: (await import('./cue-table.tsx')).CueTable }));
const loadTrack = loadOnNeed(async () => ({ default: (await import('./cue-track.tsx')).CueTrack }));
const loadOverlay = loadOnNeed(async () => ({
  default: (await import('./subtitle-overlay.tsx')).SubtitleOverlay,
}));
const loadStrip = loadOnNeed(async () => ({
  default: (await import('../../../video/ui/film-strip.tsx')).FilmStrip,
}));
const loadWaveform = loadOnNeed(async () => ({
  default: (await import('../../../video/ui/waveform.tsx')).Waveform,
}));
const loadSlip = loadOnNeed(async () => ({ default: (await import('./run-slip.tsx')).RunSlip }));
const loadTranslate = loadOnNeed(async () => ({
  default: (await import('./translate-row.tsx')).TranslateRow,
}));

/** Takes the lines that a run found. */
export const loadTaking = loadOnNeed(() => import('./core/lines-of-run.ts'));
/** Judges lines. */
export const loadProblems = loadOnNeed(() => import('./core/row-problems.ts'));
/** Submits runs. */
export const loadStart = loadOnNeed(() => import('../../../runs/start-run.ts'));

/** Parts that an editor without a clip and without lines does not show. */
export const CueTable = lazyPart(loadTable);
export const CueTrack = lazyPart(loadTrack);
export const SubtitleOverlay = lazyPart(loadOverlay);
export const FilmStrip = lazyPart(loadStrip);
export const Waveform = lazyPart(loadWaveform);
export const RunSlip = lazyPart(loadSlip);
export const TranslateRow = lazyPart(loadTranslate);

/**
 * Fetches these parts while the person looks around, so that they are loaded before the first line and the first clip.
 */
export function useLateParts(): void {
  useEffect(
    () =>
      afterFirstUse(() => {
        // A part that fails to load is requested again when it is rendered.
        const parts = [loadTable, loadTrack, loadOverlay, loadStrip, loadWaveform, loadSlip, loadTranslate];
        void Promise.allSettled([...parts, loadStart, loadTaking, loadProblems].map((load) => load()));
      }),
    [],
  );
}
