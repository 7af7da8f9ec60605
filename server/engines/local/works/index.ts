import type { Generators } from '../../builtin/add-on.ts';
import type { LocalCapability } from '../manifest.ts';
import { type ModelWork, type ModelWorkDeps, withModel } from './with-model.ts';

const WORKS: { readonly [C in LocalCapability]: () => Promise<ModelWork<C>> } = {
  camera_move: () => import('./camera-move.ts'),
  extend: () => import('./extend.ts'),
  remove_background: () => import('./remove-background.ts'),
  remove_object: () => import('./remove-object.ts'),
  upscale: () => import('./upscale.ts'),
};

/** Generators with local models, each in a module that only a worker thread loads. */
export function createGenerators(deps: ModelWorkDeps): Generators {
  const generator =
    <C extends LocalCapability>(capability: C) =>
    async () => ({ default: withModel(capability, await WORKS[capability](), deps) });
  return Object.fromEntries(
    (Object.keys(WORKS) as LocalCapability[]).map((capability) => [capability, generator(capability)]),
  ) as Generators;
}
