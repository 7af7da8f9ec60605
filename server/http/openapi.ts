import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { fullPath } from '@inkreel/contract/api/index.ts';
import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of these endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  const refusals = createRefusals();
  for (const endpoint of endpoints) {
    const item = (paths[fullPath(endpoint)] ??= {});
    item[endpoint.method.toLowerCase()] = operation(endpoint, refusals);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inkreel',
      version: '1',
      description:
        'Responses are JSON: `{code, message, data}`. HTTP 200 with code 0 means success. IDs are strings, and so are integers beyond 2^53.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token returned by a sign-in.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of an organisation. The scope that an endpoint needs is listed with it.',
        },
      },
      responses: refusals.all(),
    },
    paths,
  };
}

function operation(endpoint: Endpoint, refusals: Refusals): Json {
  return {
    tags: [endpoint.area],
    summary: endpoint.summary,
    ...(endpoint.auth === 'none' ? {} : { security: securityOf(endpoint) }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: jsonContent(jsonSchema(endpoint.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'Success', ...successContent(endpoint) },
      ...Object.fromEntries(
        Object.entries(endpoint.otherAnswers).map(([status, description]) => [status, { description }]),
      ),
      ...failures(endpoint, refusals),
    },
  };
}

function securityOf({ auth, scope }: Endpoint): Json[] {
  return [
    { session: [] },
    ...(scope === 'person' || auth === 'operator' ? [] : [{ apiKey: [scope] }]),
    ...(auth === 'optional' ? [{}] : []),
  ];
}

function successContent(endpoint: Endpoint): Json {
  if (endpoint.answer === 'events') return { content: { 'text/event-stream': {} } };
  if (endpoint.answer === 'bytes') return { content: { '*/*': {} } };
  const data = jsonSchema(endpoint.output, 'output');
  return { content: jsonContent(envelope(data, { const: 0 })) };
}

/** Codes that any endpoint may answer with: they come before its handler is called, or from internal errors. */
const EVERYWHERE: readonly ErrorCode[] = [
  'malformed_request',
  'text_not_utf8',
  'too_many_requests',
  'too_many_connections',
  'server_busy',
  'internal_error',
];

/** Every code that an endpoint may answer with. */
function codesOf(endpoint: Endpoint): ErrorCode[] {
  const needsUser = endpoint.auth === 'user' || endpoint.auth === 'operator';
  // An id in a query or body may belong to something that this caller does not see, which then does not
  // exist.
  const names = endpoint.params ?? (needsUser ? (endpoint.query ?? endpoint.body) : undefined);
  const sends = endpoint.body !== undefined || endpoint.rawBody || endpoint.method !== 'GET';
  return [
    ...new Set<ErrorCode>([
      ...EVERYWHERE,
      ...(needsUser ? (['not_signed_in', 'scope_missing'] as const) : []),
      ...(endpoint.body || endpoint.query || endpoint.idempotent ? (['invalid_input'] as const) : []),
      ...(endpoint.idempotent ? (['idempotency_mismatch'] as const) : []),
      ...(names !== undefined || endpoint.auth === 'operator' ? (['not_found'] as const) : []),
      ...(sends ? (['payload_too_large'] as const) : []),
      ...endpoint.errors,
    ]),
  ];
}

/** One answer for each HTTP status, with its codes. */
function failures(endpoint: Endpoint, refusals: Refusals): Json {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => ERRORS[code].status);
  return Object.fromEntries(
    // Answers to payment providers have the form that the provider expects.
    [...byStatus].map(([status, codes]) => [
      status,
      endpoint.rawBody
        ? { description: describe(codes), content: jsonContent({}) }
        : refusals.of(status, codes),
    ]),
  );
}

/** Most endpoints share most of their failures: each set of codes is in the document once. */
interface Refusals {
  of(status: number, codes: readonly ErrorCode[]): Json;
  all(): Json;
}

function createRefusals(): Refusals {
  const known = new Map<string, { name: string; response: Json }>();
  return {
    of: (status, codes) => {
      const key = codes.toSorted().join(' ');
      const response = { description: describe(codes), content: jsonContent(failure(codes)) };
      const found = known.get(key) ?? { name: `Failure${status}_${known.size + 1}`, response };
      known.set(key, found);
      return { $ref: `#/components/responses/${found.name}` };
    },
    all: () => Object.fromEntries([...known.values()].map(({ name, response }) => [name, response])),
  };
}

function describe(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `${ERRORS[code].number} ${code}: ${en.errors[code]}`).join('\n');
}

function failure(codes: readonly ErrorCode[]): Json {
  const data = {
    type: 'object',
    required: ['error', 'request_id'],
    properties: {
      error: { enum: codes },
      request_id: { type: 'string' },
      /** Seconds, if waiting helps; the same as the header `Retry-After`. */
      retry_after: { type: 'integer' },
    },
  };
  return envelope(data, { enum: codes.map((code) => ERRORS[code].number) });
}

function envelope(data: Json, code: Json): Json {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code, message: { type: 'string' }, data },
  };
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}
