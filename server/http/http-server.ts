import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { WHOLE_BYTES } from '@inkreel/contract/api/body-bytes.ts';
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { fullPath } from '@inkreel/contract/api/index.ts';
import { chatCompletions } from '@inkreel/contract/api/texts.ts';
import { REQUEST_TIMEOUT_MS } from '@inkreel/contract/limits.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { AppError } from './app-error.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { answerOf, asAppError, type ErrorAnswer, isHangUp } from './errors.ts';
import { guardConnections } from './guard-connections.ts';
import { readStrictJson } from './json-body.ts';
import { languageOf } from './language.ts';
import { createListTurns } from './list-turns.ts';
import { createKnownTokens, limitRates } from './rate-limits.ts';
import { isReadableUrl, refuseAmbiguity } from './refuse-ambiguity.ts';
import type { Route } from './route.ts';
import { type ServeDeps, serveRoute } from './serve-route.ts';

export interface HttpOptions extends Omit<ServeDeps, 'lists'> {
  routes: Route[];
  /** Registers routes without a contract: the web's pages. Called last. */
  extras?: (app: FastifyInstance) => Promise<void> | void;
  log: FastifyBaseLogger;
  /** Reverse proxies in front whose forwarding headers are trusted. */
  trustedProxies: number;
  /** True behind https: browsers are told to use nothing else. */
  secure: boolean;
  /** False in benchmarks, which call one route more often than a person ever would. */
  rateLimited?: boolean;
  /** Undefined in benchmarks, and in tests that call without connections. */
  connections?: ConnectionLimits;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Endpoint['limit'];
    /** Most bytes of the body. */
    bodyBytes?: number;
  }
}

/** How long a connection may be idle between two requests. A proxy keeps them for a minute and must close first. */
const IDLE_MS = 20_000;
const PROXY_IDLE_MS = 72_000;

/** The HTTP server with every route, its checks and its limits, not yet listening. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    bodyLimit: WHOLE_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 0,
    keepAliveTimeout: options.trustedProxies > 0 ? PROXY_IDLE_MS : IDLE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2100 },
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16 * 1024 },
    clientErrorHandler: (error, socket) => answerUnparsed(error, socket, options),
    frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply as FastifyReply, options),
  });
  readStrictJson(app);
  addHeaders(app, options.secure);
  if (options.connections)
    guardConnections(app, options.connections, { behindProxy: options.trustedProxies > 0 });
  refuseAmbiguity(app);
  addErrors(app, options);
  const known = createKnownTokens();
  if (options.rateLimited !== false) await limitRates(app, known);
  const deps: ServeDeps = {
    site: options.site,
    publicUrl: options.publicUrl,
    lists: createListTurns(),
    authenticate: async (token, address) => {
      const user = await options.authenticate(token, address);
      known.note(token, user !== undefined);
      return user;
    },
  };
  const signed = options.routes.filter(({ endpoint }) => endpoint.rawBody);
  const uploads = options.routes.filter(takesBytes);
  const others = options.routes.filter((each) => !signed.includes(each) && !uploads.includes(each));
  for (const route of others) serveRoute(app, route, deps);
  await app.register(async (scope) => {
    // A signature covers the raw bytes, whatever their declared type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const route of signed) serveRoute(scope, route, deps);
  });
  await app.register(async (scope) => {
    // An upload's body stays a stream: the feature reads it from the raw request.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const route of uploads) serveRoute(scope, route, deps);
  });
  await options.extras?.(app);
  return app;
}

function takesBytes({ endpoint }: Route): boolean {
  return endpoint.method === 'PUT' && endpoint.body === undefined && !endpoint.rawBody;
}

/**
 * Pages of popups, in every language. With an opener policy, navigation to the provider's site would separate
 * them from the page that opened them, which would take them for closed.
 */
const POPUP_PATHS = /^(\/[a-z]{2})?\/(popup|sandbox)\//;

function addHeaders(app: FastifyInstance, secure: boolean): void {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const api = {
    ...everywhere,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(request.url.startsWith('/api.v1/') ? api : everywhere);
    if (!POPUP_PATHS.test(request.url))
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The path only: a query may contain secrets.
    const path = request.routeOptions.url ?? request.url.split('?')[0];
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
}

/** Status lines for invalid requests, by Node's error code; any other is a bad request. */
const UNPARSED: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers a request that Node could not parse with an error of the catalogue, and closes the connection. */
function answerUnparsed(error: { code?: string }, socket: Socket, { site }: HttpOptions): void {
  // The caller cut the connection: nobody would read an answer.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { body } = answerOf(new AppError('malformed_request'), site.defaultLanguage, randomUUID());
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${UNPARSED[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

/** A path with a lone percent sign, or with a segment longer than any id, does not exist. No hook runs for it. */
function answerUnreadable(request: FastifyRequest, reply: FastifyReply, { site }: HttpOptions): FastifyReply {
  const language = languageOf(request.headers['accept-language'], site);
  const error = new AppError(isReadableUrl(request.url) ? 'not_found' : 'text_not_utf8');
  const { status, body } = answerOf(error, language, request.id);
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  return reply.status(status).send(body);
}

/** Headers that belong to a file, and not to an error in its place. */
const OF_A_BODY = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'cache-control',
  'etag',
];

/** OpenAI's clients read why a chat failed from `error` alone, as in its stream. */
function withOpenAiError(request: FastifyRequest, body: ErrorAnswer['body']): object {
  if (request.routeOptions.url !== fullPath(chatCompletions)) return body;
  const { message, code, data } = body;
  return { ...body, error: { message, code, type: data['error'] } };
}

function addErrors(app: FastifyInstance, options: HttpOptions): void {
  app.setErrorHandler((thrown, request, reply) => {
    if (isHangUp(thrown, request, reply)) {
      request.log.info('the caller hung up');
      return reply.raw.destroy();
    }
    const error = asAppError(thrown);
    const answer = answerOf(error, languageOf(request.headers['accept-language'], options.site), request.id);
    if (answer.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, 'failed');
    if (reply.sent || reply.raw.headersSent) return reply.raw.destroy();
    // Headers of a file that failed before its first byte: a failure neither has its type nor is cached for a
    // year.
    for (const name of OF_A_BODY) reply.removeHeader(name);
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
    return reply.status(answer.status).send(withOpenAiError(request, answer.body));
  });
  const known = options.routes.map(({ endpoint }) => ({
    method: endpoint.method,
    pattern: new RegExp(
      `^${fullPath(endpoint)
        .replaceAll('.', '\\.')
        .replace(/\{\w+\}/g, '[^/]+')}$`,
    ),
  }));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0 || methods.includes(request.method as Endpoint['method']))
      throw new AppError('not_found');
    reply.header('allow', methods.join(', '));
    throw new AppError('method_not_allowed');
  });
}
