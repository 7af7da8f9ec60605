/** Makes the video that guests watch in this browser, and shows it by the links of the film. */
import { showFilm } from '@inkreel/contract/api/film-shares.ts';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { call } from '../../../lib/client.ts';
import { filmViewOf } from '../core/film-view.ts';
import { CONTAINERS, canExport, type ExportOrder } from '../exporting/export-film.ts';
import { filmToWrite } from '../exporting/film-to-write.ts';
import { runExport } from '../exporting/run-export.ts';
import { scaledSize } from '../exporting/scaled-size.ts';
import { uploadMedia } from '../media/film-media.ts';

/** Pixels of the shorter side: enough to talk about a film, and soon uploaded. */
const SHORTER = 720;

export interface Making {
  step: 'making' | 'sending';
  /** 0 to 1. */
  share: number;
}

/**
 * @returns the number of the version; undefined where this browser cannot make one
 * @throws ApiError; those of `runExport`
 */
export async function makeVersion(
  document: OpenParts,
  onProgress: (making: Making) => void,
  signal: AbortSignal,
): Promise<number | undefined> {
  const view = filmViewOf(document.state.get().parts);
  const size = scaledSize(view, Math.min(SHORTER, view.width, view.height));
  const order = await firstPossible(CONTAINERS.map((container) => ({ container, ...size })));
  if (!order) return undefined;
  await document.settle();
  const made = await runExport(await filmToWrite(document, signal), order, {
    onFrame: (done) => onProgress({ step: 'making', share: done / view.frames }),
    signal,
  });
  const { name, project_id: project, id } = document.record;
  const file = new File([made.bytes], `${name}.${order.container}`, { type: made.type });
  const onSent = (share: number) => onProgress({ step: 'sending', share });
  const sent = await uploadMedia(file, project ?? undefined, onSent, signal);
  if (!sent) return undefined;
  return (await call(showFilm, { params: { id }, body: { video_url: sent.file.url } })).number;
}

async function firstPossible(orders: readonly ExportOrder[]): Promise<ExportOrder | undefined> {
  for (const order of orders) if (await canExport(order)) return order;
  return undefined;
}
