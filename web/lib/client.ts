import type {
  Endpoint,
  OutputOf,
  ParamsOf,
  SentBodyOf,
  SentQueryOf,
} from '@inkreel/contract/api/endpoint.ts';
import { API_PREFIX } from '@inkreel/contract/api/index.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@inkreel/contract/limits.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { ApiError } from './api-error.ts';
import { parseKeepingIntegers } from './big-integers.ts';
import { askToBuy, askToSignIn } from './dialogs.ts';
import { serverWrites, storeWrites } from './hold-writes.ts';
import { withLocalAddresses } from './local-addresses.ts';
import { currentToken, dropSession, endSession, hasSealKey } from './session.ts';

export interface ClientWorld {
  fetch: typeof fetch;
  token: () => string | undefined;
  language: () => string;
  /** After an answer 401: the token is no longer valid. */
  onSignedOut: () => void;
  /** After code 100505; whole points. */
  onNotEnoughPoints: (figures: { needed?: number; balance?: number; missing?: number }) => void;
}

/** What a call sends; the endpoint decides which parts are used. */
export interface Sent<E> {
  params?: ParamsOf<E>;
  query?: SentQueryOf<E>;
  body?: SentBodyOf<E>;
  /** A file, for endpoints whose body it is. */
  bytes?: Blob;
  /** Sending the same key again never runs anything twice. */
  idempotencyKey?: string;
  /** Answers with what to poll instead of waiting for the result (RFC 7240). */
  respondAsync?: true;
  signal?: AbortSignal;
  /** Sent to its end even if the page is left meanwhile, as far as browsers do that. */
  outlivesPage?: true;
}

/** Browsers complete at most 64 KiB for a page that is left, and refuse larger requests. */
const OUTLIVING_BYTES = 60 * 1024;

type Callable = Pick<Endpoint, 'method' | 'path' | 'root'>;

export interface Client {
  /**
   * Calls an endpoint of the contract and returns the envelope's data.
   * @throws ApiError
   */
  call: <E extends Callable>(endpoint: E, sent?: Sent<E>) => Promise<OutputOf<E>>;
  /**
   * Calls an endpoint that answers bytes or events; the answer's body is unread.
   * @throws ApiError
   */
  open: <E extends Callable>(endpoint: E, sent?: Sent<E>) => Promise<Response>;
}

/** A client of the product's own server, made from the contract. */
export function createClient(world: ClientWorld): Client {
  async function open<E extends Callable>(endpoint: E, sent: Sent<E> = {}): Promise<Response> {
    const token = world.token();
    const response = await send(world, endpoint, sent, token);
    if (response.ok) return response;
    const error = await errorOf(response);
    // A newer sign-in may have happened while this call was under way.
    if (error.code === 'not_signed_in' && world.token() === token) world.onSignedOut();
    if (error.code === 'not_enough_points') world.onNotEnoughPoints(figuresOf(error.data));
    throw error;
  }
  async function call<E extends Callable>(endpoint: E, sent: Sent<E> = {}): Promise<OutputOf<E>> {
    const response = await open(endpoint, sent);
    const envelope = await readEnvelope(response);
    if (envelope.code === 0) return envelope.data as OutputOf<E>;
    throw await answerError(envelope, response);
  }
  return { call, open };
}

interface Envelope {
  code: number;
  message?: string;
  data?: unknown;
}

async function send<E extends Callable>(
  world: ClientWorld,
  endpoint: E,
  sent: Sent<E>,
  token: string | undefined,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  const headers = new Headers({ 'accept-language': world.language() });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (sent.body !== undefined) headers.set('content-type', 'application/json');
  if (sent.bytes) headers.set('content-type', 'application/octet-stream');
  if (sent.respondAsync) headers.set('prefer', 'respond-async');
  if (sent.idempotencyKey !== undefined) headers.set('idempotency-key', sent.idempotencyKey);
  const json = sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const body = sent.bytes ?? json;
  const keepalive =
    sent.outlivesPage === true && new TextEncoder().encode(json).byteLength <= OUTLIVING_BYTES;
  try {
    return await world.fetch(addressOf(endpoint, sent), {
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(keepalive ? { keepalive } : {}),
      signal: sent.signal ? AbortSignal.any([sent.signal, timeout.signal]) : timeout.signal,
    });
  } catch (cause) {
    if (sent.signal?.aborted) throw new ApiError('aborted');
    throw new ApiError(timeout.signal.aborted ? 'timeout' : 'network_error', { message: String(cause) });
  } finally {
    clearTimeout(timer);
  }
}

/** Path with its parameters filled in and its query; undefined values are left out. */
function addressOf<E extends Callable>(endpoint: E, sent: Sent<E>): string {
  const params = (sent.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((sent.query ?? {}) as Record<string, unknown>))
    if (value !== undefined) query.set(name, String(value));
  const tail = query.size > 0 ? `?${query}` : '';
  return `${endpoint.root ? '' : API_PREFIX}${path}${tail}`;
}

async function readEnvelope(response: Response): Promise<Envelope> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  let value: unknown;
  try {
    value = withLocalAddresses(parseKeepingIntegers(await response.text()));
  } catch {
    throw new ApiError('unreadable_answer', { requestId });
  }
  if (typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number')
    return value as Envelope;
  throw new ApiError('unreadable_answer', { requestId });
}

async function errorOf(response: Response): Promise<ApiError> {
  try {
    return await answerError(await readEnvelope(response), response);
  } catch {
    const requestId = response.headers.get('x-request-id') ?? undefined;
    return new ApiError(await codeOf(0, response.status), { requestId });
  }
}

/** The catalogue is loaded with the first failure: most pages never need it. */
async function codeOf(number: number, status: number): Promise<ErrorCode> {
  if (status === 401) return 'not_signed_in';
  // Without a connection the catalogue does not load either, but the dialog to buy points still appears.
  const catalogue = await import('./answer-code.ts').catch(() => undefined);
  return (
    (await catalogue?.wordedCodeOf(number, status)) ??
    (status === 402 ? 'not_enough_points' : 'internal_error')
  );
}

async function answerError(envelope: Envelope, response: Response): Promise<ApiError> {
  return new ApiError(await codeOf(envelope.code, response.status), {
    number: envelope.code,
    ...(envelope.message === undefined ? {} : { message: envelope.message }),
    data: envelope.data,
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

function figuresOf(data: Readonly<Record<string, unknown>>) {
  const whole = (name: string) => (typeof data[name] === 'number' ? { [name]: data[name] } : {});
  return { ...whole('needed'), ...whole('balance'), ...whole('missing') };
}

const client = createClient({
  fetch: async (input, init) => {
    const held = init?.method === 'GET' ? undefined : serverWrites.held();
    if (held) await held;
    return fetch(input, init);
  },
  token: currentToken,
  language: () => document.documentElement.lang as Language,
  onSignedOut: () => {
    if (currentToken() === undefined) return void askToSignIn();
    // Opens the dialog with this reason first: a call without a session right after it must not replace it.
    const answer = askToSignIn({ ended: true });
    if (hasSealKey()) {
      dropSession();
      void import('./lose-session.ts').then(({ loseSession }) => loseSession(answer));
    } else {
      endSession();
      storeWrites.hold();
    }
  },
  onNotEnoughPoints: askToBuy,
});

/** The browser's own client: see `Client`. 401 and 100505 open their dialogs by themselves and stay silent. */
export const { call, open: openResponse } = client;
