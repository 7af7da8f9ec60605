import { z } from 'zod';
import { type Cost, type Money, readCost } from './cost.ts';
import type { CapabilityEngine, Check, Engine, Operation, TextPart, TextStream } from './engine.ts';
import type { PriceRule } from './prices.ts';

const PRICE = /^(\d{1,6}(?:\.\d{1,6})?) (USD|CNY)$/u;
const TOKEN_PRICE = /^(\d{1,4}(?:\.\d{1,6})?)\/(\d{1,4}(?:\.\d{1,6})?) (USD|CNY)$/u;
const MICROS = 1_000_000;
/** Number of tokens of a stated price. */
const PER = 1_000_000;

/** Millionths of the currency for a million input tokens, and output tokens. */
interface TokenPrice {
  asked: number;
  answered: number;
  currency: string;
}

/** What one result costs the operator, if there is no other source: `0.004 USD`. */
export const statedPrice = z
  .string()
  .regex(PRICE, { error: 'must be an amount and its currency, such as 0.004 USD or 0.03 CNY' })
  .transform((value): Money => {
    const [, amount, currency = ''] = PRICE.exec(value) ?? [];
    return { micros: Math.round(Number(amount) * MICROS), currency };
  })
  .optional();

/** What a language model costs the operator for a million input and output tokens: `0.25/2 USD`. */
export const statedTokenPrice = z
  .string()
  .regex(TOKEN_PRICE, {
    error: 'must be what a million tokens cost, asked and answered, and the currency, such as 0.25/2 USD',
  })
  .transform((value): TokenPrice => {
    const [, asked, answered, currency = ''] = TOKEN_PRICE.exec(value) ?? [];
    const micros = (amount: string | undefined) => Math.round(Number(amount) * MICROS);
    return { asked: micros(asked), answered: micros(answered), currency };
  })
  .optional();

/** The price of a model, from a price list or the operator's setting. */
export interface ModelPrice {
  currency: string;
  rule: PriceRule | { kind: 'each'; unit: 'result'; micros: number };
}

export const ofResults = ({ micros, currency }: Money): ModelPrice => ({
  currency,
  rule: { kind: 'each', unit: 'result', micros },
});
export const ofTokens = ({ asked, answered, currency }: TokenPrice): ModelPrice => ({
  currency,
  rule: { kind: 'tokens', text: asked, made: answered },
});

/**
 * Adds the stated token prices to streamed texts as soon as the provider reports their number; the cost of a
 * text that is abandoned before that stays unknown.
 */
export function withTokenPrice(serves: Engine['serves'], price: TokenPrice): Engine['serves'] {
  const entries = Object.entries(serves).map(([capability, serve]) => [
    capability,
    'stream' in serve
      ? {
          ...serve,
          stream: (...call: Parameters<AnyStream>) => pricedText(serve.stream as AnyStream, call, price),
        }
      : serve,
  ]);
  return Object.fromEntries(entries) as Engine['serves'];
}

type AnyStream = TextStream<never>['stream'];

async function* pricedText(
  stream: AnyStream,
  call: Parameters<AnyStream>,
  { asked, answered, currency }: TokenPrice,
): AsyncGenerator<TextPart> {
  let model: string | undefined;
  for await (const part of stream(...call)) {
    yield part;
    if ('cost' in part) model = part.cost.model;
    if (!('usage' in part)) continue;
    const written = part.output ?? 0;
    const micros = Math.round(((part.usage - written) * asked + written * answered) / PER);
    yield {
      cost: { basis: 'listed', money: { micros, currency }, ...(model === undefined ? {} : { model }) },
    };
  }
}

/**
 * Adds the stated price of a result to finished runs whose cost is otherwise unknown. Failed runs and
 * streamed texts stay unchanged.
 */
export function withStatedPrice(serves: Engine['serves'], price: Money): Engine['serves'] {
  const entries = Object.entries(serves).map(([capability, serve]) => [
    capability,
    'stream' in serve ? serve : priced(serve as CapabilityEngine<never>, price),
  ]);
  return Object.fromEntries(entries) as Engine['serves'];
}

function priced(serve: CapabilityEngine<never>, { micros, currency }: Money): CapabilityEngine<never> {
  return {
    ...serve,
    check: async (operation, context): Promise<Check> => {
      const checked = await serve.check(operation, context);
      if (checked.state !== 'done' || isKnown(checked.cost ?? costIn(operation))) return checked;
      const money = { micros: micros * checked.outputs.length, currency };
      return { ...checked, cost: { basis: 'listed', money } };
    },
  };
}

const costIn = ({ cost }: Operation) => readCost(cost);
const isKnown = (cost: Cost | undefined) =>
  cost !== undefined && (cost.basis !== 'unknown' || cost.money !== undefined);
