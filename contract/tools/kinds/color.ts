import type { Kind, Texts } from '../../fields/kind.ts';

/** `#rrggbb`; without `initial` it may stay empty. */
export interface ColorField {
  kind: 'color';
  name: string;
  initial?: string;
  offered: readonly string[];
  text: Texts<'label', 'hint'>;
}

export const color: Kind<ColorField> = {
  properties: ({ name, initial }) => ({
    [name]: { rule: { type: 'color' }, ...(initial === undefined ? { optional: true } : { initial }) },
  }),
};
