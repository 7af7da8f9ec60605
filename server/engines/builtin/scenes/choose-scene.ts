import { isSceneId } from '@inkreel/contract/tools/scenes.ts';
import { decodePicture } from '../picture/codec.ts';
import { fromWords } from './from-words.ts';
import { given } from './given.ts';
import type { Scene, SceneContext, Size } from './scene.ts';
import { fromTemplate } from './templates.ts';

/** What a tool says of the background it wants. */
export interface SceneInput extends Size {
  background_url?: string | undefined;
  prompt?: string | undefined;
  scene?: string | undefined;
}

/** The background of a run: a picture that was brought before words, words before a scene of the list. */
export async function chooseScene(
  input: SceneInput,
  files: Readonly<Record<string, Uint8Array>>,
  context: SceneContext,
): Promise<Scene> {
  const size = { width: input.width, height: input.height };
  const bytes = input.background_url === undefined ? undefined : files[input.background_url];
  if (bytes) return given(await decodePicture(bytes), size);
  if (input.prompt) return fromWords(input.prompt, size, context);
  const { scene = '' } = input;
  return fromTemplate(isSceneId(scene) ? scene : 'grey_studio', size, context);
}
