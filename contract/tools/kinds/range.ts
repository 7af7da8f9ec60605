import type { Kind, Texts } from '../../fields/kind.ts';

/** A number between two ends. */
export interface RangeField {
  kind: 'range';
  name: string;
  minimum: number;
  maximum: number;
  step: number;
  initial: number;
  /** The value is the length of the video in seconds, and the run is paid by started 5 seconds. */
  paidBySeconds?: true;
  text: Texts<'label', 'low' | 'high' | 'unit'>;
}

export const range: Kind<RangeField> = {
  properties: ({ name, minimum, maximum, step, initial }) => ({
    [name]: {
      rule: {
        type: 'number',
        whole: Number.isInteger(step) && Number.isInteger(minimum),
        minimum,
        maximum,
      },
      initial,
    },
  }),
  price: ({ name, initial, paidBySeconds }, input) =>
    paidBySeconds ? { seconds: Number(input[name] ?? initial) } : {},
};
