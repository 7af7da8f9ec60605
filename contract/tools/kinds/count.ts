import type { Kind } from '../../fields/kind.ts';
import { CANDIDATES } from '../../limits.ts';

/** How many candidates a run makes. */
export interface CountField {
  kind: 'count';
}

export const count: Kind<CountField> = {
  properties: () => ({ count: { rule: { type: 'number', whole: true, ...CANDIDATES }, initial: 1 } }),
  price: (_field, input) => ({ count: input['count'] as number }),
};
