import { email as emailSchema } from '@inkreel/contract/api/accounts.ts';
import * as oidc from 'openid-client';
import type { SocialSettings } from './settings.ts';

/** What the callback of a pending sign-in is checked against. */
export interface Checks {
  redirectUrl: string;
  state: string;
  nonce: string;
  /** PKCE (RFC 7636). */
  codeVerifier: string;
}

/** Who signed in there, as the provider says. */
export interface ProvidedPerson {
  issuer: string;
  /** The provider's stable identifier of the account (`sub`). */
  subject: string;
  /** Lower case; undefined if the provider sends no valid one. */
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
}

export interface IdentityProvider {
  /** The button's label. */
  name: string;
  newChecks(redirectUrl: string): Checks;
  /**
   * Where the popup begins.
   * @throws Error when the provider does not answer
   */
  beginUrl(checks: Checks): Promise<string>;
  /**
   * Redeems what came back.
   * @param answer `code`, and `iss` where the provider sends it (RFC 9207)
   * @throws Error when the provider, its signature, state, nonce or verifier do not match
   */
  finish(checks: Checks, answer: { code: string; iss: string | undefined }): Promise<ProvidedPerson>;
}

/** Seconds that one call to the provider may take. */
const TIMEOUT = 10;

/** An OpenID Connect provider (decisions, Social sign-in). Its endpoints are discovered on first use. */
export function createIdentityProvider(settings: SocialSettings): IdentityProvider {
  const { issuer, clientId, clientSecret } = settings;
  let discovered: Promise<oidc.Configuration> | undefined;
  const discover = () => {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT,
        // The id token's signature is checked as well, though it comes over TLS from the provider itself.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(settings.insecure ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        // The next call tries the discovery again.
        discovered = undefined;
        throw error;
      });
    return discovered;
  };
  return {
    name: settings.name,
    newChecks: (redirectUrl) => ({
      redirectUrl,
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    }),
    beginUrl: async (checks) => {
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: checks.redirectUrl,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    finish: async (checks, answer) => {
      const config = await discover();
      const callback = new URL(checks.redirectUrl);
      callback.searchParams.set('code', answer.code);
      callback.searchParams.set('state', checks.state);
      if (answer.iss !== undefined) callback.searchParams.set('iss', answer.iss);
      const tokens = await oidc.authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: checks.codeVerifier,
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no id token');
      const told =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims;
      return personOf(claims.iss, claims.sub, told);
    },
  };
}

function personOf(issuer: string, subject: string, told: Record<string, unknown>): ProvidedPerson {
  const email = emailSchema.safeParse(told['email']);
  const name = typeof told['name'] === 'string' ? told['name'].replace(/\p{Cc}+/gu, ' ').trim() : '';
  return {
    issuer,
    subject,
    email: email.success ? email.data : undefined,
    // Some providers send the text "true".
    emailVerified: email.success && String(told['email_verified']) === 'true',
    name: [...name].slice(0, 40).join('') || undefined,
  };
}
