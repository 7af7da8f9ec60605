import type { SceneId } from '@inkreel/contract/tools/scenes.ts';
import type { CountryRequest, TableRequest } from '@inkreel/sketch';
import { PLAIN_SCENES } from '../scenes/plain-scenes.ts';

type Open<Request> = Omit<Request, 'width' | 'height' | 'seed'>;
type Table = Open<TableRequest>;
type Template = { color: string } | Table | Open<CountryRequest>;

const sweep = (wall: string, light: Table['light'] = 'studio'): Table => ({
  kind: 'table',
  surface: 'plain',
  light,
  wall,
});
const table = (
  surface: Table['surface'],
  kindOfSurface: number,
  wall: string,
  light: Table['light'] = 'studio',
): Table => ({ kind: 'table', surface, kindOfSurface, wall, light });
const country = (prompt: string): Template => ({ kind: 'country', prompt });

/** How each scene that can be chosen is made. */
export const TEMPLATES: Record<SceneId, Template> = {
  white: { color: PLAIN_SCENES.white },
  grey_studio: sweep(PLAIN_SCENES.grey_studio),
  dark_studio: sweep(PLAIN_SCENES.dark_studio, 'dramatic'),
  peach: sweep(PLAIN_SCENES.peach, 'soft'),
  sage: sweep(PLAIN_SCENES.sage, 'soft'),
  sky_blue: sweep(PLAIN_SCENES.sky_blue, 'soft'),
  light_wood: table('wood', 0.9, '#e4ddd2', 'window'),
  dark_wood: table('wood', 0.6, '#6b5d52', 'soft'),
  white_marble: table('marble', 0.1, '#e8e6e3', 'soft'),
  black_marble: table('marble', 0.6, '#2d2c30', 'dramatic'),
  linen: table('cloth', 0.05, '#e6ddcf', 'window'),
  concrete: table('concrete', 0.1, '#b9b9b6'),
  slate: table('stone', 0.1, '#3c4046', 'dramatic'),
  sand: table('sand', 0.4, '#efe0c6', 'warm'),
  water: table('water', 0.1, '#9fc4d4', 'soft'),
  beach: country('an empty beach on a clear summer day, photo'),
  meadow: country('a green meadow on a clear summer day, photo'),
  forest: country('a forest in the morning, photo'),
  mountains: country('a meadow with mountains on a clear summer day, photo'),
  snow: country('a snowy field on a clear winter day, photo'),
  dusk_field: country('a wheat field at sunset, photo'),
  desert: country('a desert at sunset, photo'),
};
