import { expect, test } from 'vitest';
import { z } from 'zod';
import { TOOLS } from '../tools/index.ts';
import { allEndpoints, fullPath } from './index.ts';

/** Paths of the objects in a JSON schema that accept properties it does not name. */
function openObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, additionalProperties } = schema as Record<string, unknown>;
  const isOpen = type === 'object' && properties !== undefined && additionalProperties !== false;
  const inside = Object.entries(schema).flatMap(([name, each]) => openObjects(each, `${path}.${name}`));
  return isOpen ? [path, ...inside] : inside;
}

test('no body accepts unknown properties, at any depth', () => {
  const bodies = allEndpoints(TOOLS).filter(({ body, rawBody }) => body && !rawBody);
  expect(bodies.length).toBeGreaterThan(50);
  const open = bodies.flatMap((endpoint) =>
    openObjects(
      z.toJSONSchema(endpoint.body as z.ZodType, { io: 'input', unrepresentable: 'any' }),
      fullPath(endpoint),
    ),
  );
  expect(open).toEqual([]);
});
