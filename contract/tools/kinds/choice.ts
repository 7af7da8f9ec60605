import type { Kind, Texts } from '../../fields/kind.ts';
import type { Language } from '../../site.ts';

/** One value of a choice. */
export interface Choice {
  value: string | number;
  text: Record<Language, string>;
  /** Name of a picture under `web/public/samples/<tool>/` that shows what the value does. */
  picture?: string;
  /**
   * Not supported by the built-in engine: the form marks it, and without an AI model the run is refused free
   * of charge.
   */
  needsEngine?: true;
}

/** One of a tool's own values. */
export interface ChoiceField {
  kind: 'choice';
  name: string;
  values: readonly Choice[];
  /** The initial choice; without it the field starts, and may stay, empty. */
  initial?: string | number;
  look: 'segments' | 'tiles' | 'list';
  text: Texts<'label', 'hint'>;
}

const valuesOf = (choices: readonly Choice[]) => choices.map(({ value }) => value);

export const choice: Kind<ChoiceField> = {
  properties: ({ name, values, initial }) => ({
    [name]: {
      rule: { type: 'one_of', values: valuesOf(values) },
      ...(initial === undefined ? { optional: true } : { initial }),
    },
  }),
  options: ({ name, values }) => ({
    name,
    values: valuesOf(values),
    needModel: valuesOf(values.filter(({ needsEngine }) => needsEngine)),
  }),
  valueName: ({ values }, value) => values.find((each) => each.value === value)?.text,
};
