import type { Notice } from './notify.ts';

/** Milliseconds after the last notice of a person until they count as gone: pages repeat it every 30 seconds. */
const GONE_MS = 75_000;

/** Who has which document open, as the notices of all processes say: only they hear of each other. In memory. */
export function presentPeople(now: () => number) {
  /** By document, then by person: the time of the last notice. */
  const documents = new Map<string, Map<string, number>>();
  return {
    take: ({ documentId, userId, gone }: Extract<Notice, { type: 'presence' }>): void => {
      const people = documents.get(documentId) ?? new Map<string, number>();
      if (gone) people.delete(userId);
      else people.set(userId, now());
      if (people.size > 0) documents.set(documentId, people);
      else documents.delete(documentId);
    },
    isPresent: (documentId: string, userId: string): boolean =>
      documents.get(documentId)?.has(userId) ?? false,
    /** Forgets those of whom nothing was heard for long. */
    sweep: (): void => {
      for (const [documentId, people] of documents) {
        for (const [userId, at] of people) if (now() - at > GONE_MS) people.delete(userId);
        if (people.size === 0) documents.delete(documentId);
      }
    },
  };
}
