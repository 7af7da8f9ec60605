import { isSceneId, type SceneId } from '@inkreel/contract/tools/scenes.ts';
import { ADD_ONS } from '../add-ons.ts';
import { decodePicture } from '../picture/codec.ts';
import { given } from './given.ts';
import { plain } from './plain.ts';
import { PLAIN_SCENES } from './plain-scenes.ts';
import type { Scene, SceneContext, Size } from './scene.ts';

/** A tool's input for the background. */
export interface SceneInput extends Size {
  background_url?: string | undefined;
  prompt?: string | undefined;
  scene?: string | undefined;
}

/**
 * The background of a run: an uploaded picture takes precedence over a prompt, and that over a scene of
 * the list.
 */
export async function chooseScene(
  input: SceneInput,
  files: Readonly<Record<string, Uint8Array>>,
  context: SceneContext,
): Promise<Scene> {
  const size = { width: input.width, height: input.height };
  const bytes = input.background_url === undefined ? undefined : files[input.background_url];
  if (bytes) return given(await decodePicture(bytes), size);
  const drawer = await ADD_ONS[0]?.scenes();
  if (input.prompt && drawer) return drawer.fromWords(input.prompt, size, context);
  const { scene = '' } = input;
  const id = isSceneId(scene) ? scene : 'grey_studio';
  return drawer ? drawer.fromTemplate(id, size, context) : plain(colorOf(id), size);
}

function colorOf(id: SceneId): string {
  return (PLAIN_SCENES as { readonly [Id in SceneId]?: string })[id] ?? PLAIN_SCENES.white;
}
