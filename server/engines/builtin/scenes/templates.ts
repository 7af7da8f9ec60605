import type { SceneId } from '@inkreel/contract/tools/scenes.ts';
import type { Brief } from '@inkreel/sketch/brief.ts';
import { parse } from '@inkreel/sketch/language/parse.ts';
import { country } from './country.ts';
import { plain } from './plain.ts';
import type { Scene, SceneContext, Size } from './scene.ts';
import { type TableTop, tableTop } from './table-top.ts';

type Template = { color: string } | { table: TableTop } | { words: string };

const sweep = (wall: string, light: TableTop['light'] = 'studio'): Template => ({
  table: { surface: 'plain', light, wall },
});
const table = (
  surface: TableTop['surface'],
  kind: number,
  wall: string,
  light: TableTop['light'] = 'studio',
): Template => ({ table: { surface, kind, wall, light } });

/** How each scene that can be chosen is made. */
const TEMPLATES: Record<SceneId, Template> = {
  white: { color: '#ffffff' },
  grey_studio: sweep('#c9c9c7'),
  dark_studio: sweep('#26262a', 'dramatic'),
  peach: sweep('#eec4ac', 'soft'),
  sage: sweep('#b6c3a9', 'soft'),
  sky_blue: sweep('#b3cfe2', 'soft'),
  light_wood: table('wood', 0.9, '#e4ddd2', 'window'),
  dark_wood: table('wood', 0.6, '#6b5d52', 'soft'),
  white_marble: table('marble', 0.1, '#e8e6e3', 'soft'),
  black_marble: table('marble', 0.6, '#2d2c30', 'dramatic'),
  linen: table('cloth', 0.05, '#e6ddcf', 'window'),
  concrete: table('concrete', 0.1, '#b9b9b6'),
  slate: table('stone', 0.1, '#3c4046', 'dramatic'),
  sand: table('sand', 0.4, '#efe0c6', 'warm'),
  water: table('water', 0.1, '#9fc4d4', 'soft'),
  beach: { words: 'an empty beach on a clear summer day, photo' },
  meadow: { words: 'a green meadow on a clear summer day, photo' },
  forest: { words: 'a forest in the morning, photo' },
  mountains: { words: 'a meadow with mountains on a clear summer day, photo' },
  snow: { words: 'a snowy field on a clear winter day, photo' },
  dusk_field: { words: 'a wheat field at sunset, photo' },
  desert: { words: 'a desert at sunset, photo' },
};

/** Draws a scene of the list. */
export function fromTemplate(id: SceneId, size: Size, context: SceneContext): Scene {
  const template = TEMPLATES[id];
  if ('color' in template) return plain(template.color, size);
  if ('table' in template) return tableTop(template.table, size, context);
  const brief: Brief = parse(template.words, { seed: context.seed, style: 'ultra_realistic' });
  return country(brief, size, context);
}
