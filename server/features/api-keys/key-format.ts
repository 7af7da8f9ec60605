import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * An API key: a fixed prefix, 32 random characters of 62 (190 bits) and a checksum of 6. By prefix and checksum,
 * secret scanners recognise a leaked key without asking us, and a mistyped key is refused without a query.
 */
const KEY_PREFIX = 'ink_live_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;

/** Also truncated ones or ones with a wrong checksum: they may be most of a valid key. */
const KEY_ANYWHERE = new RegExp(`${KEY_PREFIX}[0-9A-Za-z]+`, 'g');
const FORM = new RegExp(`^${KEY_PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** A text such as a log line, with all keys in it hidden. */
export function hideKeys(text: string): string {
  return text.replace(KEY_ANYWHERE, `${KEY_PREFIX}[hidden]`);
}

/** A new key. */
export function createKeyText(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${KEY_PREFIX}${random}${checksumOf(random)}`;
}

/** Whether a text is a key by its form and checksum. */
export function isKeyText(text: string): boolean {
  const [, random, checksum] = FORM.exec(text) ?? [];
  return random !== undefined && checksum === checksumOf(random);
}

/** CRC-32 in base 62, most significant digit first. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
