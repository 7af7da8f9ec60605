/**
 * What pages keep in this browser of a document until the server has it: each page under its own name, so that two of
 * them do not overwrite each other's work. A page holds a Web Lock for as long as it shows the document; what a closed one
 * left is opened by the next page. What the server has too is one copy for all pages.
 */
import { newId } from '../lib/new-id.ts';
import type { KeptCopy, LocalCopies, LocalDocument } from './local-document.ts';

/** The part of LockManager that is used. */
export interface CopyLocks {
  request: (
    name: string,
    options: { signal: AbortSignal } | { ifAvailable: true },
    hold: (lock: object | null) => Promise<void> | undefined,
  ) => Promise<unknown>;
}

export interface PageCopies<Content> {
  /**
   * What this page continues with: its own work from before a reload, else what a closed page left, the wanted document
   * first, else what all pages share. A guest's further page begins with a copy of what the other one shows.
   * @throws Error if the browser stores nothing
   */
  load: (signedIn: boolean, wanted?: string) => Promise<LocalDocument<Content> | undefined>;
  /** @throws Error if the browser stores nothing */
  keep: (document: LocalDocument<Content>) => Promise<void>;
  /** The page shows the document no longer. */
  leave: () => void;
}

/** The name of the copy that all pages share. */
const SHARED = '';
/** Milliseconds to wait for a page that is just being left, as in a reload. */
const PATIENCE_MS = 500;

/**
 * @param world locks of the browser: older ones, and pages that are not served securely, have none, and then take over
 *   each other's copies; and what this tab remembers across a reload
 */
export function pageCopies<Content>(
  kind: string,
  copies: LocalCopies<Content>,
  world: () => { locks: CopyLocks | undefined; memory: Pick<Storage, 'getItem' | 'setItem'> },
): PageCopies<Content> {
  const memoryKey = `inkreel.page.${kind}`;
  let left = new AbortController();
  let own: string | undefined;
  /** What was read from the copy of all pages although the server has not got it, as older versions kept it. */
  let isSharedMine = false;
  /** What another page shows, until it is changed here. */
  let borrowed: Content | undefined;
  /** Whether this page has become the only one with this name. */
  const claim = (
    page: string,
    options: Parameters<CopyLocks['request']>[1] = { ifAvailable: true },
  ): Promise<boolean> => {
    const { locks } = world();
    const { signal } = left;
    return new Promise((resolve) => {
      if (!locks) return resolve(true);
      const hold = (lock: object | null) => {
        resolve(lock !== null);
        if (lock === null || signal.aborted) return undefined;
        return new Promise<void>((end) => signal.addEventListener('abort', () => end(), { once: true }));
      };
      locks.request(`inkreel-page-${kind}-${page}`, options, hold).catch(() => resolve(false));
    });
  };
  const become = (page: string): void => {
    own = page;
    world().memory.setItem(memoryKey, page);
  };
  /** The first of these pages that is closed; from now on this page has its name. */
  const takeOver = async (pages: readonly KeptCopy<Content>[]): Promise<KeptCopy<Content> | undefined> => {
    for (const copy of pages)
      if (await claim(copy.page)) {
        become(copy.page);
        return copy;
      }
    return undefined;
  };
  return {
    load: async (signedIn, wanted) => {
      const before = world().memory.getItem(memoryKey);
      if (own === undefined && before !== null)
        if (await claim(before, { signal: AbortSignal.timeout(PATIENCE_MS) })) become(before);
      // Read now: a page that was just left kept its work at the end.
      const all = await copies.load();
      const mine = all.find(({ page }) => page === own);
      if (mine) return mine.document;
      const shared = all.find(({ page }) => page === SHARED);
      const pages = all
        .filter(({ page }) => page !== SHARED)
        .sort((one, other) => other.at - one.at)
        .sort((one, other) => Number(isWanted(other, wanted)) - Number(isWanted(one, wanted)));
      const found = await takeOver(pages);
      if (found) return found.document;
      if (own === undefined) {
        const page = newId();
        await claim(page);
        become(page);
      }
      isSharedMine = shared?.document.unsaved ?? false;
      if (shared || signedIn) return shared?.document;
      borrowed = pages[0]?.document.content;
      return pages[0]?.document;
    },
    keep: async (document) => {
      if (borrowed === document.content) return;
      borrowed = undefined;
      const page = own ?? SHARED;
      const [to, from] = document.unsaved ? [page, isSharedMine ? SHARED : page] : [SHARED, page];
      isSharedMine = false;
      // Both at once: a page that is being left runs nothing after this.
      await Promise.all([copies.keep(to, document), from !== to && copies.remove(from)]);
    },
    leave: () => {
      left.abort();
      left = new AbortController();
      own = undefined;
    },
  };
}

const isWanted = <Content>({ document }: KeptCopy<Content>, wanted: string | undefined): boolean =>
  wanted !== undefined && document.documentId === wanted;
