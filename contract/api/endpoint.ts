import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Scope } from '../scopes.ts';

/**
 * Who may call: anyone, anyone but identified if a token is sent, a signed-in user, an operator of the
 * installation.
 */
export type AuthRule = 'none' | 'optional' | 'user' | 'operator';

/**
 * What comes back. `envelope` is `{code, message, data}` with `data` as `output` describes it; `bytes` is a file,
 * `events` a text/event-stream.
 */
export type AnswerKind = 'envelope' | 'bytes' | 'events';

type Schema = z.ZodType;

/** One endpoint, as data: the route, the typed client, the checks and the OpenAPI document derive from it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Output extends Schema = Schema,
  Auth extends AuthRule = AuthRule,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api.v1`, parameters in braces as the specification writes them. */
  path: `/${string}`;
  /** True if the path is at the site's root instead. */
  root: boolean;
  area:
    | 'accounts'
    | 'organisations'
    | 'billing'
    | 'payments'
    | 'storage'
    | 'stock'
    | 'tools'
    | 'texts'
    | 'speech'
    | 'subtitles'
    | 'tasks'
    | 'batches'
    | 'creations'
    | 'documents'
    | 'roles'
    | 'stories'
    | 'admin'
    | 'system';
  /** One English line for the OpenAPI document. */
  summary: string;
  auth: Auth;
  /** The scope that a signed-in caller needs. */
  scope: Scope;
  params?: Params;
  query?: Query;
  body?: Body;
  output: Output;
  answer: AnswerKind;
  /** Error codes of this endpoint besides the general ones. */
  errors: readonly ErrorCode[];
  /** Answers other than 200 and failures without a body of the contract, by HTTP status. */
  otherAnswers: Readonly<Record<number, string>>;
  /** Which rate limit counts a call; see `server/http/rate-limits.ts`. */
  limit: 'general' | 'sign_in' | 'submit' | 'upload' | 'assist';
  /** The `Idempotency-Key` header is read: sending the call again with the same key changes nothing. */
  idempotent: boolean;
  /** The body is passed on as raw bytes, because signatures are checked on it. */
  rawBody: boolean;
  /**
   * Most bytes of the body: what is larger is refused before it is read. By default few; `bodyBytesOf` in
   * `body-bytes.ts` says how many.
   */
  bodyBytes?: number;
}

type Optional = 'root' | 'scope' | 'answer' | 'errors' | 'otherAnswers' | 'limit' | 'idempotent' | 'rawBody';

/** Fills in what most endpoints share: envelope, general limit, no special errors. */
export function defineEndpoint<
  Params extends Schema = z.ZodUndefined,
  Query extends Schema = z.ZodUndefined,
  Body extends Schema = z.ZodUndefined,
  Output extends Schema = Schema,
  Auth extends AuthRule = AuthRule,
>(
  endpoint: Omit<Endpoint<Params, Query, Body, Output, Auth>, Optional> &
    Partial<Pick<Endpoint<Params, Query, Body, Output, Auth>, Optional>>,
): Endpoint<Params, Query, Body, Output, Auth> {
  return {
    root: false,
    scope: 'person',
    answer: 'envelope',
    errors: [],
    otherAnswers: {},
    limit: 'general',
    idempotent: false,
    rawBody: false,
    ...endpoint,
  };
}

export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.output<B> : never;
export type OutputOf<E> = E extends Endpoint<Schema, Schema, Schema, infer O> ? z.output<O> : never;
/** What a caller sends, before defaults are filled in. */
export type SentQueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
export type SentBodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
