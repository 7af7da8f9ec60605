import { API_PREFIX } from '@inkreel/contract/api/index.ts';
import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import type { StorageServer } from './storage-server.ts';

export interface Answer {
  status: number;
  code: number;
  data: Record<string, unknown>;
}

/** A refusal with this code, as a client sees it. */
export const refusal = (code: ErrorCode) => ({ status: ERRORS[code].status, code: ERRORS[code].number });

/**
 * Calls a path of the API as a person, or without a token. A `Uint8Array` is sent as it is, anything else as
 * JSON.
 */
export async function callApi(
  server: StorageServer,
  user: Principal | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const bytes = body instanceof Uint8Array;
  const whole = path.startsWith(API_PREFIX) || URL.canParse(path) ? path : API_PREFIX + path;
  const response = await fetch(new URL(whole, server.origin), {
    method,
    headers: {
      ...(user === undefined ? {} : { authorization: `Bearer ${server.tokenOf(user)}` }),
      ...(body === undefined || bytes ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: bytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const { code, data } = (await response.json()) as { code: number; data: Record<string, unknown> };
  return { status: response.status, code, data };
}
