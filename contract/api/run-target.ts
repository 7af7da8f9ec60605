import { z } from 'zod';
import { DOCUMENT_KINDS } from '../documents/define-document.ts';
import { PART_ID } from '../documents/parts/part.ts';
import { id, safeText } from './common.ts';

/**
 * The part of a document that a run is made for: the server writes its result there when it ends, also if nobody
 * has the document open. The caller has to be able to change the document.
 */
export const runTarget = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  /** Of the document. */
  id,
  part: safeText.regex(PART_ID),
});
export type RunTarget = z.output<typeof runTarget>;
