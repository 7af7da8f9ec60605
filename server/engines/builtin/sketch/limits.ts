import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { type SketchStyle, STYLES, understands } from '@inkreel/sketch';
import type { Refusals, Values } from '../add-on.ts';
import { scenesOf } from './scenes-of.ts';

const NOT_UNDERSTOOD = 'prompt_not_understood' satisfies ErrorCode;
/**
 * Pictures drawn by rules do not look like photographs or films, except for products and landscapes, which do so if no
 * style is chosen.
 */
const PHOTOGRAPHIC: readonly SketchStyle[] = ['ultra_realistic', 'movie_stills'];
const DRAWN_STYLES = STYLES.filter((style) => !PHOTOGRAPHIC.includes(style));

export const values: Values = {
  character_picture: { style: DRAWN_STYLES },
  draw_shot: { style: DRAWN_STYLES },
  draw_look: { style: DRAWN_STYLES },
  draw_from_lines: { style: DRAWN_STYLES },
  text_to_image: { style: DRAWN_STYLES },
};

/** A background from a prompt; an uploaded picture takes precedence. */
function refuseBackground({
  prompt,
  background_url: brought,
}: CapabilityInput['replace_background']): ErrorCode | undefined {
  return prompt && !brought && !understands('backdrop', prompt) ? NOT_UNDERSTOOD : undefined;
}

/** Reading a prompt takes about 0.1 ms, and 4 ms at the maximum length. */
export const refusals: Refusals = {
  text_to_image: ({ prompt }) => (understands('prompt', prompt) ? undefined : NOT_UNDERSTOOD),
  draw_from_lines: ({ prompt }) => (understands('prompt', prompt) ? undefined : NOT_UNDERSTOOD),
  character_picture: ({ reference_url: reference, character, prompt }) => {
    // Rules draw from words alone and cannot match a person's likeness.
    if (reference) return 'value_needs_engine';
    const isUnderstood =
      understands('character', character) && scenesOf(prompt).every((scene) => understands('scene', scene));
    return isUnderstood ? undefined : NOT_UNDERSTOOD;
  },
  replace_background: refuseBackground,
  product_picture: refuseBackground,
};
