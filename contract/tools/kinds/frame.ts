import type { Kind } from '../../fields/kind.ts';
import { PIXELS } from '../../fields/rules.ts';
import { EXTENSION_FACTOR, RESULT_PIXELS } from '../../limits.ts';

/** How far the picture of the field `of` grows on each side, in its own pixels. */
export interface FrameField {
  kind: 'frame';
  of: string;
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

export const frame: Kind<FrameField> = {
  properties: () => Object.fromEntries(SIDES.map((side) => [side, { rule: PIXELS, initial: 0 }])),
  refusals: () => ['extension_required', 'extension_too_large', 'result_too_large'],
  pictureProblem({ of }, input, sizes) {
    const [left = 0, top = 0, right = 0, bottom = 0] = SIDES.map((side) => Number(input[side] ?? 0));
    const [wider, higher] = [left + right, top + bottom];
    if (wider + higher === 0) return 'extension_required';
    const size = sizes[of];
    if (!size) return undefined;
    const most = EXTENSION_FACTOR - 1;
    if (wider > size.width * most || higher > size.height * most) return 'extension_too_large';
    const pixels = (size.width + wider) * (size.height + higher);
    return pixels > RESULT_PIXELS ? 'result_too_large' : undefined;
  },
  handmade: () => true,
  tab: { en: 'Frame', zh: '画框' },
};
