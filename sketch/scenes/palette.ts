import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { type Brief, type Place, type Season, type TimeOfDay } from '../brief.ts';
import { formatColor, lightnessOf, mix, parseColor, saturate, type Triple } from './color.ts';

/** The colours and the light of one picture. Everything that is drawn takes its colours through `tone`. */
export interface Palette {
  skyTop: string;
  skyMiddle: string;
  skyLow: string;
  /** Haze colour of the distance. */
  haze: string;
  /** Disc of the sun or moon. */
  disc: string;
  /** Colour of the key light and of rims. */
  light: string;
  /** Colour of shadows on the ground. */
  shadow: string;
  cloud: string;
  cloudShade: string;
  leaves: string[];
  grass: string;
  grassDark: string;
  water: string;
  waterDark: string;
  /** True when windows and lamps are lit. */
  lampsLit: boolean;
  /** A daylight colour as it looks at this time, weather and style; `distance` from 0 (near) to 1 (horizon). */
  tone: (color: string, distance?: number) => string;
}

interface Light {
  /** Sky variants, one is chosen by the seed: top, middle, low. */
  skies: [string, string, string][];
  disc: string;
  light: string;
  shadow: string;
  /** Daylight colours are multiplied by `gain` and raised by `lift`: lifted mids keep night readable. */
  gain: Triple;
  lift: Triple;
}

const LIGHTS: Record<TimeOfDay, Light> = {
  dawn: {
    skies: [
      ['#7f93d6', '#d3bfe0', '#ffdcc0'],
      ['#86b3dd', '#e9d3d6', '#ffe6bd'],
      ['#8f86cf', '#eab7c9', '#ffd3b0'],
    ],
    disc: '#fff0c4',
    light: '#ffe3bd',
    shadow: '#4a4a78',
    gain: [0.96, 0.89, 0.9],
    lift: [12, 6, 14],
  },
  day: {
    skies: [
      ['#3f97dd', '#8fcbf0', '#e3f4fb'],
      ['#45aecb', '#9bd9df', '#eef8ee'],
      ['#5a8fe0', '#a9c9f2', '#f6ecdc'],
    ],
    disc: '#fff6cf',
    light: '#fff6df',
    shadow: '#2f4a63',
    gain: [1, 1, 1],
    lift: [0, 0, 0],
  },
  sunset: {
    skies: [
      ['#4c4a9c', '#d9788a', '#ffb762'],
      ['#6a4a9f', '#f0848c', '#ffcf8a'],
      ['#35558f', '#e59a6a', '#ffd070'],
    ],
    disc: '#ffe9a3',
    light: '#ffc98a',
    shadow: '#3c2c5c',
    gain: [0.95, 0.84, 0.8],
    lift: [12, 2, 10],
  },
  dusk: {
    skies: [
      ['#28397c', '#7c74b4', '#f0a9a4'],
      ['#31397f', '#8f6fae', '#f3b492'],
      ['#23507f', '#6f93b8', '#e9c3b0'],
    ],
    disc: '#fff3d6',
    light: '#ffd0b8',
    shadow: '#22224e',
    gain: [0.64, 0.61, 0.78],
    lift: [22, 20, 40],
  },
  night: {
    skies: [
      ['#0f1a4a', '#26397c', '#5270ad'],
      ['#0d2446', '#1f4a70', '#4f86a0'],
      ['#1d1650', '#3d3384', '#7a6ab4'],
    ],
    disc: '#fdf6d8',
    light: '#cfdcff',
    shadow: '#0b1034',
    gain: [0.46, 0.52, 0.6],
    lift: [24, 34, 56],
  },
};

const LEAVES: Record<Season, string[]> = {
  spring: ['#8fc766', '#a9d477', '#f5b8cd', '#74b45e'],
  summer: ['#5aa650', '#478f47', '#7bb85a', '#3f8355'],
  autumn: ['#dd8630', '#c9562d', '#e5b040', '#b0492f'],
  winter: ['#8ea79b', '#7c988f', '#a5b8b0', '#6f8d86'],
};
const GRASS: Record<Season, [string, string]> = {
  spring: ['#a5d470', '#78b552'],
  summer: ['#93c45c', '#66a04a'],
  autumn: ['#cdaa58', '#a1803f'],
  winter: ['#eef4fa', '#cfdeec'],
};

