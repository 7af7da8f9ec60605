/** A document with parts that a page has open: in sync with the server, and with what this browser keeps of it. */
import {
  type DocumentChanges,
  type DocumentFile,
  type DocumentRecord,
  listChanges,
  saveParts,
} from '@inkreel/contract/api/documents.ts';
import type { PartsKind } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { call } from '../../lib/client.ts';
import { newId } from '../../lib/new-id.ts';
import { createStore, type Store } from '../../lib/store.ts';
import { onDocumentNews } from '../document-news.ts';
import { type KeptQueues, keptQueues } from './kept-queues.ts';
import { deletePart, insertParts, moveParts, type NewPart } from './part-edits.ts';
import { createPartsSync, type LeftParts, type PartsSync, type PartsWorld, sendLeft } from './parts-sync.ts';

export interface OpenParts
  extends Pick<
    PartsSync,
    'state' | 'change' | 'undo' | 'redo' | 'decide' | 'dispute' | 'mergeWith' | 'flush' | 'dismiss'
  > {
  record: Pick<DocumentRecord, 'id' | 'name' | 'project_id'>;
  /** By id: stored files that parts name. */
  files: Store<ReadonlyMap<string, DocumentFile>>;
  /** Writes fields of a part, null clears one; edits in a row with the same `mergeWith` are one step of undo. */
  edit: (id: string, set: Readonly<Record<string, Json>>, mergeWith?: string) => void;
  /** Puts new parts before the child at `position` of `parent`, as one step. */
  insert: (place: Parameters<typeof insertParts>[1], added: readonly NewPart[]) => void;
  move: (ids: readonly string[], place: Parameters<typeof moveParts>[2]) => void;
  /** Deletes a part with everything below it. */
  remove: (id: string) => void;
  /** Sends what waits at once; resolves when the server has it, or does not take it for now. */
  settle: () => Promise<void>;
  /** The server may have written something. */
  refresh: () => void;
  /** The page shows it no longer. What waits is sent. */
  close: () => void;
}

/**
 * Opens a document, after what pages that are gone left of it on this device is sent.
 * @param read the document as the server has it
 * @throws ApiError if it cannot be read
 */
export async function openParts(
  kind: PartsKind,
  id: string,
  read: () => Promise<DocumentRecord>,
): Promise<OpenParts> {
  const world = worldOf(id);
  const reading = read();
  // Who awaits it hears of it.
  reading.catch(() => undefined);
  // What could not be sent now stays on this device, and is sent by a later page.
  const left = await sendLeft(kind, id, world).catch(() => undefined);
  return startParts(kind, left ? await read() : await reading, world, left);
}

type BrowserWorld = PartsWorld & { files: Store<ReadonlyMap<string, DocumentFile>>; queues: KeptQueues };

/** The server, and what this browser keeps. */
function worldOf(id: string): BrowserWorld {
  const files = createStore<ReadonlyMap<string, DocumentFile>>(new Map());
  const read = (answer: DocumentChanges) => {
    if (answer.files.length > 0) files.set(new Map([...files.get(), ...filesById(answer.files)]));
    return { ...answer, parts: answer.parts as unknown as Part[] };
  };
  return {
    files,
    save: async (save) => {
      const body = { ...save, changes: save.changes.map((change) => ({ ...change })) };
      const sent = { params: { id }, body: body as never, outlivesPage: true } as const;
      const answer = await call(saveParts, sent);
      return { ...read(answer), conflicts: answer.conflicts as never, revived: answer.revived };
    },
    changesSince: async (since) => read(await call(listChanges, { params: { id }, query: { since } })),
    queues: keptQueues({ locks: globalThis.navigator?.locks }),
    newId,
  };
}

function startParts(
  kind: PartsKind,
  record: DocumentRecord,
  world: BrowserWorld,
  left: LeftParts | undefined,
): OpenParts {
  const { id, name, project_id, revision, content } = record;
  const { files, queues } = world;
  files.set(new Map([...filesById(record.files), ...files.get()]));
  const opened = { id, revision, parts: (content['parts'] ?? []) as Part[] };
  const sync = createPartsSync(kind, opened, world, left);
  const unfollow = onDocumentNews(id, sync.notice);
  const partsNow = () => sync.state.get().parts;
  return {
    ...sync,
    record: { id, name, project_id },
    files,
    edit: (part, set, mergeWith) => sync.change([{ id: part, set }], mergeWith),
    insert: (place, added) => sync.change(insertParts(partsNow(), place, added)),
    move: (ids, place) => sync.change(moveParts(partsNow(), ids, place)),
    remove: (part) => sync.change(deletePart(partsNow(), part)),
    settle: () =>
      new Promise((resolve) => {
        const check = () => {
          if (sync.state.get().saving.kind === 'saving') return;
          unsubscribe();
          resolve();
        };
        const unsubscribe = sync.state.subscribe(check);
        sync.flush();
        check();
      }),
    refresh: () => sync.notice(),
    close: () => {
      unfollow();
      sync.flush();
      sync.stop();
      queues.leave();
    },
  };
}

const filesById = (files: readonly DocumentFile[]) => new Map(files.map((file) => [file.id, file]));
