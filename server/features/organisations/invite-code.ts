import { randomBytes } from 'node:crypto';

/** 32 letters and digits without those that are taken for each other (I and 1, O and 0). */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CHARACTERS = 12;

/** A new code: twelve characters of five random bits each, 60 bits. */
export function newInviteCode(): string {
  return Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The code as it is stored: people type it in lower case, with spaces or hyphens between groups. */
export function canonicalCode(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}
