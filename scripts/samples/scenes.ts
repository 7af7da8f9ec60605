import path from 'node:path';
import { SCENE_CHOICES, type SceneId } from '@inkreel/contract/tools/scenes.ts';
import { encodePng } from '../../server/engines/builtin/picture/codec.ts';
import { chooseScene } from '../../server/engines/builtin/scenes/choose-scene.ts';
import type { Draw, Recipe } from './recipe.ts';
import { TILE_SIDE, tileOf } from './tile.ts';

const tile =
  (scene: SceneId): Draw =>
  async () => {
    const size = { width: 2 * TILE_SIDE, height: 2 * TILE_SIDE };
    const { picture } = await chooseScene({ ...size, scene }, {}, { seed: 3, report: () => undefined });
    return tileOf(await encodePng(picture), { quality: 78 });
  };

/** Tiles of the scenes behind a subject. */
export const scenes: Recipe = {
  plain: Object.fromEntries(
    SCENE_CHOICES.map(({ value, picture }) => [path.basename(picture ?? ''), tile(value as SceneId)]),
  ),
};
