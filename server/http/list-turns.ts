import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { createGate, type Gate } from '../gate/gate.ts';
import type { Principal } from './principal.ts';

/** Lists that one person reads at a time, and all people together in this process, which leaves connections for others. */
const PER_PERSON = 2;
const PLACES = 10;
/** Longest wait for a turn, in milliseconds. */
const WAIT_MS = 10_000;

/** Turns of lists and searches: their statements may read all that a person has. */
export function createListTurns(): Gate {
  return createGate({ places: PLACES, perOwner: PER_PERSON, waitMs: WAIT_MS, busy: 'server_busy' });
}

/** Whether an endpoint reads a list: it takes a page of one, or what to search for. */
export function isList({ query }: Pick<Endpoint, 'query'>): boolean {
  return query instanceof z.ZodObject && ['limit', 'search'].some((name) => name in query.shape);
}

/**
 * Does `work` in its caller's turn; a caller who hangs up leaves the line.
 * @throws AppError server_busy; what the work throws
 */
export async function inTurn<Value>(
  turns: Gate,
  { userId }: Pick<Principal, 'userId'>,
  reply: FastifyReply,
  work: () => Promise<Value>,
): Promise<Value> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  reply.raw.once('close', leave);
  try {
    // By person alone: colleagues do not wait for each other.
    return await turns.run({ owner: { organisationId: userId, userId }, signal: gone.signal }, work);
  } finally {
    reply.raw.off('close', leave);
  }
}
