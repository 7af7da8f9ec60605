/** The OpenID Connect provider of an installation (decisions, Social sign-in). */
export interface SocialSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The button's label. */
  name: string;
  /** Plain http, for a provider on the same machine; never in production. */
  insecure: boolean;
}

const GOOGLE = 'https://accounts.google.com';

/**
 * Id and secret are enough for Google; any other provider is named by its issuer.
 * @throws Error with a sentence that names the setting
 */
export function readSocialSettings(given: {
  NODE_ENV: string;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
}): SocialSettings | undefined {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (clientId === undefined || clientSecret === undefined) {
    const anything = clientId ?? clientSecret ?? given.OIDC_ISSUER ?? given.OIDC_NAME;
    if (anything === undefined) return undefined;
    const missing = { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
    const names = Object.entries(missing).flatMap(([name, value]) => (value === undefined ? [name] : []));
    throw new Error(`Social sign-in also needs the settings ${names.join(', ')}.`);
  }
  const issuer = given.OIDC_ISSUER ?? GOOGLE;
  const insecure = new URL(issuer).protocol === 'http:';
  if (insecure && given.NODE_ENV === 'production') {
    throw new Error('The setting OIDC_ISSUER must begin with https: in production.');
  }
  const name = given.OIDC_NAME ?? (issuer === GOOGLE ? 'Google' : new URL(issuer).hostname);
  return { issuer, clientId, clientSecret, name, insecure };
}