/** Colours that a woodblock print of the 1830s had: blues, indigo, madder, ochre, greens, greys, paper. */
export const WOODBLOCK: readonly Triple[] = [
  [28, 36, 62],
  [32, 66, 116],
  [70, 116, 156],
  [146, 184, 192],
  [240, 228, 198],
  [219, 196, 148],
  [222, 138, 92],
  [186, 66, 50],
  [130, 146, 96],
  [78, 102, 80],
  [150, 112, 80],
  [92, 78, 76],
];

/** Index of the nearest woodblock colour, distance weighted by how the eye sees the channels. */
export function nearestWoodblock(red: number, green: number, blue: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < WOODBLOCK.length; at += 1) {
    const ink = WOODBLOCK[at] as Triple;
    const far = (red - ink[0]) ** 2 * 0.8 + (green - ink[1]) ** 2 * 1.2 + (blue - ink[2]) ** 2 * 0.75;
    if (far < least) {
      least = far;
      best = at;
    }
  }
  return best;
}

/** What a style does to a colour before anything is drawn; the style passes add texture later. */
function styleColor(style: Brief['style'], color: Triple): Triple {
  switch (style) {
    case 'anime':
    case '3d_cartoon':
      return saturate(color, 1.14);
    case 'retro_comics':
      return saturate(color, 1.3);
    case 'picture_book':
      return saturate([color[0] * 0.95 + 12, color[1] * 0.95 + 9, color[2] * 0.92 + 8], 0.92);
    case 'movie_stills':
    case 'ultra_realistic':
      return saturate(color, 0.84);
    case 'water_ink': {
      const grey = lightnessOf(color);
      const ink = 46 + grey * 0.72;
      const [red, green, blue] = saturate(color, 0.3);
      return [ink + (red - grey) + 6, ink + (green - grey) + 2, ink + (blue - grey) - 8];
    }
    case 'ukiyo_e': {
      const ink = WOODBLOCK[nearestWoodblock(...color)] as Triple;
      return [ink[0] * 0.8 + color[0] * 0.2, ink[1] * 0.8 + color[1] * 0.2, ink[2] * 0.8 + color[2] * 0.2];
    }
    case 'cyberpunk': {
      const grey = lightnessOf(color);
      const [red, green, blue] = saturate(color, 1.1);
      return [red * 0.32 + grey * 0.14 + 22, green * 0.26 + grey * 0.1 + 14, blue * 0.36 + grey * 0.26 + 52];
    }
  }
}

function weatherColor(weather: Brief['weather'], color: Triple): Triple {
  switch (weather) {
    case 'rain':
      return saturate([color[0] * 0.88 + 8, color[1] * 0.9 + 10, color[2] * 0.92 + 14], 0.72);
    case 'storm':
      return saturate([color[0] * 0.7 + 8, color[1] * 0.73 + 10, color[2] * 0.78 + 16], 0.66);
    case 'cloudy':
      return saturate([color[0] * 0.95, color[1] * 0.96, color[2] * 0.98 + 4], 0.84);
    case 'fog':
      return saturate([color[0] * 0.86 + 28, color[1] * 0.87 + 30, color[2] * 0.88 + 32], 0.6);
    default:
      return color;
  }
}

function skyOf(brief: Brief, random: () => number): [string, string, string] {
  if (brief.style === 'cyberpunk')
    return random() < 0.5 ? ['#170b40', '#4a1a80', '#c0358f'] : ['#0b1440', '#1f3a8a', '#b04ac0'];
  if (brief.style === 'water_ink') {
    return brief.time === 'night' ? ['#a3a29c', '#cfc9ba', '#e8dfca'] : ['#e2dac6', '#efe7d3', '#f4edda'];
  }
  if (brief.style === 'ukiyo_e') {
    if (brief.time === 'night') return ['#1c243e', '#204274', '#92b8c0'];
    if (brief.time === 'day') return ['#204274', '#92b8c0', '#f0e4c6'];
    return ['#204274', '#f0e4c6', '#de8a5c'];
  }
  const { skies } = LIGHTS[brief.time];
  return skies[Math.floor(random() * skies.length)] ?? ['#3f97dd', '#8fcbf0', '#e3f4fb'];
}

const VEILS = { clear: 0, wind: 0.05, snow: 0.4, cloudy: 0.4, rain: 0.6, fog: 0.75, storm: 0.75 } as const;

