import type { KeyStore } from '../../lib/session.ts';

const NAME = 'inkreel.uploads';
/** Maximum number of interrupted uploads; older ones are forgotten. */
const KEPT = 20;

interface Started {
  key: string;
  address: string;
  /** Milliseconds since 1970. */
  ends: number;
}

/** Uploads in parts that were begun in this browser and not finished: a reload does not forget them. */
export interface StartedUploads {
  /** Address of the upload of that content; undefined if there is none or its time is over. */
  find: (key: string, now: number) => string | undefined;
  remember: (key: string, address: string, ends: number) => void;
  forget: (key: string) => void;
}

/** Keeps them in local storage; if that is full or disabled, uploads just cannot be resumed. */
export function createStartedUploads(storage: Pick<KeyStore, 'getItem' | 'setItem'>): StartedUploads {
  const read = (): Started[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
      return Array.isArray(stored) ? (stored as Started[]) : [];
    } catch {
      return [];
    }
  };
  const write = (list: readonly Started[]) => {
    try {
      storage.setItem(NAME, JSON.stringify(list.slice(-KEPT)));
    } catch {
      // Not resumable, but no reason to stop.
    }
  };
  const without = (key: string) => read().filter((each) => each.key !== key);
  return {
    find: (key, now) => read().find((each) => each.key === key && each.ends > now)?.address,
    remember: (key, address, ends) => write([...without(key), { key, address, ends }]),
    forget: (key) => write(without(key)),
  };
}
