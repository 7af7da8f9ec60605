/** What the callback page tells the page that opened the popup. */
export interface SocialResult {
  type: 'social-result';
  state: string;
  code?: string;
  /** Issuer of the answer (RFC 9207). */
  iss?: string;
  /** The provider's reason (RFC 6749, section 4.1.2.1) if there is no code. */
  error?: string;
}

/** Where the result goes when the popup has lost its opener: only pages of this origin can listen. */
export const SOCIAL_CHANNEL = 'inkreel.social';

/** What the provider sent back in the address; undefined if it is not an answer to a sign-in. */
export function resultOfQuery(search: string): SocialResult | undefined {
  const query = Object.fromEntries(new URLSearchParams(search));
  return readResult({ ...query, type: 'social-result' });
}

/** A message that is a result; undefined for every other one. */
export function readResult(data: unknown): SocialResult | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, state, code, iss, error } = data as Record<string, unknown>;
  if (type !== 'social-result' || !isText(state)) return undefined;
  if (!isText(code) && !isText(error)) return undefined;
  return {
    type,
    state,
    ...(isText(code) && { code }),
    ...(isText(iss) && { iss }),
    ...(isText(error) && { error }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export interface ResultPlaces {
  origin: string;
  /** `window.opener`; null when the popup has none any more. */
  opener: { closed: boolean; postMessage: (message: unknown, targetOrigin: string) => void } | null;
  broadcast: (message: unknown) => void;
}

/** Posts the result to the opener, at this origin only, or to the channel if the opener is gone. */
export function deliverResult(result: SocialResult, { origin, opener, broadcast }: ResultPlaces): void {
  if (opener !== null && !opener.closed) opener.postMessage(result, origin);
  else broadcast(result);
}
