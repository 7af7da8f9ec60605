import type { Notice } from './notify.ts';

/** Milliseconds after the last notice of a page until it counts as gone: pages repeat it every 30 seconds. */
const GONE_MS = 75_000;

/** Who has which document open, as the notices of all processes say: only they hear of each other. In memory. */
export function presentPeople(now: () => number) {
  /** By document, then by page: whose it is, and the time of its last notice. */
  const documents = new Map<string, Map<string, { userId: string; at: number }>>();
  return {
    take: ({ documentId, userId, page, gone }: Extract<Notice, { type: 'presence' }>): void => {
      const pages = documents.get(documentId) ?? new Map<string, { userId: string; at: number }>();
      if (gone) pages.delete(page);
      else pages.set(page, { userId, at: now() });
      if (pages.size > 0) documents.set(documentId, pages);
      else documents.delete(documentId);
    },
    isPresent: (documentId: string, userId: string): boolean =>
      [...(documents.get(documentId)?.values() ?? [])].some((page) => page.userId === userId),
    /** Forgets those of whom nothing was heard for long. */
    sweep: (): void => {
      for (const [documentId, pages] of documents) {
        for (const [page, { at }] of pages) if (now() - at > GONE_MS) pages.delete(page);
        if (pages.size === 0) documents.delete(documentId);
      }
    },
  };
}
