import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { type SketchStyle, STYLES } from '@inkreel/sketch/brief.ts';
import type { OfferedValues } from '../engine.ts';
import { ID_TEMPLATES } from './portraits/id-formats.ts';
import { ALL_AGES, OFFERED_AGES, OFFERED_EMOTIONS, OFFERED_HAIR } from './portraits/offered.ts';

/**
 * Repaint styles that look like their names: 3D fairy tale (1) stays a photograph, and General in armour (6) puts no
 * armour on anybody.
 */
const REPAINT_STYLES = [0, 2, 3, 4, 5, 7, 8, 9] as const;
/**
 * What is drawn by rules does not look photographed or filmed. Products and open country do, and come out that way where
 * no style is chosen.
 */
const PHOTOGRAPHIC: readonly SketchStyle[] = ['ultra_realistic', 'movie_stills'];
const DRAWN_STYLES = STYLES.filter((style) => !PHOTOGRAPHIC.includes(style));

/**
 * The values that the built-in engine really does, by capability; how each was judged is in docs/gallery/options.md. A
 * value that comes out unchanged, or not as its name says, is not listed.
 */
export const VALUES: { readonly [C in Capability]?: OfferedValues<CapabilityInput[C]> } = {
  age: { age: [...OFFERED_AGES, ALL_AGES] },
  character_picture: { style: DRAWN_STYLES },
  draw_from_lines: { style: DRAWN_STYLES },
  emotion: { emotion: OFFERED_EMOTIONS },
  hair: { hair: OFFERED_HAIR },
  portrait: { template: ID_TEMPLATES },
  repaint: { style: REPAINT_STYLES },
  text_to_image: { style: DRAWN_STYLES },
};
