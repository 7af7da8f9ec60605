import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A year: longer than most people stay away, and browsers keep no cookie for longer than 400 days. */
const DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** Only the calls that check a password get the cookie. */
const PATH = '/api.v1/passport';

interface Account {
  id: string;
  /** Part of what is signed: a new password makes every device unknown again, also those of a thief. */
  passwordHash: string | null;
}

/** The installation's secret, and whether cookies are only for https. */
export interface DeviceDeps {
  /** See `codeSecret`. */
  codeSecret: Buffer;
  secureCookies: boolean;
}

/**
 * The `Set-Cookie` with which a browser shows later that someone has signed in to this account on it. It
 * gives no access, only a separate count of wrong passwords, which strangers cannot use up.
 */
export function deviceCookie(deps: DeviceDeps, account: Account, now: Date): string {
  const ends = Math.floor(now.getTime() / 1000) + DEVICE_SECONDS;
  const told = `${randomBytes(16).toString('base64url')}.${ends}`;
  const value = `${told}.${sign(deps.codeSecret, account, told)}`;
  const rest = ['HttpOnly', 'SameSite=Strict', ...(deps.secureCookies ? ['Secure'] : [])].join('; ');
  return `${nameFor(account)}=${value}; Max-Age=${DEVICE_SECONDS}; Path=${PATH}; ${rest}`;
}

/** The id of the device, if the request's cookies show that it is one of this account. */
export function knownDevice(
  { codeSecret }: Pick<DeviceDeps, 'codeSecret'>,
  account: Account | undefined,
  cookies: string | undefined,
  now: Date,
): string | undefined {
  if (account === undefined || cookies === undefined) return undefined;
  const name = nameFor(account);
  const value = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const [, told, device, ends, signature] =
    /^(([\w-]{22})\.(\d{1,12}))\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (told === undefined || signature === undefined || Number(ends) * 1000 <= now.getTime()) return undefined;
  const expected = Buffer.from(sign(codeSecret, account, told));
  return timingSafeEqual(Buffer.from(signature), expected) ? device : undefined;
}

/** Several people may sign in on one device: each account has a cookie, whose name does not tell the account. */
function nameFor({ id }: Account): string {
  return `inkreel_device_${createHash('sha256').update(`device ${id}`).digest('hex').slice(0, 12)}`;
}

function sign(secret: Buffer, { id, passwordHash }: Account, told: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['known device', id, passwordHash, told]))
    .digest('base64url');
}
