import { whole } from './photos.ts';
import type { Draw, Recipe } from './recipe.ts';

const befores: Readonly<Record<string, Draw>> = {
  'portrait.webp': () => whole('astronaut'),
  'cup.webp': () => whole('coffee'),
  'rocket.webp': () => whole('rocket'),
};

export const aiImageEditor: Recipe = { befores, originals: befores, quality: { picture: 86, copy: 74 } };
