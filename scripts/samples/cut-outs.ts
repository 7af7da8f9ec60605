import { drawn } from './drawn.ts';
import { whole } from './photos.ts';
import type { Recipe } from './recipe.ts';

const product = (prompt: string) =>
  drawn({ prompt, width: 768, height: 768, seed: 4, style: 'ultra_realistic' });
const mug = () => product('a red ceramic mug, studio, product photo');
const portrait = () => whole('astronaut');

/** Subjects of the tools that cut one out: photographs, and products drawn by the sketch engine. */
export const removeBg: Recipe = {
  befores: { 'cup.webp': () => whole('coffee'), 'mug.webp': mug, 'portrait.webp': portrait },
};
export const aiBg: Recipe = { befores: { 'mug.webp': mug, 'portrait.webp': portrait } };
export const aiImageEcommerce: Recipe = {
  befores: { 'vase.webp': () => product('a green vase, studio light, product photo') },
};
