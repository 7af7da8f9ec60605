import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Encrypts what must not be in the database in plain text. */
export interface SecretBox {
  /**
   * @param place where the text belongs; it can only be opened for the same place
   */
  seal(text: string, place: string): string;
  /** Undefined if the text was sealed with another key or for another place, or was changed. */
  open(sealed: string, place: string): string | undefined;
}

/** In the data folder, outside of the database, so that a backup of the database does not hold it. */
const KEY_FILE = 'secrets.key';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Version prefix of each sealed text, for future changes of the algorithm. */
const FORMAT = 'v1.';

/**
 * AES-256-GCM with a random nonce for each text.
 * @param setting the key as operators write it; without it a key is created at the first sealing and kept in the data
 * folder, readable for this account alone
 */
export function createSecretBox(setting: string | undefined, dataFolder: string): SecretBox {
  const file = path.join(dataFolder, KEY_FILE);
  let known = setting === undefined ? undefined : derive(setting);
  const readKey = () => {
    known ??= readKeyFile(file);
    return known;
  };
  const makeKey = () => {
    try {
      writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process of this data folder was first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const made = readKey();
    if (!made) throw new Error(`${file} holds no key.`);
    return made;
  };
  return {
    seal: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', readKey() ?? makeKey(), nonce);
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return FORMAT + Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
    },
    open: (sealed, place) => {
      const key = readKey();
      if (!key || !sealed.startsWith(FORMAT)) return undefined;
      const bytes = Buffer.from(sealed.slice(FORMAT.length), 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** The setting has enough entropy (`openssl rand -base64 32`), so that no slow hash is needed. */
function derive(setting: string): Buffer {
  return Buffer.from(hkdfSync('sha256', setting, '', 'inkreel engine settings', KEY_BYTES));
}

function readKeyFile(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length !== KEY_BYTES) throw new Error(`${file} holds no key of ${KEY_BYTES} bytes.`);
  return key;
}
