import type { SceneId } from '@inkreel/contract/tools/scenes.ts';
import { draw, type SceneRequest } from '@inkreel/sketch';
import { plain } from '../scenes/plain.ts';
import { ambientOf, type Scene, type SceneContext, type Size } from '../scenes/scene.ts';
import { TEMPLATES } from './templates.ts';

/** Draws the background that a prompt describes. */
export function fromWords(prompt: string, size: Size, context: SceneContext): Promise<Scene> {
  const { width, height } = size;
  return drawScene({ kind: 'backdrop', prompt, width, height, seed: context.seed }, context.report);
}

/** Draws a scene of the list. */
export async function fromTemplate(id: SceneId, size: Size, context: SceneContext): Promise<Scene> {
  const template = TEMPLATES[id];
  if ('color' in template) return plain(template.color, size);
  const { width, height } = size;
  const scene = await drawScene({ ...template, width, height, seed: context.seed }, context.report);
  // The words are not the user's, so none are reported.
  return { ...scene, understood: [], notDrawn: [] };
}

async function drawScene(request: SceneRequest, report: SceneContext['report']): Promise<Scene> {
  const backdrop = await draw(request, (_, share) => report(share));
  return { ...backdrop, light: { ...backdrop.light, ambient: ambientOf(backdrop.picture) } };
}
