import { type Cost, type Money, NO_COST } from '../cost.ts';
import { costByList, type Price, type Usage } from '../prices.ts';
import type { CallSaid, Outcome } from './outcome.ts';

/** The sources of a provider's costs. */
export interface Billing {
  /** Its price list. */
  prices: readonly Price[];
  region?: string;
  /** The cost stated in an answer. */
  told?(metadata: NonNullable<CallSaid['metadata']>): Money | undefined;
  /** The operation's cost stated in the answer to its submit. */
  toldOf?(ticket: object): Money | undefined;
  /** True if its documents say that a failed operation costs nothing. */
  failuresAreFree?: boolean;
}

/** The facts of a call. */
export interface CalledModel {
  model: string;
  /** Pixels of each requested picture. */
  pixels: number;
  /** Input pictures, without the mask; they have about the size of the result. */
  sent: number;
  /** Candidates. */
  n: number;
}

/**
 * What a call costs: as the provider reports, otherwise by its price list. A refusal and a busy provider cost
 * nothing; the cost of an answer that never came is unknown.
 */
export function costOfCall(
  { prices, region, told, toldOf }: Billing,
  call: CalledModel,
  outcome: Outcome,
  at: Date,
): Cost {
  const { model } = call;
  if (outcome.state === 'busy') return NO_COST;
  if (outcome.state === 'unknown') return { basis: 'unknown', model };
  if (outcome.state === 'refused' && outcome.said === undefined) return NO_COST;
  const { said } = outcome;
  const money =
    outcome.state === 'taken' ? toldOf?.(outcome.ticket) : said?.metadata && told?.(said.metadata);
  if (money) return { basis: 'told', model, money };
  const made = outcome.state === 'answered' ? outcome.images.length : outcome.state === 'taken' ? call.n : 0;
  const list = { at, ...(region === undefined ? {} : { region }) };
  // Only tokens can give the cost of an answer without a picture.
  if (made === 0 && tokensOf(said, call) === undefined) return { basis: 'unknown', model };
  return costByList(prices, model, usageOf(call, made, said), list);
}

/** The cost of an operation with unknown outcome. */
export function atMost(cost: Cost): Cost {
  return cost.basis === 'told' || cost.basis === 'listed' ? { ...cost, basis: 'at_most' } : cost;
}

function usageOf(call: CalledModel, made: number, said: CallSaid | undefined): Usage {
  const tokens = tokensOf(said, call);
  const each = (count: number) => Array.from({ length: count }, () => call.pixels);
  return {
    units: { picture: made, call: 1 },
    pixels: { made: each(made), sent: each(call.sent) },
    ...(tokens ? { tokens } : {}),
  };
}

/** Tokens by what they represent; undefined if the answer does not separate input pictures from text. */
function tokensOf(said: CallSaid | undefined, { sent }: CalledModel): Usage['tokens'] {
  const { inputTokens: input, outputTokens: made } = said?.usage ?? {};
  if (input === undefined || made === undefined) return undefined;
  if (sent === 0) return { text: input, picture: 0, made };
  const details = Object.values(said?.metadata ?? {}).flatMap(({ images = [] }) => images);
  const counts = details.map((image) => (image as { imageTokens?: unknown } | null)?.imageTokens);
  if (counts.length === 0 || counts.some((count) => typeof count !== 'number')) return undefined;
  const picture = (counts as number[]).reduce((sum, count) => sum + count, 0);
  return { text: Math.max(0, input - picture), picture, made };
}
