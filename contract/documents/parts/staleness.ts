/**
 * Whether something that was made still shows what the document says. A made thing keeps a fingerprint: each input
 * that a person chose, by name, with a hash of its value. Engine, model, seed and price are recorded elsewhere, and
 * never make anything stale.
 */
import { isSameJson, type Json } from './part.ts';

/** Hashes by name of the input. */
export type Fingerprint = Readonly<Record<string, string>>;

export type Staleness =
  | { kind: 'missing' }
  | { kind: 'current' }
  /** Names of the inputs that differ, in alphabetical order. */
  | { kind: 'stale'; changed: string[] };

/** The fingerprint of these inputs; one that is undefined does not count as an input. */
export function fingerprintOf(inputs: Readonly<Record<string, Json | undefined>>): Fingerprint {
  const named = Object.entries(inputs).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(named.map(([name, value]) => [name, hashJson(value)]));
}

/** @param made the fingerprint of what was made; undefined if nothing was */
export function compareFingerprints(made: Fingerprint | undefined, now: Fingerprint): Staleness {
  if (!made) return { kind: 'missing' };
  if (isSameJson(made as { [name: string]: Json }, now as { [name: string]: Json }))
    return { kind: 'current' };
  const names = new Set([...Object.keys(made), ...Object.keys(now)]);
  return { kind: 'stale', changed: [...names].filter((name) => made[name] !== now[name]).sort() };
}

/** A hash of 106 bits, in base 36: the same for the same JSON, whatever the order of its properties. */
export function hashJson(value: Json): string {
  const canonical = canonicalJson(value);
  return `${hash53(canonical, 0).toString(36)}${hash53(canonical, 0x9e3779b9).toString(36)}`;
}

function canonicalJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value as Record<string, Json>).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}

/**
 * Two 32-bit multiplicative hashes with the mixing of MurmurHash3, as 53 bits. Synchronous, unlike the browser's
 * digests, and strong enough to tell two inputs of one part apart; not for security.
 */
function hash53(text: string, seed: number): number {
  let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  const mix = (a: number, b: number) =>
    Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  [high, low] = [mix(high, low), mix(low, high)];
  return 4294967296 * (0x1fffff & low) + (high >>> 0);
}
