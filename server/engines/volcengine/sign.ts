import { createHash, createHmac } from 'node:crypto';

export interface Credentials {
  accessKey: string;
  secretKey: string;
  region: string;
  service: string;
}

export interface SignedCall {
  method: string;
  /** The signed headers besides those that signing adds, by lower-case name. */
  headers: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: string;
  at: Date;
}

const ALGORITHM = 'HMAC-SHA256';

/**
 * The headers that sign a call of Volcengine's interface: `x-date`, `x-content-sha256` and `authorization`.
 * Its signature of version 4, https://www.volcengine.com/docs/6369/67269.
 */
export function signCall(
  { accessKey, secretKey, region, service }: Credentials,
  { method, headers, query, body, at }: SignedCall,
): Record<string, string> {
  const date = at.toISOString().replace(/[-:]|\.\d{3}/gu, '');
  const digest = createHash('sha256').update(body).digest('hex');
  const signed: Record<string, string> = { ...headers, 'x-content-sha256': digest, 'x-date': date };
  const names = Object.keys(signed).sort();
  const listed = names.join(';');
  const canonical = [
    method,
    '/',
    canonicalQuery(query),
    ...names.map((name) => `${name}:${(signed[name] as string).trim()}`),
    '',
    listed,
    digest,
  ].join('\n');
  const day = date.slice(0, 8);
  const scope = [day, region, service, 'request'].join('/');
  const key = [day, region, service, 'request'].reduce<string | Buffer>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    secretKey,
  );
  const hashed = createHash('sha256').update(canonical).digest('hex');
  const said = [ALGORITHM, date, scope, hashed].join('\n');
  const signature = createHmac('sha256', key).update(said).digest('hex');
  return {
    'x-date': date,
    'x-content-sha256': digest,
    authorization: `${ALGORITHM} Credential=${accessKey}/${scope}, SignedHeaders=${listed}, Signature=${signature}`,
  };
}

/** The query string as signed and sent: sorted, encoded by RFC 3986. */
export function canonicalQuery(query: Readonly<Record<string, string>>): string {
  const encode = (said: string) =>
    encodeURIComponent(said).replace(
      /[!'()*]/gu,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}
