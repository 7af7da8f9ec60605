import type { Kind, QualityTier } from '../../fields/kind.ts';
import { QUALITY_FACTORS, type Quality } from '../../pricing.ts';

/** The quality tier, which the price depends on. */
export interface QualityField {
  kind: 'quality';
  /** The tiers on offer if not all, with what each does here. */
  tiers?: { initial: Quality; values: readonly QualityTier[] };
}

const valuesOf = ({ tiers }: QualityField): Quality[] =>
  tiers ? tiers.values.map(({ value }) => value) : (Object.keys(QUALITY_FACTORS) as Quality[]);

const initialOf = ({ tiers }: QualityField): Quality => tiers?.initial ?? 'standard';

export const quality: Kind<QualityField> = {
  properties: (field) => ({
    quality: { rule: { type: 'one_of', values: valuesOf(field) }, initial: initialOf(field) },
  }),
  price: (field, input) => ({ quality: (input['quality'] as Quality | undefined) ?? initialOf(field) }),
  tiers: ({ tiers }) => tiers?.values ?? [],
};
