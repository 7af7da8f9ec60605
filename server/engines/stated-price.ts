import { z } from 'zod';
import { type Cost, type Money, readCost } from './cost.ts';
import type { CapabilityEngine, Check, Engine, Operation } from './engine.ts';

const PRICE = /^(\d{1,6}(?:\.\d{1,6})?) (USD|CNY)$/u;
const MICROS = 1_000_000;

/** What one result costs the operator, where nobody else can say it: `0.004 USD`. */
export const statedPrice = z
  .string()
  .regex(PRICE, { error: 'must be an amount and its currency, such as 0.004 USD or 0.03 CNY' })
  .transform((value): Money => {
    const [, amount, currency = ''] = PRICE.exec(value) ?? [];
    return { micros: Math.round(Number(amount) * MICROS), currency };
  })
  .optional();

/**
 * Adds what the operator says a result costs to runs that are done and of whose cost nothing else is known. Runs that come
 * to nothing, and streamed texts, stay as they are.
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
