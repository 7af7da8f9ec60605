import type { Kind, Required, Texts } from '../../fields/kind.ts';
import { orEmpty } from '../../fields/rules.ts';

/** Several pictures, in order. */
export interface ImagesField {
  kind: 'images';
  name: string;
  required: Required;
  maximum: number;
  samples: readonly string[];
  text: Texts<'label', 'hint'>;
}

export const images: Kind<ImagesField> = {
  properties: ({ name, maximum, required }) => ({
    [name]: orEmpty({ type: 'list', of: { type: 'file' }, longest: maximum }, required),
  }),
};
