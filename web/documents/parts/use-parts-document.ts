import { getDocument } from '@inkreel/contract/api/documents.ts';
import type { PartsKind } from '@inkreel/contract/documents/parts/define-parts.ts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/client.ts';
import { setUnsaved } from '../../lib/leave-warning.ts';
import { takeAhead } from './ask-ahead.ts';
import { type OpenParts, openParts } from './open-parts.ts';

export type PartsOpening =
  | { kind: 'opening' }
  | { kind: 'failed'; error: unknown; again: () => void }
  | { kind: 'open'; document: OpenParts };

const OPENING: PartsOpening = { kind: 'opening' };

/**
 * Opens a document with parts for as long as the component is shown. Parts of the page follow `document.state` with
 * `useSelected`, so that a change renders what shows it, not the page.
 * @param kind the same object for as long as the page is open
 */
export function usePartsDocument(kind: PartsKind, id: string): PartsOpening {
  const [opening, setOpening] = useState<{ id: string; value: PartsOpening }>({ id, value: OPENING });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    const left = new AbortController();
    let document: OpenParts | undefined;
    const show = (value: PartsOpening) => left.signal.aborted || setOpening({ id, value });
    const open = async () => {
      const read = () => takeAhead(id) ?? call(getDocument, { params: { id }, signal: left.signal });
      const opened = await openParts(kind, id, read);
      if (left.signal.aborted) return opened.close();
      document = opened;
      show({ kind: 'open', document });
    };
    const again = () => {
      show(OPENING);
      setAttempt((before) => before + 1);
    };
    open().catch((error: unknown) => show({ kind: 'failed', error, again }));
    const flush = () => document?.flush();
    addEventListener('pagehide', flush);
    addEventListener('online', flush);
    return () => {
      left.abort();
      removeEventListener('pagehide', flush);
      removeEventListener('online', flush);
      document?.close();
    };
  }, [kind, id, attempt]);
  const now = opening.id === id ? opening.value : OPENING;
  useEffect(() => {
    if (now.kind !== 'open') return;
    const { state } = now.document;
    // Refused by the server, which later changes may cure: this browser keeps it, and the person should know.
    const follow = () => setUnsaved(id, state.get().saving.kind === 'failed');
    const unfollow = state.subscribe(follow);
    return () => {
      unfollow();
      setUnsaved(id, false);
    };
  }, [now, id]);
  return now;
}
