import type { Endpoint } from './endpoint.ts';

const KB = 1024;

/** Many lines or pages of text. */
export const TEXTS_BYTES = 640 * KB;
/** A whole document. Nothing takes more than that in one body, uploads excepted. */
export const WHOLE_BYTES = 1024 * KB;
/** Addresses, outlines and texts for a run. */
export const RUN_BYTES = 64 * KB;
/** A few values. */
const USUAL_BYTES = 16 * KB;

/** Most bytes of an endpoint's body, with every character escaped. An upload has limits besides. */
export function bodyBytesOf({ bodyBytes, limit, rawBody }: Endpoint): number {
  if (bodyBytes !== undefined) return bodyBytes;
  return rawBody || limit === 'submit' || limit === 'assist' || limit === 'upload' ? RUN_BYTES : USUAL_BYTES;
}
