import { expect, test } from 'vitest';
import { z } from 'zod';
import { TOOLS } from '../tools/index.ts';
import { bodyBytesOf, RUN_BYTES, TEXTS_BYTES, WHOLE_BYTES } from './body-bytes.ts';
import type { Endpoint } from './endpoint.ts';
import { allEndpoints, fullPath } from './index.ts';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  maxItems?: number;
  maxLength?: number;
  format?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
}

/** Bytes of a UTF-16 unit that a client escapes, such as `\u4e00`. */
const ESCAPED = 6;
/** A pattern without a stated length has a short one. */
const SHORT = 64;
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

/** Most bytes of a value that the schema accepts, as JSON without spaces; of a list without an end, one element. */
function mostBytes(schema: JsonSchema): number {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map(mostBytes));
  if (schema.allOf) return sum(schema.allOf.map(mostBytes));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum) return Math.max(...schema.enum.map((each) => JSON.stringify(each).length));
  if (schema.format === 'uuid') return 38;
  if (schema.type === 'string') return 2 + ESCAPED * (schema.maxLength ?? SHORT);
  if (schema.type === 'array') {
    const first = sum((schema.prefixItems ?? []).map((each) => 1 + mostBytes(each)));
    return 2 + first + (schema.items ? (schema.maxItems ?? 1) * (1 + mostBytes(schema.items)) : 0);
  }
  if (schema.type === 'object')
    return (
      2 +
      sum(Object.entries(schema.properties ?? {}).map(([name, each]) => name.length + 4 + mostBytes(each)))
    );
  return SHORT;
}

const bodies = allEndpoints(TOOLS).filter(({ body, rawBody }) => body && !rawBody);
const mostOf = ({ body }: Endpoint) =>
  mostBytes(z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

test('every endpoint takes the largest body that its schema accepts, up to a whole document', () => {
  const tooSmall = bodies
    .filter((endpoint) => Math.min(mostOf(endpoint), WHOLE_BYTES) > bodyBytesOf(endpoint))
    .map((endpoint) => `${fullPath(endpoint)}: ${mostOf(endpoint)} > ${bodyBytesOf(endpoint)}`);
  expect(tooSmall).toEqual([]);
});

test('an endpoint takes more than usual only where its schema has a use for it', () => {
  // Documents, inputs of a batch and settings of engines have properties that the schema does not name.
  const isOpen = ({ path }: Endpoint) => /^\/(documents|batches|admin\/engines)\b/.test(path);
  const enough = (bytes: number) => [RUN_BYTES, TEXTS_BYTES].find((size) => size >= bytes) ?? WHOLE_BYTES;
  const tooLarge = bodies.filter(
    (each) => each.bodyBytes !== undefined && !isOpen(each) && each.bodyBytes > enough(mostOf(each)),
  );
  expect(tooLarge.map(fullPath)).toEqual([]);
});

test('a caller without a token sends at most what a run takes', () => {
  const open = allEndpoints(TOOLS).filter(({ auth, method }) => auth === 'none' && method !== 'GET');
  expect(open.length).toBeGreaterThan(5);
  for (const endpoint of open) expect(bodyBytesOf(endpoint)).toBeLessThanOrEqual(RUN_BYTES);
});
