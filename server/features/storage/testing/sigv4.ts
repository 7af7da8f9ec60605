/**
 * AWS Signature Version 4 as a store verifies it (docs.aws.amazon.com, "Authenticating Requests: Authorization
 * header").
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Keys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How far the clocks may be apart, in milliseconds. */
const SKEW_MS = 15 * 60 * 1000;

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The S3 error code with which a request is refused; undefined for a correctly signed one. */
export function signatureProblem(request: IncomingMessage, body: Buffer, keys: Keys): string | undefined {
  const [, id, day = '', region = '', signed = '', signature = ''] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (id === undefined) return 'AccessDenied';
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const names = signed.split(';');
  const at = String(request.headers['x-amz-date'] ?? '');
  if (!names.includes('host') || !names.includes('x-amz-date') || !at.startsWith(day)) return 'AccessDenied';
  if (Math.abs(Date.now() - instantOf(at)) > SKEW_MS) return 'RequestTimeTooSkewed';
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  const canonical = [
    request.method,
    new URL(request.url ?? '', 'http://x').pathname,
    canonicalQuery(request.url ?? ''),
    ...names.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region));
  const expected = hmac(key, toSign);
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch';
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  return undefined;
}

function instantOf(at: string): number {
  return Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function canonicalQuery(url: string): string {
  const query = url.split('?')[1] ?? '';
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .sort()
    .join('&');
}
