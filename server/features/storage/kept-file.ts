import type { FROM_TYPES, SHARE_TYPES } from '@inkreel/contract/api/storage.ts';
import type { EngineFile } from '../../engines/engine.ts';
import type { StorageDeps } from './files.ts';
import type { Provenance } from './provenance/xmp.ts';
import { type NewFile, releasePendingWrites } from './store.ts';

export interface FileToKeep {
  source: EngineFile['source'];
  /** Declared content type; the bytes are checked. Of a provider's file only the kind must match. */
  contentType: string;
  organisationId: string;
  userId: string;
  projectId: string | undefined;
  /** The user's name for it. Cleaned; never part of a path. */
  name: string;
  fromType: (typeof FROM_TYPES)[number];
  shareType: (typeof SHARE_TYPES)[number];
  /** A still picture of a video, as PNG: its smaller copies represent the video in lists. */
  poster?: { path: string } | undefined;
  /**
   * For generated files: embedded as machine-readable metadata, and shown if the visible label is switched
   * on.
   */
  provenance?: Provenance;
  /**
   * Key of a picture that was declared when its space was reserved, together with the key of its smaller
   * copy.
   */
  declaredKey?: string | undefined;
  /** Ends the wait for a turn, and the reading of an index, for a file that nobody waits for any more. */
  signal?: AbortSignal;
}

/** A file whose bytes are stored and whose row is not written yet: `insertFile` does that. */
export type PreparedFile = NewFile & { readonly prepared: true };

/** How long a generated file waits for a turn, in milliseconds: it is paid for, so for longer than a person would. */
const MADE_WAIT_MS = 4 * 60 * 1000;

/** A file's request for a turn at a gate. */
export function turnOf({ organisationId, userId, signal, provenance }: FileToKeep) {
  const waitMs = provenance === undefined ? undefined : MADE_WAIT_MS;
  return { owner: { organisationId, userId }, signal, waitMs };
}

/** What is known of a file before its bytes are read. */
export type FileFacts = Pick<
  NewFile,
  'id' | 'organisationId' | 'userId' | 'projectId' | 'key' | 'name' | 'contentType' | 'fromType' | 'shareType'
>;

/** Removes at once what the sweep would remove in an hour; if that fails, the sweep does. */
export async function abandon(deps: StorageDeps, keys: readonly string[]): Promise<void> {
  try {
    for (const key of keys) await deps.files.driver.delete(key);
    await releasePendingWrites(deps.db, keys);
  } catch {
    // The keys are still declared.
  }
}
