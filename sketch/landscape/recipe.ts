import type { Brief, Place, Vegetation } from '../brief.ts';

type Terrain = 'mountain' | 'lake' | 'sea' | 'beach' | 'river' | 'desert' | 'snowland' | 'field' | 'forest';

/** The landscape of a place. Places indoors or in town get the surrounding country. */
const TERRAINS: Record<Place, Terrain> = {
  field: 'field',
  forest: 'forest',
  mountain: 'mountain',
  lake: 'lake',
  sea: 'sea',
  beach: 'beach',
  river: 'river',
  desert: 'desert',
  snowland: 'snowland',
  village: 'field',
  street: 'field',
  city: 'field',
  garden: 'field',
  park: 'field',
  farm: 'field',
  road: 'field',
  bridge: 'river',
  harbour: 'sea',
  rooftop: 'mountain',
  room: 'field',
  kitchen: 'field',
  bedroom: 'field',
  library: 'field',
  cafe: 'field',
  classroom: 'field',
  office: 'field',
  stage: 'field',
  table: 'field',
  studio: 'field',
  space: 'desert',
  moon: 'desert',
  underwater: 'sea',
  cave: 'mountain',
  sky: 'mountain',
};

/** The parameters of a landscape, derived once from the brief and its seed. */
export interface Recipe {
  terrain: Terrain;
  /** Mountains behind the main ground, 0 (open horizon) to 1. */
  range: number;
  /** True if low ground is under water (level 0). */
  water: boolean;
  /** Height of waves, 0 (mirror) to 1. */
  waves: number;
  /** Trees where the ground allows them, 0 to 1. */
  trees: number;
  treeKind: 'conifer' | 'broadleaf' | 'mixed';
  /** Height from which snow lies, in scene units; 99 for none. */
  snowLine: number;
  season: Brief['season'];
  /** The crop of a field. */
  crop: 'meadow' | 'flowers' | 'wheat' | 'lavender' | 'none';
  /** Eye above the ground, and where the horizon lies (0 top, 1 bottom). */
  eye: number;
  horizon: number;
  /** Offsets of the noise, so that every seed gives another landscape. */
  shift: number;
  side: 1 | -1;
  chance: number;
}

const NAMED_TREES: Partial<Record<Vegetation, Recipe['treeKind']>> = {
  pine: 'conifer',
  birch: 'broadleaf',
  blossom: 'broadleaf',
  maple: 'broadleaf',
};
const NAMED_CROPS: Partial<Record<Vegetation, Recipe['crop']>> = {
  lavender: 'lavender',
  wheat: 'wheat',
  sunflower: 'flowers',
  tulip: 'flowers',
  flower: 'flowers',
  rice: 'meadow',
  terrace: 'meadow',
};

/** Decides the landscape of a brief. A second place adds its water or its mountains to the first. */
export function recipeFor(brief: Brief, random: () => number): Recipe {
  const terrain = mainTerrain(brief.places);
  const has = (place: Place) => brief.places.includes(place);
  const shift = random() * 400;
  const side = random() < 0.5 ? 1 : -1;
  const chance = random();
  const winter = brief.season === 'winter' || brief.weather === 'snow' || terrain === 'snowland';
  const ranges: Record<Terrain, number> = {
    mountain: 1,
    lake: 0.75 + random() * 0.25,
    sea: 0.12,
    beach: 0.22,
    river: 0.5 + random() * 0.4,
    desert: chance < 0.4 ? 0.22 : 0.05,
    snowland: 0.5,
    field: 0.12 + random() * 0.3,
    forest: 0.35 + random() * 0.4,
  };
  const trees: Record<Terrain, number> = {
    mountain: 0.7,
    lake: 0.75,
    sea: 0.15,
    beach: 0.2,
    river: 0.7,
    desert: 0,
    snowland: 0.36,
    field: 0.14,
    forest: 1,
  };
  const eyes: Record<Terrain, number> = {
    mountain: 0.62,
    lake: 0.3,
    sea: 0.34,
    beach: 0.36,
    river: 0.55,
    desert: 0.5,
    snowland: 0.4,
    field: 0.34,
    forest: 0.5,
  };
  const water =
    terrain === 'lake' ||
    terrain === 'sea' ||
    terrain === 'beach' ||
    terrain === 'river' ||
    (terrain === 'mountain' && chance < 0.7) ||
    has('lake') ||
    has('river');
  const stormy = brief.weather === 'storm' || brief.weather === 'wind';
  return {
    terrain: has('lake') && terrain === 'mountain' ? 'lake' : terrain,
    range: has('mountain') ? Math.max(0.85, ranges[terrain]) : ranges[terrain],
    water,
    waves:
      (terrain === 'sea'
        ? 0.75
        : terrain === 'beach'
          ? 0.6
          : terrain === 'river'
            ? 0.28
            : 0.14 + random() * 0.16) * (stormy ? 1.5 : 1),
    trees: has('forest') ? 1 : trees[terrain],
    treeKind:
      NAMED_TREES[brief.vegetation ?? 'flower'] ??
      (terrain === 'mountain' || terrain === 'snowland' || winter
        ? 'conifer'
        : terrain === 'field' || terrain === 'beach' || terrain === 'sea'
          ? 'broadleaf'
          : random() < 0.4
            ? 'conifer'
            : random() < 0.5
              ? 'broadleaf'
              : 'mixed'),
    snowLine: winter ? -9 : brief.season === 'summer' ? 3.1 : 2.3,
    season: brief.season,
    crop:
      NAMED_CROPS[brief.vegetation ?? 'pine'] ??
      (terrain !== 'field'
        ? terrain === 'desert'
          ? 'none'
          : 'meadow'
        : winter
          ? 'none'
          : has('farm') || brief.season === 'autumn'
            ? 'wheat'
            : chance < 0.4
              ? 'flowers'
              : chance < 0.6
                ? 'lavender'
                : chance < 0.75
                  ? 'wheat'
                  : 'meadow'),
    eye: eyes[terrain] * (0.8 + random() * 0.5),
    horizon:
      (terrain === 'mountain'
        ? 0.6
        : terrain === 'forest'
          ? 0.5
          : terrain === 'beach' || terrain === 'field'
            ? 0.48
            : 0.54) +
      (random() - 0.5) * 0.1,
    shift,
    side,
    chance,
  };
}

/** The first place in the country, or else the landscape of the main place. */
function mainTerrain(places: readonly Place[]): Terrain {
  const country = places.find((place) => TERRAINS[place] === place);
  return TERRAINS[country ?? places[0] ?? 'field'];
}
