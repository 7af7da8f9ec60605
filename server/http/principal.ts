import { SCOPES, type Scope } from '@inkreel/contract/scopes.ts';

/** Who calls, on whose behalf and within which scopes: resolved once from the bearer token, before any handler runs. */
export interface Principal {
  /** Kind of caller: the name of its `PrincipalKind`. */
  kind: string;
  /** What the caller may do; `serveRoute` refuses everything else. */
  scopes: ReadonlySet<Scope>;
  /** The person on whose behalf the call is made: rows that it writes belong to them. */
  userId: string;
  organisationId: string;
  /** The person's role in the organisation now. */
  role: 'founder' | 'admin' | 'member';
  isOperator: boolean;
  /** SHA-256 of the token, hex. */
  tokenHash: string;
  /** The API key whose points a run counts against, if the call came with one. */
  apiKeyId?: string;
}

/** A credential that has not ended, with the organisation that it works in now. */
export type LiveCredential = Pick<Principal, 'tokenHash' | 'userId' | 'organisationId'>;

/**
 * One kind of caller. Sessions are one, API keys another; a further one is an object of this shape in the list that
 * `server/composition/core.ts` hands to `createPrincipals`.
 */
export interface PrincipalKind {
  name: string;
  /** Whether a token has the form of this kind. Decided from the text alone; no token has the form of two. */
  hasForm(token: string): boolean;
  /**
   * Who calls with this token; undefined if it is unknown or has ended.
   * @param address of the caller, as limits see it
   */
  authenticate(token: string, address: string): Promise<Principal | undefined>;
  /** Those of the credentials, by the hashes of their tokens, that have not ended. Knows its own ones only. */
  findLive(tokenHashes: readonly string[]): Promise<LiveCredential[]>;
}

/** All kinds of callers together. */
export interface Principals {
  authenticate(token: string, address: string): Promise<Principal | undefined>;
  /** @param kind the name of their kind, if it is known: other kinds are not queried */
  findLive(tokenHashes: readonly string[], kind?: string): Promise<LiveCredential[]>;
}

/** @throws Error if two kinds have the same name */
export function createPrincipals(kinds: readonly PrincipalKind[]): Principals {
  const names = kinds.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error(`two kinds of callers share a name: ${names}`);
  return {
    authenticate: async (token, address) =>
      kinds.find((kind) => kind.hasForm(token))?.authenticate(token, address),
    findLive: async (tokenHashes, only) => {
      if (tokenHashes.length === 0) return [];
      const asked = kinds.filter(({ name }) => only === undefined || name === only);
      const found = await Promise.all(asked.map((kind) => kind.findLive(tokenHashes)));
      return found.flat();
    },
  };
}

/** Scopes of someone who signed in. */
export const ALL_SCOPES: ReadonlySet<Scope> = new Set(SCOPES);

/** Founders and admins are organisation admins (specification, section 6). */
export function isOrgAdmin(user: Pick<Principal, 'role'>): boolean {
  return user.role !== 'member';
}

/** An `Idempotency-Key` as runs keep it: keys of API keys are apart from those of the person. */
export const ownKey = ({ apiKeyId }: Pick<Principal, 'apiKeyId'>, key: string): string =>
  apiKeyId === undefined ? key : `${apiKeyId}:${key}`;
