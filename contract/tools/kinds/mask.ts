import { differingSizes } from '../../fields/differing-sizes.ts';
import type { Kind, Required, Texts } from '../../fields/kind.ts';
import { orEmpty } from '../../fields/rules.ts';

/** Painted over the picture of the field `of`, in white. */
export interface MaskField {
  kind: 'mask';
  name: string;
  of: string;
  required: Required;
  /** Part of the picture must stay unpainted: the painted area is filled from there. */
  rest?: true;
  text: Texts<'label', 'hint'>;
}

/** From this brightness on, engines treat a mask's pixel as painted. */
const PAINTED = 128;

export const mask: Kind<MaskField> = {
  properties: ({ name, required }) => ({ [name]: orEmpty({ type: 'file' }, required) }),
  refusals: ({ rest }) => [
    'mask_required',
    'mask_size_mismatch',
    ...(rest ? (['mask_covers_all'] as const) : []),
  ],
  pictureProblem: ({ name, of }, _input, sizes) => differingSizes(sizes[name], sizes[of]),
  marks: ({ rest }) => ({
    background: '#000000',
    problem({ darkest, brightest }) {
      if (brightest < PAINTED) return 'mask_required';
      return rest && darkest >= PAINTED ? 'mask_covers_all' : undefined;
    },
  }),
  handmade: ({ required }) => required !== false,
  tab: { en: 'Area', zh: '区域' },
};
