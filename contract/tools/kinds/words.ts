import type { Kind, Required, Texts } from '../../fields/kind.ts';
import { orEmpty } from '../../fields/rules.ts';

/** Text besides the prompt. */
export interface WordsField {
  kind: 'words';
  name: string;
  required: Required;
  maximum: number;
  rows: number;
  text: Texts<'label', 'placeholder'>;
}

export const words: Kind<WordsField> = {
  properties: ({ name, maximum, required }) => ({
    [name]: { ...orEmpty({ type: 'text', longest: maximum, trimmed: true }, required), blank: '' },
  }),
};
