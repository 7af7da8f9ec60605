import type { Kind, Texts } from '../../fields/kind.ts';

/** On or off. */
export interface FlagField {
  kind: 'flag';
  name: string;
  initial: boolean;
  text: Texts<'label', 'hint'>;
}

export const flag: Kind<FlagField> = {
  properties: ({ name, initial }) => ({ [name]: { rule: { type: 'flag' }, initial } }),
};
