import { generateKeyPairSync, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider, { type JWKS } from 'oidc-provider';

/** Claims of the provider about an account; by default `<login>@example.com`, verified. */
export interface TestPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface TestIdentityProvider {
  /** For the setting OIDC_ISSUER; the others are `clientId` and `clientSecret`. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** People by login, which is the subject as well. */
  people: Map<string, TestPerson>;
  /** Allowed redirect addresses; more can be added at any time. */
  redirectUrls: Set<string>;
  /** Acts as a person in the popup, and returns the address to which it redirects. */
  walk(url: string, login: string | undefined): Promise<URL>;
  stop(): Promise<void>;
}

const CLIENT_ID = 'inkreel';

/**
 * A real OpenID Connect provider on loopback. Its page asks for a login and accepts any; a browser can press
 * "Continue" or "Refuse".
 */
export async function startIdentityProvider({
  port = 0,
}: {
  port?: number;
} = {}): Promise<TestIdentityProvider> {
  const clientSecret = randomBytes(16).toString('hex');
  const people = new Map<string, TestPerson>();
  const redirectUrls = new Set<string>();
  let answer: http.RequestListener = () => undefined;
  const server = http.createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(url, clientSecret, people);
  provider.Client.prototype.redirectUriAllowed = (address: string) => redirectUrls.has(address);
  const serve = provider.callback();
  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void serve(request, response);
    interact(provider, request, response).catch(() => response.writeHead(400).end('This sign-in has ended.'));
  };
  return {
    url,
    clientId: CLIENT_ID,
    clientSecret,
    people,
    redirectUrls,
    walk: (start, login) => walk(url, start, login),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createProvider(issuer: string, clientSecret: string, people: Map<string, TestPerson>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: clientSecret, redirect_uris: [`${issuer}/unused`] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] } as JWKS,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, login) => ({
      accountId: login,
      claims: async () => ({
        sub: login,
        ...(people.get(login) ?? { email: `${login}@example.com`, email_verified: true, name: login }),
      }),
    }),
    // There is no consent page.
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId;
      const accountId = oidc.session?.accountId;
      if (clientId === undefined || accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

const PAGE = `<!doctype html>
<html lang="en"><title>Identity provider</title>
<form method="post">
  <label>Login <input name="login" required></label>
  <button>Continue</button>
</form>
<form method="post"><button name="refuse" value="1">Refuse</button></form>
`;

async function interact(
  provider: Provider,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    return;
  }
  const form = new URLSearchParams(await text(request));
  const login = form.get('login');
  await provider.interactionFinished(
    request,
    response,
    login ? { login: { accountId: login } } : { error: 'access_denied', error_description: 'refused' },
  );
}

/** A minimal browser: follows redirects with cookies and fills in the login, until it is redirected to another host. */
async function walk(issuer: string, start: string, login: string | undefined): Promise<URL> {
  const cookies = new Map<string, string>();
  const go = async (address: URL, body?: string) => {
    const answer = await fetch(address, {
      redirect: 'manual',
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  let address = new URL(start);
  while (address.origin === issuer) {
    let answer = await go(address);
    if (answer.status === 200)
      answer = await go(address, login === undefined ? 'refuse=1' : `login=${encodeURIComponent(login)}`);
    const next = answer.headers.get('location');
    if (next === null)
      throw new Error(`${address.pathname} answers ${answer.status}: ${await answer.text()}`);
    address = new URL(next, address);
  }
  return address;
}
