import { useRef } from 'react';
import { useKeptState } from '../lib/kept-state.tsx';
import { useMessages } from '../lib/messages.tsx';
import { mayRetry } from './may-retry.ts';
import { type PageUpload, pageQueue } from './page-queue.ts';
import type { Reason, Refusal, UploadTexts } from './refusal.ts';

/** The server refused it for good: it is shown until it is dismissed, or something else is added. */
export const isRefused = ({ state }: PageUpload) => state.kind === 'failed' && !mayRetry(state.error);

/**
 * What a part of the page refused, in words, newest last.
 * @param owner of the uploads whose refusals are shown with them
 */
export function useRefusals(owner: string, { refused }: UploadTexts) {
  const { unloaded } = useMessages().pages.broken;
  const [refusals, setRefusals] = useKeptState<readonly Refusal[]>(`${owner} refusals`, []);
  const last = useRef(Math.max(0, ...refusals.map(({ id }) => id)));
  const refuse = (name: string, reason: Reason) => {
    last.current += 1;
    const id = last.current;
    setRefusals((before) => [...before, { id, name, ...reason }]);
  };
  return {
    refusals,
    refuse,
    refuseUnread: (name: string) => refuse(name, { text: refused.read, hint: refused.readHint }),
    /** The code that takes the file could not be loaded: `again` tries again. */
    refuseUnloaded: (name: string, again: () => void) =>
      refuse(name, { text: unloaded.title, hint: unloaded.line, again }),
    refuseDuplicate: (name: string) => refuse(name, { text: refused.duplicate, hint: refused.duplicateHint }),
    dismiss: (id: number) => setRefusals((before) => before.filter((each) => each.id !== id)),
    /** Something else is added: nothing from before is shown any more. */
    clear: () => {
      setRefusals([]);
      for (const upload of pageQueue().uploads.get())
        if (upload.source.owner === owner && isRefused(upload)) pageQueue().remove(upload.id);
    },
  };
}
export type Refusals = ReturnType<typeof useRefusals>;
