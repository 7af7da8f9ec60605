import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { SceneId } from '@inkreel/contract/tools/scenes.ts';
import type { OfferedValues } from '../engine.ts';
import type { Scene, SceneContext, Size } from './scenes/scene.ts';
import type { Work } from './work.ts';

export type Generators = {
  readonly [C in Capability]?: () => Promise<{ default: Work<CapabilityInput[C]> }>;
};
export type Refusals = { readonly [C in Capability]?: (input: CapabilityInput[C]) => ErrorCode | undefined };
export type Values = { readonly [C in Capability]?: OfferedValues<CapabilityInput[C]> };

/**
 * What a package adds to the built-in engine. Everything is loaded on use: worker threads need only the generators, the
 * server only the limits.
 */
export interface AddOn {
  generators: Generators;
  /** What the generators cannot do with an input; checked before any points are held. */
  limits(): Promise<{ values: Values; refusals: Refusals }>;
  /** Draws the scenes behind a subject; without it they are plain. */
  scenes(): Promise<SceneDrawer>;
}

export interface SceneDrawer {
  fromWords(prompt: string, size: Size, context: SceneContext): Promise<Scene>;
  fromTemplate(id: SceneId, size: Size, context: SceneContext): Promise<Scene>;
}
