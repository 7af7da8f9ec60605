import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { fullPath } from '@inkreel/contract/api/index.ts';
import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of these endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const item = (paths[fullPath(endpoint)] ??= {});
    item[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inkreel',
      version: '1',
      description:
        'Answers are JSON: `{code, message, data}`. HTTP 200 with code 0 is success. Ids are strings; integers beyond 2^53 are strings.',
    },
    servers: [{ url: publicUrl }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    tags: [endpoint.area],
    summary: endpoint.summary,
    ...(endpoint.auth === 'none' ? {} : { security: [{ bearer: [] }] }),
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
    responses: { 200: { description: 'Success', ...successContent(endpoint) }, ...failures(endpoint) },
  };
}

function successContent(endpoint: Endpoint): Json {
  if (endpoint.answer === 'events') return { content: { 'text/event-stream': {} } };
  if (endpoint.answer === 'bytes') return { content: { '*/*': {} } };
  const data = jsonSchema(endpoint.output, 'output');
  return { content: jsonContent(envelope(data, { const: 0 })) };
}

function failures(endpoint: Endpoint): Json {
  const general: ErrorCode[] = [
    ...(endpoint.auth === 'none' ? [] : (['not_signed_in'] as const)),
    ...(endpoint.body || endpoint.query ? (['invalid_input'] as const) : []),
    ...(endpoint.params ? (['not_found'] as const) : []),
    'too_many_requests',
  ];
  const responses: Record<string, { description: string; content: Json }> = {};
  for (const code of new Set([...general, ...endpoint.errors])) {
    const { status, number } = ERRORS[code];
    const line = `${number} ${code}: ${en.errors[code]}`;
    const known = responses[status];
    if (known) known.description += `\n${line}`;
    else
      responses[status] = {
        description: line,
        content: jsonContent(envelope({ type: 'object' }, { type: 'integer' })),
      };
  }
  return responses;
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
