import { SESSION_SECONDS } from '@inkreel/contract/limits.ts';
import { serverWrites, storeWrites, takeBackWrites, tieWrites } from './hold-writes.ts';
import { createStore, useStore } from './store.ts';

const TOKEN_NAME = 'inkreel.token';
/** Local storage under this prefix belongs to the device, not to the person, and outlives a sign-out. */
const DEVICE_PREFIX = 'inkreel.device.';

/** The part of Storage that is used. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SessionPlace {
  hostname: string;
  /** True behind https. */
  secure: boolean;
  storage: KeyStore;
  /** `document`, or a fake of it in a test. */
  cookies: { cookie: string };
  now: () => number;
}

export interface Session {
  token: () => string | undefined;
  /** Keeps the token until `expire` (ISO 8601), 30 days if there is none. */
  save: (token: string, expire: string | undefined) => void;
  /** Removes only the token. */
  drop: () => void;
  /** The person's names and values in local storage, without the token. */
  work: () => [name: string, value: string][];
  /** Removes the token and the person's values in local storage. */
  clear: () => void;
}

/** Local storage on localhost, otherwise a cookie that the domain's hosts share (specification, section 4). */
export function createSession(place: SessionPlace): Session {
  const local = isLocal(place.hostname);
  const drop = () => {
    if (local) place.storage.removeItem(TOKEN_NAME);
    else
      for (const domain of cookieDomains(place.hostname))
        place.cookies.cookie = cookieText(place, '', 0, domain);
  };
  const work = () =>
    Array.from({ length: place.storage.length }, (_, index) => place.storage.key(index))
      .filter((key) => key !== null)
      .filter((key) => !key.startsWith(DEVICE_PREFIX) && key !== TOKEN_NAME)
      .map((key): [string, string] => [key, place.storage.getItem(key) ?? '']);
  return {
    token: () => (local ? readStored(place) : readCookie(place.cookies.cookie)),
    save: (token, expire) => {
      const end = endOf(expire, place.now());
      if (local) place.storage.setItem(TOKEN_NAME, JSON.stringify({ token, end }));
      else writeSharedCookie(place, token, Math.floor((end - place.now()) / 1000));
    },
    drop,
    work,
    clear: () => {
      // First the key of the seal: another tab that misses the token knows by it whether the session was lost or ended here.
      place.storage.removeItem(SEAL_KEY);
      drop();
      for (const [key] of work()) place.storage.removeItem(key);
    },
  };
}

/**
 * The domains a cookie may be shared on, widest first, the host alone (undefined) last. A browser refuses domains
 * that anyone can register under, so the widest that sticks is the shared one.
 */
export function cookieDomains(hostname: string): (string | undefined)[] {
  const parts = hostname.split('.');
  if (parts.length < 2 || hostname.includes(':') || /^\d+$/.test(parts.at(-1) ?? '')) return [undefined];
  const domains = parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
  return [...domains.reverse(), undefined];
}

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

function endOf(expire: string | undefined, now: number): number {
  const given = expire === undefined ? Number.NaN : Date.parse(expire);
  return Number.isNaN(given) ? now + SESSION_SECONDS * 1000 : given;
}

function readStored({ storage, now }: SessionPlace): string | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(TOKEN_NAME) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { token, end } = stored as { token?: unknown; end?: unknown };
    return typeof token === 'string' && typeof end === 'number' && end > now() ? token : undefined;
  } catch {
    return undefined;
  }
}

