import type { Kind } from '../../fields/kind.ts';
import { isValid, type Rule } from '../../fields/rules.ts';

/** With the seed in its input a run can be repeated exactly. */
export interface SeedField {
  kind: 'seed';
}

/** Seeds are unsigned 32-bit numbers. */
const LARGEST_SEED = 2 ** 32 - 1;
const RULE: Rule = { type: 'number', whole: true, minimum: 0, maximum: LARGEST_SEED };

export const seed: Kind<SeedField> = {
  properties: () => ({ seed: { rule: RULE, optional: true, random: LARGEST_SEED } }),
};

/** True for a seed that the server takes; undefined means a new one each run. */
export const isSeed = (value: unknown): boolean => value === undefined || isValid(RULE, value);
