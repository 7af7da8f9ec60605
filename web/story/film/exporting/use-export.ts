import { exportFilm as orderFilm } from '@inkreel/contract/api/films.ts';
import { EXPORT_HEIGHTS, type ExportHeight } from '@inkreel/contract/film/film-runs.ts';
import { useEffect, useRef, useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { setUnsaved } from '../../../lib/leave-warning.ts';
import { newId } from '../../../lib/new-id.ts';
import type { ExportOrder } from './export-film.ts';
import { filmToWrite } from './film-to-write.ts';
import { forgetExport, rememberExport } from './interrupted-export.ts';
import { runExport } from './run-export.ts';

export type ExportState =
  | { kind: 'choosing'; note?: 'cancelled' | 'failed' }
  /** A page was left while it ran. */
  | { kind: 'interrupted'; order: ExportOrder }
  /** `left` is in seconds, undefined until it can be told. */
  | { kind: 'running'; order: ExportOrder; done: number; frames: number; left: number | undefined }
  /** A run of the server. */
  | { kind: 'server'; id: string }
  | { kind: 'done'; order: ExportOrder; blob: Blob; url: string; frames: number };

/** Frames after which the time left is told. */
const TOLD_AFTER = 12;

/** Milliseconds in which a page that is being left is gone. */
const LEAVING_MS = 1000;

/** An export in this browser: one at a time, for as long as the dialog is shown. */
export function useExport(
  document: OpenParts,
  interrupted: ExportOrder | undefined,
  onFailure: (error: unknown) => void,
) {
  const [state, setState] = useState<ExportState>(
    interrupted ? { kind: 'interrupted', order: interrupted } : { kind: 'choosing' },
  );
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const url = state.kind === 'done' ? state.url : undefined;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const start = async (order: ExportOrder, frames: number) => {
    const controller = new AbortController();
    running.current = controller;
    const unsaved = `export ${document.record.id}`;
    setUnsaved(unsaved, true);
    const forget = rememberExport(document.record.id, order);
    setState({ kind: 'running', order, done: 0, frames, left: undefined });
    let isFailed = false;
    const begun = performance.now();
    const onFrame = (done: number) => {
      const left =
        done < TOLD_AFTER ? undefined : ((performance.now() - begun) / 1000 / done) * (frames - done);
      setState({ kind: 'running', order, done, frames, left });
    };
    try {
      const { signal } = controller;
      const made = await runExport(await filmToWrite(document, signal), order, { onFrame, signal });
      const blob = new Blob([made.bytes, made.tail], { type: made.type });
      setState({ kind: 'done', order, blob, url: URL.createObjectURL(blob), frames: made.frames });
    } catch (error) {
      if (controller.signal.aborted) return;
      isFailed = true;
      setState({ kind: 'choosing', note: 'failed' });
      // The note says that it stopped; what is known says why.
      if (error instanceof ApiError) onFailure(error);
    } finally {
      setUnsaved(unsaved, false);
      // What fails because the page is being left has been interrupted: then there is no later.
      const end = () => running.current === controller && forget();
      if (isFailed) setTimeout(end, LEAVING_MS);
      else forget();
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
        body: {
          document_id: document.record.id,
          height,
          format: order.container,
          ...(order.fps !== undefined && { frame_rate: order.fps }),
          ...(order.ratio !== undefined && { ratio: order.ratio }),
          expected_points,
        },
        idempotencyKey: sending.current,
      });
      sending.current = undefined;
      forgetExport(document.record.id);
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
    restart: () => {
      if (state.kind === 'interrupted') forgetExport(document.record.id);
      setState({ kind: 'choosing' });
    },
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
