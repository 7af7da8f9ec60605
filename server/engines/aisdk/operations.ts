import type { Money } from '../cost.ts';
import { BUSY_MS, leavesOpen, retryAfterMs } from '../provider-answers.ts';
import { atMost } from './guarded-fetch.ts';
import { plainDetail, type Refusal, type Ticket } from './outcome.ts';

/** The state of a provider's operation. */
export type Polled =
  | { state: 'running'; waiting: boolean }
  /** `files`: the output is in the answer. `told`: the cost that the answer reports at the end. */
  | { state: 'succeeded'; urls: readonly string[]; files?: readonly Uint8Array[]; told?: Money }
  /**
   * `status` as an HTTP status: 422 for refused content, 500 for errors of the provider. `isBilled`: it is
   * charged although the provider's failures are free.
   */
  | ({ state: 'failed'; status: number; detail: string; isBilled?: boolean } & Refusal)
  | { state: 'away'; afterMs: number };

/** The answer to a poll. */
export type Asked = { state: 'answer'; status: number; json: unknown } | { state: 'away'; afterMs: number };
export type AskProvider = (url: string, method?: 'GET' | 'POST' | 'PUT') => Promise<Asked>;

/** A provider that answers a submit with an operation, which is polled for the result. */
export interface Operations {
  /**
   * The part of the answer to a submit that is stored; undefined for an answer that is not as documented.
   */
  ticketOf(answer: unknown): Ticket | undefined;
  /** @throws Error for an answer that is not as documented */
  poll(ticket: Ticket, ask: AskProvider): Promise<Polled>;
  cancel?(ticket: Ticket, ask: AskProvider): Promise<unknown>;
}

/** Operations of a provider, and how they are polled. */
export interface OperationSource {
  kind: Operations;
  ask: AskProvider;
}

/**
 * The state of an operation. A provider's error may quote the request: `secrets` are removed from it.
 * @throws Error for an answer that is not as documented
 */
export async function pollOperation(
  { kind, ask }: OperationSource,
  ticket: Ticket,
  secrets: readonly string[],
): Promise<Polled> {
  const polled = await kind.poll(ticket, ask);
  return polled.state === 'failed'
    ? { ...polled, detail: plainDetail(new Error(polled.detail), secrets) }
    : polled;
}

const POLL_MS = 20_000;
const ANSWER_BYTES = 1024 * 1024;

/**
 * Polls a provider's operations with the key, and only at its hosts, since the URLs come from its answers.
 *
 * @param base the provider's base URL
 * @param alsoOwn whether another host is the provider's too
 */
export function askProvider(
  base: string,
  headers: Readonly<Record<string, string>>,
  alsoOwn: (url: URL) => boolean = () => false,
): AskProvider {
  return async (address, method = 'GET') => {
    const url = new URL(address);
    if (url.origin !== new URL(base).origin && !alsoOwn(url))
      throw new Error(`${url.origin} is not where the provider is`);
    let answer: Response;
    try {
      answer = await fetch(url, {
        method,
        headers: { accept: 'application/json', ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(POLL_MS),
      });
      if (leavesOpen(answer.status)) return { state: 'away', afterMs: retryAfterMs(answer) };
      const body = answer.body?.pipeThrough(atMost(ANSWER_BYTES)) ?? null;
      const json: unknown = JSON.parse(await new Response(body).text());
      return { state: 'answer', status: answer.status, json };
    } catch {
      // Not reached, cut off, or answered by a proxy: the operation continues, and is charged.
      return { state: 'away', afterMs: BUSY_MS };
    }
  };
}
