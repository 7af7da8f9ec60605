import { exportFilm as orderFilm } from '@inkreel/contract/api/films.ts';
import { EXPORT_HEIGHTS, type ExportHeight } from '@inkreel/contract/film/film-runs.ts';
import { useEffect, useRef, useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { setUnsaved } from '../../../lib/leave-warning.ts';
import { newId } from '../../../lib/new-id.ts';
import { copiesForExport, urlsOf } from '../media/film-copies.ts';
import { type ExportOrder, exportFilm } from './export-film.ts';

export type ExportState =
  | { kind: 'choosing'; note?: 'cancelled' | 'failed' }
  /** `left` is in seconds, undefined until it can be told. */
  | { kind: 'running'; order: ExportOrder; done: number; frames: number; left: number | undefined }
  /** A run of the server. */
  | { kind: 'server'; id: string }
  | { kind: 'done'; order: ExportOrder; blob: Blob; url: string; frames: number };

/** Frames after which the time left is told. */
const TOLD_AFTER = 12;

/** An export in this browser: one at a time, for as long as the dialog is shown. */
export function useExport(document: OpenParts, onFailure: (error: unknown) => void) {
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
      const { signal } = controller;
      const urlOf = urlsOf(document.files.get(), await copiesForExport(parts, signal));
      const made = await exportFilm({ parts, urlOf }, order, { onFrame, signal });
      const { blob } = made;
      setState({ kind: 'done', order, blob, url: URL.createObjectURL(blob), frames: made.frames });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ kind: 'choosing', note: 'failed' });
      // The note says that it stopped; what is known says why.
      if (error instanceof ApiError) onFailure(error);
    } finally {
      setUnsaved(unsaved, false);
    }
  };
  const sending = useRef<string>(undefined);
  const send = async (order: ExportOrder, expected_points: number) => {
    // The same key when it is pressed again after a failure: it is not paid twice.
    sending.current ??= newId();
    try {
      await document.settle();
      const height = heightOf(order);
      const { id } = await call(orderFilm, {
        body: { document_id: document.record.id, height, expected_points },
        idempotencyKey: sending.current,
      });
      sending.current = undefined;
      setState({ kind: 'server', id });
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'network_error') sending.current = undefined;
      onFailure(error);
    }
  };
  return {
    state,
    send,
    start: (order: ExportOrder, frames: number) => void start(order, frames),
    /** Back to the choice. */
    restart: () => setState({ kind: 'choosing' }),
    cancel: () => {
      running.current?.abort();
      setState({ kind: 'choosing', note: 'cancelled' });
    },
  };
}

/** The height that the server is asked for: that of the shorter side. */
function heightOf({ width, height }: ExportOrder): ExportHeight {
  const shorter = Math.min(width, height);
  return EXPORT_HEIGHTS.find((each) => each >= shorter) ?? 1080;
}