const INDOORS: ReadonlySet<Place> = new Set([
  'room',
  'kitchen',
  'bedroom',
  'library',
  'cafe',
  'classroom',
  'office',
  'table',
  'studio',
]);
/** Lamp light of a room after dark. */
const LAMP: Pick<Light, 'gain' | 'lift'> = { gain: [0.84, 0.74, 0.64], lift: [18, 10, 12] };
/** Evening sun that comes in. */
const GLOW: Pick<Light, 'gain' | 'lift'> = { gain: [0.98, 0.9, 0.84], lift: [6, 2, 2] };

/** The palette of a brief; the seed chooses between skies and shifts leaves and grass a little. */
export function createPalette(brief: Brief): Palette {
  const random = createRandom(brief.seed ^ 0x51ab);
  const light = LIGHTS[brief.time];
  const sky = skyOf(brief, random);
  const snowy = brief.weather === 'snow' || brief.season === 'winter';
  const warmth = (random() - 0.5) * 0.2;
  const cyber = brief.style === 'cyberpunk';
  const neutral = brief.style === 'water_ink' || cyber;
  const inside = INDOORS.has(brief.places[0] ?? 'field');
  const late = brief.time === 'night' || brief.time === 'dusk';
  const grade = !inside || brief.time === 'day' ? light : late ? LAMP : GLOW;
  const graded = (color: string): Triple => {
    const [red, green, blue] = parseColor(color);
    if (neutral) return weatherColor(brief.weather, [red, green, blue]);
    return weatherColor(brief.weather, [
      red * grade.gain[0] + grade.lift[0],
      green * grade.gain[1] + grade.lift[1],
      blue * grade.gain[2] + grade.lift[2],
    ]);
  };
  const veil = neutral || brief.style === 'ukiyo_e' ? 0 : VEILS[brief.weather];
  const grey = formatColor(
    graded(brief.weather === 'storm' ? '#7d8894' : brief.weather === 'snow' ? '#c9d4df' : '#b9c4cd'),
  );
  const [skyTop, skyMiddle, skyLow] = sky.map((color) => mix(color, grey, veil)) as [string, string, string];
  const haze = mix(skyLow, skyMiddle, 0.35);
  const depth =
    brief.weather === 'fog' ? 0.96 : brief.weather === 'rain' || brief.weather === 'snow' ? 0.82 : 0.72;
  const tone = (color: string, distance = 0): string => {
    const styled = styleColor(brief.style, graded(color));
    return mix(formatColor(styled), haze, Math.min(0.96, distance * depth));
  };
  const season: Season = snowy ? 'winter' : brief.season;
  const [grass, grassDark] = GRASS[season].map((color) =>
    mix(color, warmth > 0 ? '#d9c65a' : '#5aa89a', snowy ? 0 : Math.abs(warmth) * 2),
  ) as [string, string];
  const night = brief.time === 'night';
  return {
    skyTop,
    skyMiddle,
    skyLow,
    haze,
    disc: cyber ? '#ff8fd0' : brief.style === 'ukiyo_e' && !night ? '#ba4232' : light.disc,
    light: cyber ? '#7df0ff' : light.light,
    shadow: cyber ? '#0a0626' : light.shadow,
    cloud: cloudColor(brief, skyLow, mix('#ffffff', skyLow, 0.08)),
    cloudShade: mix(cloudColor(brief, skyLow, '#cfdfec'), skyMiddle, 0.3),
    leaves: LEAVES[season].map((color) => mix(color, warmth > 0 ? '#d9a03a' : '#3f8f7a', Math.abs(warmth))),
    grass,
    grassDark,
    water: mix(tone('#5fb6d2'), skyMiddle, neutral ? 0.15 : 0.32),
    waterDark: mix(tone('#2b79a6'), skyTop, 0.25),
    lampsLit: night || brief.time === 'dusk' || cyber || brief.weather === 'storm',
    tone,
  };
}

function cloudColor(brief: Brief, skyLow: string, daylight: string): string {
  if (brief.style === 'cyberpunk') return '#6a2f9a';
  if (brief.style === 'ukiyo_e') return '#f0e4c6';
  if (brief.style === 'water_ink') return '#f2ebd9';
  const dim = { dawn: 0.3, day: 0, sunset: 0.5, dusk: 0.72, night: 0.82 }[brief.time];
  const grey = { storm: 0.5, rain: 0.35, cloudy: 0.16 } as Partial<Record<Brief['weather'], number>>;
  return mix(mix(daylight, skyLow, dim), '#7f8a99', grey[brief.weather] ?? 0);
}
