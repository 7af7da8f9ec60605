import { SESSION_SECONDS } from '@inkreel/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { cookieDomains, createSession, type KeyStore, sessionChange } from './session.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function memoryStorage(): KeyStore & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/** Cookies as a browser keeps them, refusing domains that anyone can register under. */
function cookieJar(publicSuffixes: string[]) {
  const jar = new Map<string, { value: string; text: string }>();
  return {
    written: [] as string[],
    get cookie() {
      return [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      this.written.push(text);
      const domain = /domain=([^;]+)/.exec(text)?.[1];
      if (domain !== undefined && publicSuffixes.includes(domain)) return;
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (text.includes('max-age=0')) jar.delete(name);
      else jar.set(name, { value, text });
    },
  };
}

function make(hostname: string, suffixes: string[] = [], secure = true) {
  const place = {
    hostname,
    secure,
    storage: memoryStorage(),
    cookies: cookieJar(suffixes),
    now: () => NOW,
  };
  return { place, session: createSession(place) };
}

describe('session', () => {
  it('keeps the token in local storage on localhost, and nowhere else', () => {
    const { place, session } = make('localhost', [], false);
    session.save('abc', undefined);
    expect(session.token()).toBe('abc');
    expect(place.cookies.written).toEqual([]);
    expect(JSON.parse(place.storage.entries.get('inkreel.token') ?? '{}')).toEqual({
      token: 'abc',
      end: NOW + SESSION_SECONDS * 1000,
    });
  });

  it('forgets a stored token once its time is over', () => {
    const { session } = make('localhost');
    session.save('abc', '2026-11-21T11:59:59Z');
    expect(session.token()).toBeUndefined();
  });

  it('keeps the token in a cookie on the widest domain that the browser accepts', () => {
    const { place, session } = make('studio.example.co.uk', ['co.uk', 'uk']);
    session.save('a b', '2026-11-21T13:00:00Z');
    expect(session.token()).toBe('a b');
    expect(place.storage.entries.size).toBe(0);
    expect(place.cookies.written.at(-1)).toBe(
      'inkreel.token=a%20b; path=/; max-age=3600; samesite=lax; domain=example.co.uk; secure',
    );
  });

  it('gives the cookie 30 days if the answer names no end', () => {
    const { place, session } = make('inkreel.example');
    session.save('abc', undefined);
    expect(place.cookies.written.at(-1)).toContain(`max-age=${SESSION_SECONDS}`);
  });

  it('clears the token and the local storage of the person, not of the device', () => {
    const { place, session } = make('studio.example.com');
    place.storage.setItem('inkreel.form.x', '1');
    place.storage.setItem('inkreel.device.theme', 'dark');
    session.save('abc', undefined);
    session.clear();
    expect(session.token()).toBeUndefined();
    expect([...place.storage.entries.keys()]).toEqual(['inkreel.device.theme']);
  });

  it('does not share cookies of plain addresses', () => {
    expect(cookieDomains('192.168.1.4')).toEqual([undefined]);
    expect(cookieDomains('box')).toEqual([undefined]);
    expect(cookieDomains('a.b.example')).toEqual(['b.example', 'a.b.example', undefined]);
  });
});

it.each([
  [undefined, undefined, 'none'],
  ['a', 'a', 'none'],
  [undefined, 'a', 'signed_in'],
  ['a', undefined, 'signed_out'],
  ['a', 'b', 'other_account'],
] as const)('another tab turned %s into %s: %s', (before, now, change) => {
  expect(sessionChange(before, now)).toBe(change);
});
