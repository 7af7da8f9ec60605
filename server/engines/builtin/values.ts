import { OWN_WORDS } from '@inkreel/contract/tools/picture-languages.ts';
import type { Values } from './add-on.ts';
import { ADDED_LIMITS } from './limits.ts';
import { ID_TEMPLATES } from './portraits/id-formats.ts';
import { ALL_AGES, OFFERED_AGES, OFFERED_EMOTIONS, OFFERED_HAIR } from './portraits/offered.ts';
import { PLAIN_SCENES } from './scenes/plain-scenes.ts';

/**
 * Repaint styles that look like their names: 3D fairy tale (1) still looks like a photograph, and General in armour
 * (6) draws no armour.
 */
const REPAINT_STYLES = [0, 2, 3, 4, 5, 7, 8, 9] as const;
/** Scenes that need only a flat color. */
const PLAIN = { scene: Object.keys(PLAIN_SCENES) };

/**
 * The values that the built-in engine supports, by capability; docs/gallery/options.md has the judgement of each. A
 * value without an effect, or with an effect unlike its name, is not listed.
 */
export const VALUES: Values = {
  age: { age: [...OFFERED_AGES, ALL_AGES] },
  emotion: { emotion: OFFERED_EMOTIONS },
  hair: { hair: OFFERED_HAIR },
  portrait: { template: ID_TEMPLATES },
  repaint: { style: REPAINT_STYLES },
  // It does not translate: the user writes the texts.
  translate_picture: { language: [OWN_WORDS] },
  ...(ADDED_LIMITS.length === 0 ? { replace_background: PLAIN, product_picture: PLAIN } : {}),
  ...(Object.assign({}, ...ADDED_LIMITS.map(({ values }) => values)) as Values),
};