function readCookie(cookies: string): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${TOKEN_NAME}=`));
  const value = found?.slice(TOKEN_NAME.length + 1);
  return value ? decodeURIComponent(value) : undefined;
}

function writeSharedCookie(place: SessionPlace, token: string, seconds: number): void {
  for (const domain of cookieDomains(place.hostname)) {
    place.cookies.cookie = cookieText(place, token, seconds, domain);
    if (readCookie(place.cookies.cookie) === token) return;
  }
}

function cookieText(place: SessionPlace, token: string, seconds: number, domain: string | undefined): string {
  const parts = [
    `${TOKEN_NAME}=${encodeURIComponent(token)}`,
    'path=/',
    `max-age=${seconds}`,
    'samesite=lax',
  ];
  if (domain !== undefined) parts.push(`domain=${domain}`);
  if (place.secure) parts.push('secure');
  return parts.join('; ');
}

function browserSession(): Session {
  return createSession({
    hostname: location.hostname,
    secure: location.protocol === 'https:',
    storage: localStorage,
    cookies: document,
    now: Date.now,
  });
}

/** Set once somebody has signed in on this browser. */
const SIGNED_IN_BEFORE = `${DEVICE_PREFIX}signed-in`;

const inBrowser = typeof document !== 'undefined';
const session = inBrowser ? browserSession() : undefined;
const tokenStore = createStore<string | undefined>(session?.token());
if (tokenStore.get() !== undefined) localStorage.setItem(SIGNED_IN_BEFORE, '');
if (session) tieWrites(() => session.token() === tokenStore.get());

/** The bearer token; undefined for a guest. */
export function currentToken(): string | undefined {
  return tokenStore.get();
}

/** Keeps the token of a fresh sign-in. */
export function startSession(answer: { token: string; expire?: string }): void {
  session?.save(answer.token, answer.expire);
  localStorage.setItem(SIGNED_IN_BEFORE, '');
  tokenStore.set(answer.token);
}

/**
 * Ends the session in this browser, and deletes its paintings. The sign-out call informs the server, not
 * this.
 */
export function endSession(): void {
  session?.clear();
  void import('./forget-kept.ts').then(({ forgetKept }) => forgetKept()).catch(() => undefined);
  tokenStore.set(undefined);
}

/**
 * A sign-out: no personal data stays in this browser or on this page. The call informs the server, not this.
 */
export async function leaveSession(): Promise<void> {
  // Loaded before writes are held, which hold deletions too. Without a connection the session still ends.
  const kept = await import('./forget-kept.ts').catch(() => undefined);
  const forgotten = kept?.forgetKept();
  storeWrites.hold();
  session?.clear();
  await forgotten;
  loadForNext();
}

/** Loads the page again for the current session, or for a guest: what it shows belongs to another person. */
export function loadForNext(): void {
  // Issued before writes are held, deletions included.
  takeBackWrites();
  storeWrites.hold();
  serverWrites.hold();
  location.reload();
}

/** Ends the session in this browser, and leaves what the person was doing in it: see `lose-session.ts`. */
export function dropSession(): void {
  session?.drop();
  tokenStore.set(undefined);
}

/** The person's names and values in local storage. */
export const storedWork = (): [name: string, value: string][] => session?.work() ?? [];

/** Removes the person's work from this browser, but no session. */
export function forgetWork(): void {
  for (const [name] of storedWork()) localStorage.removeItem(name);
}

/** Whether somebody has ever signed in on this browser. */
export const hasSignedIn = (): boolean => localStorage.getItem(SIGNED_IN_BEFORE) !== null;

/** Names of the key that seals the work of a session, and of the list of sealed work in this browser: see `seal-key.ts`. */
export const SEAL_KEY = 'inkreel.draft-key';
export const SEALS = `${DEVICE_PREFIX}sealed`;

/** Whether this browser can seal the work of the session that it has or had. */
export const hasSealKey = (): boolean => localStorage.getItem(SEAL_KEY) !== null;

/** Whether sealed work lies in this browser. */
export const hasSeals = (): boolean => localStorage.getItem(SEALS) !== null;

/** What another tab did to the session. */
export type SessionChange = 'none' | 'signed_in' | 'signed_out' | 'other_account';

/** Compares the token that this tab works with to the one that the browser holds now. */
export function sessionChange(before: string | undefined, now: string | undefined): SessionChange {
  if (before === now) return 'none';
  if (before === undefined) return 'signed_in';
  return now === undefined ? 'signed_out' : 'other_account';
}

/**
 * Checks whether another tab signed in or out, whenever local storage changes or the tab becomes visible,
 * since cookies have no change event. Returns a function to stop.
 */
export function followSession(onChange: (change: Exclude<SessionChange, 'none'>) => void): () => void {
  const look = () => {
    const now = session?.token();
    const change = sessionChange(tokenStore.get(), now);
    if (change === 'none') return;
    tokenStore.set(now);
    onChange(change);
  };
  const signs = ['storage', 'focus', 'pageshow'] as const;
  for (const sign of signs) addEventListener(sign, look);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    for (const sign of signs) removeEventListener(sign, look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** True once a token is there; false while prerendering, so that public pages hydrate as guests. */
export function useSignedIn(): boolean {
  return useStore(tokenStore, undefined) !== undefined;
}
