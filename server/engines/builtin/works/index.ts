import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { Work } from '../work.ts';

/** What the built-in engine can do, each in a module of its own that only a worker thread loads. */
export const WORKS: { readonly [C in Capability]?: () => Promise<{ default: Work<CapabilityInput[C]> }> } = {
  age: () => import('./age.ts'),
  camera_move: () => import('./camera-move.ts'),
  character_picture: () => import('./character-picture.ts'),
  draw_from_lines: () => import('./draw-from-lines.ts'),
  edit_by_words: () => import('./edit-by-words.ts'),
  emotion: () => import('./emotion.ts'),
  extend: () => import('./extend.ts'),
  hair: () => import('./hair.ts'),
  portrait: () => import('./portrait.ts'),
  replace_background: () => import('./replace-background.ts'),
  product_picture: () => import('./product-picture.ts'),
  remove_background: () => import('./remove-background.ts'),
  remove_object: () => import('./remove-object.ts'),
  repaint: () => import('./repaint.ts'),
  text_to_image: () => import('./text-to-image.ts'),
  translate_picture: () => import('./translate-picture.ts'),
  upscale: () => import('./upscale.ts'),
};
