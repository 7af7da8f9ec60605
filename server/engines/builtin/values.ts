import { OWN_WORDS } from '@inkreel/contract/tools/picture-languages.ts';
import type { Values } from './add-on.ts';
import { ADDED_LIMITS } from './limits.ts';
import { ID_TEMPLATES } from './portraits/id-formats.ts';
import { ALL_AGES, OFFERED_AGES, OFFERED_EMOTIONS, OFFERED_HAIR } from './portraits/offered.ts';
import { PLAIN_SCENES } from './scenes/plain-scenes.ts';

/**
 * Repaint styles that look like their names: 3D fairy tale (1) stays a photograph, and General in armour (6) puts no
 * armour on anyone.
 */
const REPAINT_STYLES = [0, 2, 3, 4, 5, 7, 8, 9] as const;
/** What needs no more than a flat color. */
const PLAIN = { scene: Object.keys(PLAIN_SCENES) };

/**
 * The values that the built-in engine really does, by capability; how each was judged is in docs/gallery/options.md. A
 * value that comes out unchanged, or not as its name says, is not listed.
 */
export const VALUES: Values = {
  age: { age: [...OFFERED_AGES, ALL_AGES] },
  emotion: { emotion: OFFERED_EMOTIONS },
  hair: { hair: OFFERED_HAIR },
  portrait: { template: ID_TEMPLATES },
  repaint: { style: REPAINT_STYLES },
  // It knows no languages: the words come from the person.
  translate_picture: { language: [OWN_WORDS] },
  ...(ADDED_LIMITS.length === 0 ? { replace_background: PLAIN, product_picture: PLAIN } : {}),
  ...(Object.assign({}, ...ADDED_LIMITS.map(({ values }) => values)) as Values),
};
