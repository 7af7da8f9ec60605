import type { AddOn } from '../add-on.ts';

/** Drawing from prompts by the sketch engine. */
export const sketch: AddOn = {
  generators: {
    character_picture: () => import('./character-picture.ts'),
    draw_shot: () => import('./draw-shot.ts'),
    draw_look: () => import('./draw-look.ts'),
    draw_from_lines: () => import('./draw-from-lines.ts'),
    text_to_image: () => import('./text-to-image.ts'),
  },
  limits: () => import('./limits.ts'),
  scenes: () => import('./scenes.ts'),
};
