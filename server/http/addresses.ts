/**
 * The single place that makes addresses in answers absolute (decisions, Addresses in answers). Inside the
 * server an address is a path from the site's root; the contract marks which texts of an answer are
 * addresses, and addresses that leave the server begin with `PUBLIC_URL` or, if that is not set, with the
 * host that the request names.
 */
import { ADDRESSES } from '@inkreel/contract/api/common.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Puts an origin before every address in a value. */
export type Absolute = (value: unknown, origin: string) => unknown;

/** A function that makes the addresses in a schema's values absolute; undefined if it has none. */
export function addressesOf(schema: z.core.$ZodType): Absolute | undefined {
  const kind = schema instanceof z.ZodType ? ADDRESSES.get(schema)?.kind : undefined;
  if (kind === 'address') return (value, origin) => absolute(value, origin);
  if (kind === 'origin') return (_value, origin) => origin;
  if (kind === 'inputs') return inputs;
  if (schema instanceof z.ZodObject) return objectAddresses(schema);
  if (schema instanceof z.ZodArray) {
    const item = addressesOf(schema.element);
    return item && ((value, origin) => (value as unknown[]).map((each) => item(each, origin)));
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const inner = addressesOf(schema.unwrap());
    return (
      inner && ((value, origin) => (value === null || value === undefined ? value : inner(value, origin)))
    );
  }
  return schema instanceof z.ZodUnion ? unionAddresses(schema) : undefined;
}

function objectAddresses(schema: z.ZodObject): Absolute | undefined {
  const parts = Object.entries(schema.shape).flatMap(([name, part]) => {
    const found = addressesOf(part);
    return found ? [[name, found] as const] : [];
  });
  if (parts.length === 0) return undefined;
  return (value, origin) => {
    const changed = { ...(value as Record<string, unknown>) };
    for (const [name, part] of parts) if (name in changed) changed[name] = part(changed[name], origin);
    return changed;
  };
}

function unionAddresses(schema: z.ZodUnion): Absolute | undefined {
  const options = schema.options.map((option) => ({ option, found: addressesOf(option) }));
  if (options.every(({ found }) => found === undefined)) return undefined;
  return (value, origin) => {
    const chosen = options.find(({ option }) => z.safeParse(option, value).success);
    return chosen?.found ? chosen.found(value, origin) : value;
  };
}

const absolute = (value: unknown, origin: string) =>
  typeof value === 'string' && value.startsWith('/') ? origin + value : value;

/** In an input, only file references are made absolute, since a prompt may begin with a slash too. */
function inputs(value: unknown, origin: string): unknown {
  const changed: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  const named = (each: unknown) =>
    typeof each === 'string' && each.startsWith(FILE_PATH_PREFIX) ? origin + each : each;
  for (const name of Object.keys(changed).filter((each) => /_urls?$/.test(each))) {
    const given = changed[name];
    changed[name] = Array.isArray(given) ? given.map(named) : named(given);
  }
  return changed;
}

/** A host as in a Host header: a name, an IPv4 address or an IPv6 one in brackets, and perhaps a port. */
const HOST = /^([a-z0-9]([a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/**
 * The origin that this request's answer shows. Forwarding headers count only from proxies that the settings
 * trust (see `trustProxy`); an invalid host is replaced by the address on which the connection came in.
 */
export function originOf(
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>,
  publicUrl: string | undefined,
): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '');
  const { protocol, host, socket } = request;
  // A proxy may pass on what the client sent as `X-Forwarded-Proto`, which would begin every address.
  const scheme = protocol.toLowerCase() === 'https' ? 'https' : 'http';
  if (HOST.test(host) && URL.canParse(`${scheme}://${host}`)) return `${scheme}://${host}`;
  const { localAddress = '127.0.0.1', localPort = 80 } = socket;
  const name = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${name}:${localPort}`;
}
