import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { INSTRUCTIONS } from '../instructions/edits.ts';
import { GENERAL_INSTRUCTIONS } from '../instructions/general.ts';
import { markedRed, type Write } from '../instructions/instruction.ts';
import type { Offer } from './capabilities.ts';

/** Name of the workflow for edits by instruction: one file for every tool that can be expressed in words. */
export const EDIT = 'edit';
const EDIT_PICTURES = ['image', 'image_2', 'image_3'] as const;
const { text_to_image: _draw, extend: _extend, ...general } = GENERAL_INSTRUCTIONS;
const WRITTEN = { ...INSTRUCTIONS, ...general };

/** Capabilities that the workflow for edits can serve, unless they have a separate one. */
export const EDITS: { readonly [C in Capability]?: Offer<never> } = Object.fromEntries(
  Object.entries(WRITTEN).map(([capability, write]) => [capability, editOffer(write as Write<unknown>)]),
);
function editOffer(write: Write<unknown>): Offer<unknown> {
  return {
    names: [...EDIT_PICTURES, 'mask', 'prompt'],
    needed: ['image', 'prompt', 'seed'],
    cannot: (input) => {
      const { untold, pictures, mask } = write(input, undefined, EDIT_PICTURES.length);
      const sent = pictures.length + (mask === undefined ? 0 : 1);
      return untold === true || pictures.length === 0 || sent > EDIT_PICTURES.length;
    },
    plan: (input) => {
      const { pictures, prompt, mask, pointsOut, size, count, seed } = write(
        input,
        markedRed,
        EDIT_PICTURES.length,
      );
      const named = EDIT_PICTURES.map((name, at) => [name, pictures[at]]);
      return {
        pictures: { ...Object.fromEntries(named), mask },
        marked: mask === undefined ? undefined : EDIT_PICTURES[pictures.length],
        ...(pointsOut ? { drops: 'mask' } : {}),
        values: () => ({ prompt }),
        ...(size ? { size: () => size } : {}),
        count,
        seed,
      };
    },
  };
}
