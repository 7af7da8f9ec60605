import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../db/connect.ts';
import { installationSecret } from '../../../db/installation-secret.ts';
import { sourceOf } from '../../../http/source-of.ts';

interface Code {
  purpose: string;
  email: string;
  userId: string;
  code: string;
}

/** The key of the codes' hashes: six digits alone would be found from a plain hash by trying all of them. */
export function codeSecret(db: Db): Promise<Buffer> {
  return installationSecret(db, 'email-code-secret');
}

export function hashCode(secret: Buffer, { purpose, email, userId, code }: Code): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, email, userId, code]))
    .digest('hex');
}

/** Identifies who requested and who typed a code, without storing names. */
export function hashSource(secret: Buffer, address: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['source', sourceOf(address)]))
    .digest('hex');
}

/** @param code as a person typed it: with spaces, or in full-width digits */
export function codeMatches(secret: Buffer, typed: Code, codeHash: string): boolean {
  const code = typed.code.normalize('NFKC').replace(/\s/g, '');
  const given = Buffer.from(hashCode(secret, { ...typed, code }), 'hex');
  return timingSafeEqual(given, Buffer.from(codeHash, 'hex'));
}
