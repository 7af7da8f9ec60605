import type { Kind } from '../../fields/kind.ts';
import { QUALITY_FACTORS, type Quality } from '../../pricing.ts';

/** The quality tier, which the price depends on. */
export interface QualityField {
  kind: 'quality';
}

export const quality: Kind<QualityField> = {
  properties: () => ({
    quality: { rule: { type: 'one_of', values: Object.keys(QUALITY_FACTORS) }, initial: 'standard' },
  }),
  price: (_field, input) => ({ quality: input['quality'] as Quality }),
};
