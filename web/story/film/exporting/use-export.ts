import { useEffect, useRef, useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { setUnsaved } from '../../../lib/leave-warning.ts';
import { fileAt } from '../../shell/story-view.ts';
import { type ExportOrder, exportFilm } from './export-film.ts';

export type ExportState =
  | { kind: 'choosing'; note?: 'cancelled' | 'failed' }
  /** `left` is in seconds, undefined until it can be told. */
  | { kind: 'running'; order: ExportOrder; done: number; frames: number; left: number | undefined }
  | { kind: 'done'; order: ExportOrder; blob: Blob; url: string; frames: number };

/** Frames after which the time left is told. */
const TOLD_AFTER = 12;

/** An export in this browser: one at a time, for as long as the dialog is shown. */
export function useExport(document: OpenParts) {
  const [state, setState] = useState<ExportState>({ kind: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const url = state.kind === 'done' ? state.url : undefined;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const start = async (order: ExportOrder, frames: number) => {
    const controller = new AbortController();
    running.current = controller;
    const unsaved = `export ${document.record.id}`;
    setUnsaved(unsaved, true);
    setState({ kind: 'running', order, done: 0, frames, left: undefined });
    const begun = performance.now();
    const onFrame = (done: number) => {
      const left =
        done < TOLD_AFTER ? undefined : ((performance.now() - begun) / 1000 / done) * (frames - done);
      setState({ kind: 'running', order, done, frames, left });
    };
    try {
      const { parts } = document.state.get();
      const urlOf = (source: string) => fileAt(document.files.get(), source)?.url;
      const { signal } = controller;
      const made = await exportFilm({ parts, urlOf }, order, { onFrame, signal });
      const { blob } = made;
      setState({ kind: 'done', order, blob, url: URL.createObjectURL(blob), frames: made.frames });
    } catch {
      if (!controller.signal.aborted) setState({ kind: 'choosing', note: 'failed' });
    } finally {
      setUnsaved(unsaved, false);
    }
  };
  return {
    state,
    start: (order: ExportOrder, frames: number) => void start(order, frames),
    cancel: () => {
      running.current?.abort();
      setState({ kind: 'choosing', note: 'cancelled' });
    },
  };
}
