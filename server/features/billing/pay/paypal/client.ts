import { z } from 'zod';
import {
  callProvider,
  type ProviderAnswer,
  type ProviderDeps,
  parseJson,
  refused,
  unavailable,
} from '../call-provider.ts';
import type { PaypalSettings } from './read-settings.ts';

export type PaypalAnswer =
  | { ok: true; content: unknown }
  /** `issue` is PayPal's word for what is wrong, such as ORDER_NOT_APPROVED. */
  | { ok: false; status: number; issue: string; error: Error };

export interface PaypalCall {
  method: 'GET' | 'POST';
  target: string;
  content?: unknown;
  /** PayPal-Request-Id: the same one is the same request, however often it arrives. */
  requestId?: string;
}

/**
 * A call with a valid access token.
 * @throws AppError payment_unavailable if no intelligible answer came
 */
export type PaypalClient = (call: PaypalCall) => Promise<PaypalAnswer>;

/** A token is renewed this long before it expires. */
const TOKEN_MARGIN_SECONDS = 60;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const word = z.string().regex(/^[A-Z0-9_]{1,80}$/);
const refusal = z.object({ name: word, details: z.array(z.object({ issue: word })).optional() });

/** `until` is milliseconds since 1970. */
interface Token {
  value: Promise<string>;
  until: number;
}

/** Keeps one access token (OAuth 2 client credentials) for all calls. */
export function createPaypalClient(settings: PaypalSettings, deps: ProviderDeps): PaypalClient {
  let token: Token | undefined;

  async function fetchToken(): Promise<z.output<typeof tokenAnswer>> {
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    const answer = await callProvider(
      `${settings.apiBase}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      deps.timeoutMs,
    );
    const content = answer.status === 200 ? tokenAnswer.safeParse(parseJson(answer.body)).data : undefined;
    if (content === undefined) {
      deps.log.warn({ provider: 'paypal', status: answer.status }, 'PayPal gave no access token');
      throw unavailable(`PayPal gave no access token (${answer.status})`);
    }
    return content;
  }

  /** Concurrent calls share one request for the token; after a failure the next call tries again. */
  function readToken(): Token {
    if (token !== undefined && deps.clock.now().getTime() < token.until) return token;
    const fresh: Token = { value: Promise.resolve(''), until: Number.POSITIVE_INFINITY };
    token = fresh;
    fresh.value = fetchToken().then(
      (content) => {
        fresh.until = deps.clock.now().getTime() + (content.expires_in - TOKEN_MARGIN_SECONDS) * 1000;
        return content.access_token;
      },
      (error: unknown) => {
        if (token === fresh) token = undefined;
        throw error;
      },
    );
    return fresh;
  }

  async function send(call: PaypalCall, accessToken: string): Promise<ProviderAnswer> {
    const { method, target, content, requestId } = call;
    const headers: Record<string, string> = { authorization: `Bearer ${accessToken}` };
    if (method === 'POST') {
      headers['content-type'] = 'application/json';
      headers['prefer'] = 'return=representation';
    }
    if (requestId !== undefined) headers['paypal-request-id'] = requestId;
    const body = method === 'POST' ? JSON.stringify(content ?? {}) : undefined;
    return callProvider(settings.apiBase + target, { method, headers, body }, deps.timeoutMs);
  }

  return async (call) => {
    const used = readToken();
    let answer = await send(call, await used.value);
    if (answer.status === 401) {
      if (token === used) token = undefined;
      answer = await send(call, await readToken().value);
    }
    return readAnswer(answer, call, deps);
  };
}

function readAnswer(answer: ProviderAnswer, call: PaypalCall, deps: ProviderDeps): PaypalAnswer {
  const { status } = answer;
  const parsed = parseJson(answer.body);
  if (status >= 200 && status < 300) {
    if (parsed === undefined) throw unavailable('The answer of PayPal is not JSON');
    return { ok: true, content: parsed };
  }
  const said = refusal.safeParse(parsed).data;
  const issue = said?.details?.[0]?.issue ?? said?.name ?? 'no name';
  deps.log.warn(
    { provider: 'paypal', status, issue, method: call.method, target: call.target },
    'PayPal refused',
  );
  // 401: our credentials; 409: the same request is in progress; no JSON: something other than PayPal
  // answered.
  if (status === 401 || status === 409 || said === undefined) {
    throw unavailable(`PayPal cannot be asked: ${status} ${issue}`);
  }
  return { ok: false, status, issue, error: refused(`PayPal refused with ${status} ${issue}`) };
}
