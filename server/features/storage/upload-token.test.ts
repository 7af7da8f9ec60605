import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StorageDeps } from './files.ts';
import {
  requireUploader,
  requireUploadToken,
  signUploadToken,
  type UploadPermission,
  uploadTokenHash,
} from './upload-token.ts';

const SECRET = Buffer.from('a secret of the tests');
const NOW = Date.parse('2026-03-01T12:00:00Z');
const ALLOWED: UploadPermission = {
  user: 'u',
  organisation: 'o',
  session: 's',
  name: 'cat.png',
  type: 'image/png',
  from: 'temp',
  share: 'public',
  size: 10,
  ends: NOW + 1000,
};

let now = NOW;
/** Sessions that have not ended. */
let live = [{ tokenHash: 's', userId: 'u', organisationId: 'o' }];
const deps = {
  files: { secret: SECRET },
  clock: { now: () => new Date(now) },
  principals: {
    findLive: async (hashes: readonly string[]) => live.filter(({ tokenHash }) => hashes.includes(tokenHash)),
  },
} as unknown as StorageDeps;

const read = (token: string) => requireUploadToken(deps, token);
const REFUSED = { code: 'upload_token_invalid' };
/** Signs any text with the product's key. */
function sign(body: string): string {
  const payload = Buffer.concat([Buffer.alloc(12), Buffer.from(body)]).toString('base64url');
  const signature = createHmac('sha256', SECRET).update(`upload\n${payload}`).digest('base64url');
  return `${payload}.${signature}`;
}

describe('an upload token', () => {
  test('contains what was allowed, and is different each time', async () => {
    const full: UploadPermission = { ...ALLOWED, project: 'p', parts: true };
    expect(await read(signUploadToken(SECRET, full))).toEqual(full);
    expect(await read(signUploadToken(SECRET, ALLOWED))).toEqual(ALLOWED);
    expect(signUploadToken(SECRET, ALLOWED)).not.toBe(signUploadToken(SECRET, ALLOWED));
  });

  test('is valid until it expires', async () => {
    const token = signUploadToken(SECRET, ALLOWED);
    now = ALLOWED.ends;
    expect(await read(token)).toEqual(ALLOWED);
    now = ALLOWED.ends + 1;
    await expect(read(token)).rejects.toMatchObject(REFUSED);
    now = NOW;
  });

  test('is refused in any other spelling', async () => {
    const token = signUploadToken(SECRET, ALLOWED);
    const [payload = '', signature = ''] = token.split('.');
    for (const other of [
      '',
      payload,
      `${payload}.`,
      `.${signature}`,
      `${token}.`,
      `${token}.${signature}`,
      `${payload}.${signature}=`,
      `${payload}.${signature.slice(0, -1)}`,
      `${payload}A.${signature}`,
      signUploadToken(Buffer.from('another secret'), ALLOWED),
    ])
      await expect(read(other), other).rejects.toMatchObject(REFUSED);
  });

  test('of another form, as another version may have signed, is refused', async () => {
    expect(await read(sign(JSON.stringify(ALLOWED)))).toEqual(ALLOWED);
    const { session: _, ...older } = ALLOWED;
    for (const body of [
      older,
      { ...ALLOWED, extra: 1 },
      { ...ALLOWED, parts: false },
      { ...ALLOWED, size: 1.5 },
    ])
      await expect(read(sign(JSON.stringify(body)))).rejects.toMatchObject(REFUSED);
  });

  test('is known by its SHA-256 once it is spent', () => {
    expect(uploadTokenHash('a token')).toBe(createHash('sha256').update('a token').digest('hex'));
  });
});

test('an upload ends with the session that it was allowed to', async () => {
  const token = signUploadToken(SECRET, ALLOWED);
  await requireUploader(deps, ALLOWED);
  live = [{ tokenHash: 's', userId: 'somebody else', organisationId: 'o' }];
  await expect(requireUploader(deps, ALLOWED)).rejects.toMatchObject(REFUSED);
  live = [];
  await expect(requireUploader(deps, ALLOWED)).rejects.toMatchObject(REFUSED);
  await expect(read(token)).rejects.toMatchObject(REFUSED);
});
