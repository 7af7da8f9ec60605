import { NO_COST } from '../../cost.ts';
import type { EngineHost } from '../../define-engine.ts';
import { costByList, type Price, type Usage } from '../../prices.ts';
import { loadSdk, takenOf } from '../ask-model.ts';
import { guardedFetch } from '../guarded-fetch.ts';
import { fetchBytes } from '../made-files.ts';
import type { Operations } from '../operations.ts';
import { type Outcome, outcomeOfError, plainDetail, type Ticket } from '../outcome.ts';

/** One submit, and the basis of its charge. */
export interface MediaCall {
  model: string;
  /** Submits over a fetch, once; returns the output, or the provider's operation. */
  submit(fetch: typeof globalThis.fetch): Promise<Uint8Array | Ticket>;
  /** Largest answer, in bytes. */
  limit: number;
  /** Maximum parts of an answer in JSON. */
  parts?: number;
  units: NonNullable<Usage['units']>;
  film?: Usage['film'];
}

export interface SubmitDeps {
  host: EngineHost;
  secrets: readonly string[];
  prices: readonly Price[];
  mayReach?: ((address: string) => boolean) | undefined;
  /** Set if the answer to a submit is an operation that the package would wait for. */
  operations?: Pick<Operations, 'ticketOf'> | undefined;
  /** Ends the wait for an answer that is the result. */
  signal?: AbortSignal | undefined;
  now?: () => Date;
}

/** How long one call may take: below the five minutes after which the platform's fetch gives up, in milliseconds. */
const CALL_MS = 280_000;

/** The signal of one call. */
export const callSignal = (): AbortSignal => AbortSignal.timeout(CALL_MS);

/** Submits once, and reports whether the provider took it and what it costs. */
export async function submitMedia(deps: SubmitDeps, call: MediaCall): Promise<Outcome> {
  const outcome = await submitOnce(deps, call);
  const { prices, now = () => new Date() } = deps;
  if (outcome.state === 'refused' || outcome.state === 'busy') return { ...outcome, cost: NO_COST };
  if (outcome.state === 'unknown') return { ...outcome, cost: { basis: 'unknown', model: call.model } };
  const { model, units, film } = call;
  return { ...outcome, cost: costByList(prices, model, { units, ...(film ? { film } : {}) }, { at: now() }) };
}

async function submitOnce(deps: SubmitDeps, call: MediaCall): Promise<Outcome> {
  const { host, secrets, mayReach, operations, signal } = deps;
  const { fetch, exchange } = guardedFetch({
    limit: call.limit,
    ...(call.parts === undefined ? {} : { parts: call.parts }),
    fetchResult: (url) => fetchBytes(host, url),
    mayReach,
    signal,
    keepsAnswer: operations !== undefined,
  });
  try {
    // Its warnings would go to the console of the process.
    await loadSdk();
    const made = await call.submit(fetch);
    return made instanceof Uint8Array
      ? { state: 'answered', images: [made] }
      : { state: 'taken', ticket: made };
  } catch (error) {
    if (exchange.answer !== undefined)
      return takenOf({ ticketOf: operations?.ticketOf, secrets }, exchange.answer);
    return outcomeOfError(exchange, plainDetail(error, secrets));
  }
}
