import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { cannotFilm, film } from './films.ts';
import type { Plan, Size } from './plan.ts';

/** How a capability's input is passed to a workflow. */
export interface Offer<Input> {
  /** Names of its values besides those that every workflow may use. */
  names: readonly string[];
  /** Values that a workflow of the capability must use. */
  needed: readonly string[];
  /** Whether the run's input cannot be passed to any workflow. */
  cannot?(input: Input): boolean;
  plan(input: Input): Plan;
}

/** Steps of a sampler. */
const STEPS = { draft: 14, standard: 28, best: 45 } as const;
/** Values for every workflow: pixels of the results, and the model's working size. */
const COMMON = ['seed', 'width', 'height', 'work_width', 'work_height', 'checkpoint', 'upscale_model'];
/** Pixels that models of this kind were trained on. */
const WORK_PIXELS = 1024 * 1024;

/** Capabilities that a workflow can serve. */
export const OFFERS: { readonly [C in Capability]?: Offer<CapabilityInput[C]> } = {
  text_to_image: {
    names: ['prompt', 'steps'],
    needed: ['prompt', 'seed'],
    plan: ({ prompt, style, quality, width, height, count, seed }) => ({
      pictures: {},
      values: () => ({ prompt: inStyle(prompt, style), steps: STEPS[quality] }),
      size: () => ({ width, height }),
      count,
      seed,
    }),
  },
  remove_object: {
    names: ['image', 'mask'],
    needed: ['image', 'mask', 'seed'],
    plan: ({ image_url: image, mask_url: mask, count, seed }) => ({
      pictures: { image, mask },
      values: () => ({}),
      count,
      seed,
    }),
  },
  replace_object: {
    names: ['image', 'mask', 'prompt'],
    needed: ['image', 'mask', 'prompt', 'seed'],
    plan: ({ image_url: image, mask_url: mask, prompt, count, seed }) => ({
      pictures: { image, mask },
      values: () => ({ prompt }),
      count,
      seed,
    }),
  },
  edit_by_words: {
    names: ['image', 'mask', 'prompt', ...numbered('reference', 8)],
    needed: ['image', 'prompt', 'seed'],
    plan: ({
      image_url: image,
      mask_url: mask,
      reference_urls: references = [],
      prompt,
      count = 1,
      seed = 0,
    }) => ({
      pictures: { image, mask, ...numberedPictures('reference', references) },
      values: () => ({ prompt }),
      count,
      seed,
    }),
  },
  extend: {
    names: ['image', 'prompt', 'left', 'top', 'right', 'bottom'],
    needed: ['image', 'left', 'top', 'right', 'bottom', 'seed'],
    plan: ({ image_url: image, left, top, right, bottom, prompt, count, seed }) => ({
      pictures: { image },
      values: (scale) => ({ prompt, ...scaled({ left, top, right, bottom }, scale) }),
      size: (base, scale) => {
        const by = scaled({ left, top, right, bottom }, scale);
        const { width = 0, height = 0 } = base ?? {};
        return { width: width + by.left + by.right, height: height + by.top + by.bottom };
      },
      count,
      seed,
    }),
  },
  upscale: {
    names: ['image', 'factor'],
    needed: ['image', 'width', 'height'],
    plan: ({ image_url: image, factor, longest }) => ({
      pictures: { image },
      values: () => ({ factor }),
      size: (base = { width: 0, height: 0 }, scale) => {
        const by = factor > 0 ? factor / scale : longest / Math.max(base.width, base.height);
        return { width: Math.round(base.width * by), height: Math.round(base.height * by) };
      },
      count: 1,
      seed: 0,
    }),
  },
  remove_background: {
    names: ['image'],
    needed: ['image'],
    cannot: ({ keep_url, erase_url, box, background }) =>
      [keep_url, erase_url, box, background].some((help) => help !== undefined),
    plan: ({ image_url: image }) => ({ pictures: { image }, values: () => ({}), count: 1, seed: 0 }),
  },
  text_to_video: {
    names: ['prompt', 'frames', 'steps'],
    needed: ['prompt', 'frames', 'seed'],
    cannot: cannotFilm,
    plan: (input) => ({ pictures: {}, ...film(input) }),
  },
  image_to_video: {
    names: ['image', 'last_image', 'prompt', 'frames', 'steps'],
    needed: ['image', 'frames', 'seed'],
    cannot: cannotFilm,
    plan: ({ image_url: image, last_image_url: last_image, prompt = '', ...input }) => ({
      pictures: { image, last_image },
      ...film({ ...input, prompt }),
    }),
  },
  draw_from_lines: {
    names: ['image', 'prompt', 'freedom'],
    needed: ['image', 'prompt', 'seed'],
    plan: ({ drawing_url: image, prompt, style, freedom, width, height, count, seed }) => ({
      pictures: { image },
      values: () => ({ prompt: inStyle(prompt, style), freedom: freedom / 100 }),
      size: () => ({ width, height }),
      count,
      seed,
    }),
  },
  replace_model: {
    names: ['image', 'mask', 'prompt'],
    needed: ['image', 'prompt', 'seed'],
    plan: ({ image_url: image, mask_url: mask, prompt, count, seed }) => ({
      pictures: { image, mask },
      values: () => ({ prompt }),
      count,
      seed,
    }),
  },
  replace_clothes: {
    names: ['image', 'top', 'bottom'],
    needed: ['image', 'seed'],
    plan: ({ model_url: image, top_url: top, bottom_url: bottom, count, seed }) => ({
      pictures: { image, top, bottom },
      values: () => ({}),
      count,
      seed,
    }),
  },
  try_on_shoe: {
    names: ['image', 'prompt', ...numbered('shoe', 8)],
    needed: ['image', 'shoe_1', 'seed'],
    plan: ({ model_url: image, shoe_urls: shoes, prompt, count, seed }) => ({
      pictures: { image, ...numberedPictures('shoe', shoes) },
      values: () => ({ prompt }),
      count,
      seed,
    }),
  },
};

/** All names that a workflow of the capability may use. */
export const namesOf = ({ names }: Pick<Offer<never>, 'names'>): string[] => [...names, ...COMMON];

/**
 * A model's working size for results of a size: the same aspect ratio, about the pixels of its training, in steps
 * of 8.
 */
export function workSize({ width, height }: Size): { work_width: number; work_height: number } {
  const scale = Math.sqrt(WORK_PIXELS / (width * height));
  const side = (length: number) => Math.max(64, Math.round((length * scale) / 8) * 8);
  return { work_width: side(width), work_height: side(height) };
}

const inStyle = (prompt: string, style: string | undefined) =>
  style ? `${prompt}, ${style.replaceAll('_', ' ')}` : prompt;

function scaled<Names extends string>(lengths: Record<Names, number>, scale: number): Record<Names, number> {
  const entries = Object.entries<number>(lengths).map(([name, length]) => [name, Math.round(length * scale)]);
  return Object.fromEntries(entries) as Record<Names, number>;
}

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}_${index + 1}`);
}

function numberedPictures(name: string, addresses: readonly string[]): Record<string, string> {
  return Object.fromEntries(addresses.map((address, index) => [`${name}_${index + 1}`, address]));
}
