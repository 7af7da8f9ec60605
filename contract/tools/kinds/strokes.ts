import { differingSizes } from '../../fields/differing-sizes.ts';
import type { Kind, Texts } from '../../fields/kind.ts';
import { PIXELS, SIDE } from '../../fields/rules.ts';

/** What to keep and what to erase of the picture of the field `of`: strokes of two kinds and a box, all optional. */
export interface StrokesField {
  kind: 'strokes';
  of: string;
  text: Texts<'label', 'hint'>;
}

export const strokes: Kind<StrokesField> = {
  properties: () => ({
    keep_url: { rule: { type: 'file' }, optional: true },
    erase_url: { rule: { type: 'file' }, optional: true },
    /** In pixels of the picture. */
    box: {
      rule: {
        type: 'record',
        properties: {
          left: { rule: PIXELS },
          top: { rule: PIXELS },
          width: { rule: SIDE },
          height: { rule: SIDE },
        },
      },
      optional: true,
    },
  }),
  refusals: () => ['mask_size_mismatch'],
  pictureProblem: ({ of }, _input, sizes) =>
    differingSizes(sizes['keep_url'], sizes[of]) ?? differingSizes(sizes['erase_url'], sizes[of]),
  tab: { en: 'Cut-out', zh: '抠图' },
};
