/**
 * What pages of this browser changed and the server does not have yet, by document and page. A page that is closed, or
 * crashes, leaves its queue; the next page that opens the document sends it under the same ids, so that a save whose
 * answer was lost is not made twice.
 */
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import type { PartConflict, PendingPart, Replica, SentSave } from './replica.ts';

export interface PartsQueue {
  documentId: string;
  /** The page that queued it. */
  writer: string;
  /** Version of the kind's schema that the changes have. */
  schema: number;
  /** The newest revision that the page showed whole. */
  revision: number;
  pending: [string, PendingPart][];
  sent: SentSave | undefined;
  conflicts: PartConflict[];
  /** Parts that are changed, as the page began with them: what others did to them can be merged. */
  before?: Part[];
}

/** Where this browser keeps queues. */
export interface QueueStore {
  /** Also called while the page is being left. */
  keep: (queue: PartsQueue) => Promise<void>;
  remove: (queue: Pick<PartsQueue, 'documentId' | 'writer'>) => Promise<void>;
  /** Queues of a document whose pages are gone. */
  left: (documentId: string) => Promise<PartsQueue[]>;
}

/** The queue of a page; undefined if the server has everything and nothing is left to decide. */
export function queueOf(
  { documentId, writer, schema }: Pick<PartsQueue, 'documentId' | 'writer' | 'schema'>,
  { revision, confirmed, pending, sent, conflicts }: Replica,
): PartsQueue | undefined {
  if (pending.size === 0 && !sent && conflicts.size === 0) return undefined;
  const changed = new Set([...pending.keys(), ...(sent?.changes.map(({ id }) => id) ?? [])]);
  return {
    documentId,
    writer,
    schema,
    revision,
    pending: [...pending],
    sent,
    conflicts: [...conflicts.values()],
    before: [...changed].flatMap((id) => confirmed.get(id) ?? []),
  };
}
