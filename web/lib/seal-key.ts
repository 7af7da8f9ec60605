/** The key with which this browser seals a person's work, and the list of the sealed work in it. */
import { SEAL_KEY, SEALS } from './session.ts';

/** The seal that this page has last seen. */
let known: string | undefined;

export interface SealKey {
  /** Id of the person. */
  person: string;
  /** The name under which the server returns the key to that person. */
  seal: string;
  /** In base64url. */
  key: string;
}

/** The key of the session's person; undefined before it was fetched, and for a guest. */
export function readSealKey(): SealKey | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(SEAL_KEY) ?? 'null');
    const { person, seal, key } = (read ?? {}) as Partial<SealKey>;
    if (typeof person !== 'string' || typeof seal !== 'string' || typeof key !== 'string') return undefined;
    known = seal;
    return { person, seal, key };
  } catch {
    return undefined;
  }
}

/** Keeps the key as long as the session. */
export function keepSealKey(key: SealKey): void {
  known = key.seal;
  try {
    localStorage.setItem(SEAL_KEY, JSON.stringify(key));
  } catch {
    // Without room for it the work is forgotten with the session.
  }
}

/** The seals of the work in this browser. */
export function readSeals(): string[] {
  const seals = localStorage.getItem(SEALS);
  return seals === null ? [] : seals.split(' ');
}

/** Stores the seals of the work in this browser. */
export function noteSeals(seals: readonly string[]): void {
  if (seals.length > 0) localStorage.setItem(SEALS, [...new Set(seals)].join(' '));
  else localStorage.removeItem(SEALS);
}

/**
 * For a sign-out, before it removes the key: work of this person that is still sealed does not count as a lost session.
 * Otherwise other tabs would go on to show the person's work, and wait for them to sign in again.
 */
export function forgetOwnSeal(): void {
  const own = readSealKey()?.seal;
  if (own !== undefined) noteSeals(readSeals().filter((seal) => seal !== own));
}

/** Whether another tab sealed the work of the session that this page had. */
export const isSealed = (): boolean => known !== undefined && readSeals().includes(known);
