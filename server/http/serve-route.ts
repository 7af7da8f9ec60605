import { bodyBytesOf } from '@inkreel/contract/api/body-bytes.ts';
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { fullPath } from '@inkreel/contract/api/index.ts';
import { isErrorCode } from '@inkreel/contract/errors.ts';
import type { Language, Site } from '@inkreel/contract/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Gate } from '../gate/gate.ts';
import { addressesOf, originOf } from './addresses.ts';
import { AppError } from './app-error.ts';
import { bearerTokenOf } from './bearer-token.ts';
import { callerOf, noteCaller } from './callers.ts';
import { issueTexts } from './field-problems.ts';
import { toJson } from './json.ts';
import { languageOf } from './language.ts';
import { inTurn, isList } from './list-turns.ts';
import { ownKey, type Principal, type Principals } from './principal.ts';
import type { Call, Route } from './route.ts';

export interface ServeDeps {
  site: Site;
  /** The principal of a bearer token, used from this address; undefined if it is unknown or has ended. */
  authenticate: Principals['authenticate'];
  /** Turns of lists and searches. */
  lists: Gate;
  /** Origin of the addresses in answers; by default the host of the request. */
  publicUrl?: string | undefined;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** A body that took longer to arrive is of a caller who may have been signed out meanwhile, in milliseconds. */
const FRESH_MS = 5000;

/**
 * Puts one route of a feature on the server: checks the caller before the body is read, then the input, and wraps the
 * output.
 */
export function serveRoute(app: FastifyInstance, { endpoint, handle }: Route, deps: ServeDeps): void {
  const absolute = addressesOf(endpoint.output);
  const turned = isList(endpoint);
  app.route({
    method: endpoint.method,
    url: fullPath(endpoint).replace(/\{(\w+)\}/g, ':$1'),
    config: { limit: endpoint.limit, bodyBytes: bodyBytesOf(endpoint) },
    bodyLimit: bodyBytesOf(endpoint),
    // A stream without a body never ends: the next call on the connection would wait for it.
    exposeHeadRoute: endpoint.answer !== 'events',
    onRequest: async (request) => {
      noteCaller(request, await principalOf(request, endpoint, deps));
    },
    handler: async (request, reply) => {
      const isFresh = reply.elapsedTime < FRESH_MS;
      const user = isFresh ? callerOf(request) : await principalOf(request, endpoint, deps);
      const language = languageOf(request.headers['accept-language'], deps.site);
      const call = {
        user,
        ...inputOf(request, endpoint, language),
        language,
        requestId: request.id,
        address: request.ip,
        origin: originOf(request, deps.publicUrl),
        idempotencyKey: endpoint.idempotent ? idempotencyKeyOf(request, user) : undefined,
        log: request.log,
        raw: { request, reply },
      } as Call<Endpoint>;
      const output =
        turned && user ? await inTurn(deps.lists, user, reply, () => handle(call)) : await handle(call);
      if (endpoint.answer !== 'envelope') return reply;
      return answer(reply, endpoint, output, absolute && ((data) => absolute(data, call.origin)));
    },
  });
}

function answer(
  reply: FastifyReply,
  endpoint: Endpoint,
  output: unknown,
  absolute: ((data: unknown) => unknown) | undefined,
): FastifyReply {
  const parsed = endpoint.output.safeParse(output);
  if (!parsed.success)
    throw new Error(`the answer of ${endpoint.path} violates its contract`, { cause: parsed.error });
  const data = absolute ? absolute(parsed.data) : parsed.data;
  return reply.header('content-type', JSON_TYPE).send(toJson({ code: 0, message: 'ok', data }));
}

/**
 * The caller, if the endpoint needs one.
 * @throws AppError not_signed_in; not_found for operators' endpoints; scope_missing with `{scope}`
 */
async function principalOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  deps: ServeDeps,
): Promise<Principal | undefined> {
  if (endpoint.auth === 'none') return undefined;
  const token = bearerTokenOf(request);
  const user = token === undefined ? undefined : await deps.authenticate(token, request.ip);
  if (user === undefined && endpoint.auth !== 'optional') throw new AppError('not_signed_in');
  // For others an operator's endpoint does not exist.
  if (endpoint.auth === 'operator' && !user?.isOperator) throw new AppError('not_found');
  if (user && !user.scopes.has(endpoint.scope))
    throw new AppError('scope_missing', { data: { scope: endpoint.scope } });
  return user;
}

function inputOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  language: Language,
): Pick<Call<Endpoint>, 'params' | 'query' | 'body'> {
  const parts = { params: request.params, query: request.query, body: request.body };
  const parsed: Record<string, unknown> = {};
  const fields: { field: string; problem: string }[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodType | undefined = endpoint[part];
    if (schema === undefined) continue;
    const result = schema.safeParse(parts[part] ?? {}, { error: issueTexts(language) });
    if (result.success) parsed[part] = result.data;
    // A malformed id in the path belongs to nothing.
    else if (part === 'params') throw new AppError('not_found');
    else
      fields.push(
        ...result.error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.message })),
      );
  }
  // A schema may refuse with a code of the catalogue, whose message is then used.
  const code = fields.map(({ problem }) => problem).find(isErrorCode);
  if (code) throw new AppError(code, { data: { fields } });
  if (fields.length > 0) throw new AppError('invalid_input', { data: { fields: fields.slice(0, 20) } });
  return parsed as Pick<Call<Endpoint>, 'params' | 'query' | 'body'>;
}

/**
 * The caller's `Idempotency-Key`. Different programs may use equal keys, so each API key has a separate set of
 * them.
 */
function idempotencyKeyOf(request: FastifyRequest, caller: Principal | undefined): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('invalid_input', {
      data: { fields: [{ field: 'Idempotency-Key', problem: 'malformed' }] },
    });
  }
  return caller ? ownKey(caller, key) : key;
}
