import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { generateImage } from 'ai';
import type { RouteFacts } from '../route-facts.ts';
import type { Canvas, SizeRule } from './canvas.ts';

/** Facts of an image model; dated, so that a retirement needs no new code. */
export interface ImageModelFacts {
  id: string;
  sizes: SizeRule;
  /** Maximum pictures of one edit, including the edited one; 0 if it only generates. */
  pictures: number;
  /** Maximum candidates of one call. */
  perCall: number;
  /** How masks mark what may change: by transparent pixels, or by white ones. */
  mask?: 'transparent' | 'white';
}

/** A model instance of the AI SDK. Never a name: a name would be resolved at a third-party gateway. */
export type ImageModel = Exclude<Parameters<typeof generateImage>[0]['model'], string>;

export type Quality = 'draft' | 'standard' | 'best';

/** Options of one call besides prompt and pictures. */
export interface CallFacts {
  model: ImageModelFacts;
  canvas: Canvas;
  quality: Quality | undefined;
  seed: number;
  /** Whether the call has input pictures. */
  edits: boolean;
}
export type CallOptions = Pick<
  Parameters<typeof generateImage>[0],
  'size' | 'aspectRatio' | 'seed' | 'providerOptions'
>;

/** The model for each kind of request. */
export interface ImageModels {
  draw: ImageModelFacts;
  edit: ImageModelFacts;
  /** A model that fills a mask and follows no instructions, if the edit model takes no mask. */
  fill?: ImageModelFacts;
}

/**
 * The facts of a model named by an operator: from the list, otherwise those of the most recent similar one.
 * @param known the first one is the usual choice
 */
export function modelFacts(
  known: readonly [ImageModelFacts, ...ImageModelFacts[]],
  id: string | undefined,
): ImageModelFacts {
  if (id === undefined) return known[0];
  return known.find((facts) => facts.id === id) ?? { ...known[0], id };
}

/** The models of capabilities that do not use the edit model alone; `modelFor` chooses among them for a run. */
const ROLES: { readonly [C in Capability]?: readonly (keyof ImageModels)[] } = {
  text_to_image: ['draw'],
  character_picture: ['draw', 'edit'],
  draw_shot: ['draw', 'edit'],
  draw_look: ['draw', 'edit'],
  edit_by_words: ['edit', 'fill'],
  remove_object: ['fill'],
  replace_object: ['fill'],
  extend: ['fill'],
};

/** The facts of the models that may serve a capability. */
export function factsOf(models: ImageModels, capability: Capability): RouteFacts {
  const roles = ROLES[capability] ?? ['edit'];
  const used = [...new Set(roles.map((role) => models[role] ?? models.edit))];
  const pictures = Math.max(...used.map((model) => model.pictures));
  return {
    models: used.map(({ id }) => id),
    ...(pictures > 0 && roles[0] !== 'draw' ? { pictures } : {}),
    pixels: Math.max(...used.map(({ sizes }) => mostPixels(sizes))),
  };
}

function mostPixels(rule: SizeRule): number {
  if (rule.kind === 'free') return rule.most;
  if (rule.kind === 'ratios') return rule.pixels;
  return Math.max(...rule.sizes.map(([width, height]) => width * height));
}
