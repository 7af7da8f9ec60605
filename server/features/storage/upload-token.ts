import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { FROM_TYPES, SHARE_TYPES } from '@inkreel/contract/api/storage.ts';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { speaksFor } from '../accounts/speaks-for.ts';
import type { StorageDeps } from './files.ts';

/** Everything that an upload is bound to. The short names keep the token below the length of a path segment. */
const permission = z.strictObject({
  user: z.string(),
  organisation: z.string(),
  /** SHA-256 of the caller's token, hex: the upload ends with the session or API key that it was allowed to. */
  session: z.string(),
  /** Kind of that caller; missing in tokens of older versions. */
  kind: z.string().optional(),
  project: z.string().optional(),
  name: z.string(),
  type: z.string(),
  from: z.enum(FROM_TYPES),
  share: z.enum(SHARE_TYPES),
  /** Bytes that must arrive, if the browser declared them. */
  size: z.int().optional(),
  /** Whether it comes in parts. */
  parts: z.literal(true).optional(),
  /** Milliseconds since 1970. */
  ends: z.int(),
});
export type UploadPermission = z.output<typeof permission>;

/** A token that only this installation can create: the permission, a random number, and their signature. */
export function signUploadToken(secret: Buffer, allowed: UploadPermission): string {
  const body = Buffer.from(JSON.stringify(allowed), 'utf8');
  const payload = Buffer.concat([randomBytes(12), body]).toString('base64url');
  return `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

/** The permission in a token, or undefined for one that we did not sign or that has expired. */
function readUploadToken(secret: Buffer, token: string, now: Date): UploadPermission | undefined {
  const [payload = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, payload);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  // Only the spelling that we created is valid, or one token could be spent in two spellings.
  if (given.toString('base64url') !== signature) return undefined;
  // A token that an older version signed may lack properties that are required now.
  const { data: allowed } = permission.safeParse(
    JSON.parse(Buffer.from(payload, 'base64url').subarray(12).toString('utf8')),
  );
  return allowed === undefined || allowed.ends < now.getTime() ? undefined : allowed;
}

/**
 * The permission in a token that may still be used: its session, its account and its person's membership have not ended
 * since it was issued.
 * @throws AppError upload_token_invalid
 */
export async function requireUploadToken(deps: StorageDeps, token: string): Promise<UploadPermission> {
  const allowed = readUploadToken(deps.files.secret, token, deps.clock.now());
  if (!allowed) throw new AppError('upload_token_invalid');
  await requireUploader(deps, allowed);
  return allowed;
}

/**
 * Checked again when the bytes have arrived, which may take minutes.
 * @throws AppError upload_token_invalid
 */
export async function requireUploader(deps: StorageDeps, allowed: UploadPermission): Promise<void> {
  const { user: userId, organisation: organisationId, session: tokenHash, kind } = allowed;
  if (!(await speaksFor(deps, { userId, organisationId, tokenHash, kind })))
    throw new AppError('upload_token_invalid');
}

/** What is stored of a spent token. */
export function uploadTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function signatureOf(secret: Buffer, payload: string): Buffer {
  return createHmac('sha256', secret).update(`upload\n${payload}`).digest();
}
