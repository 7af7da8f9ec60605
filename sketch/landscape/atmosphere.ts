import type { Brief } from '../brief.ts';
import { clamp, linear, mix, scale, unit, type Vector } from '../product/vectors.ts';

/** Light and air of a landscape. Colours are linear; directions are unit vectors (x right, y up, z away). */
export interface Atmosphere {
  /** Towards the sun, or at night the moon. */
  sun: Vector;
  sunColor: Vector;
  /** Light of the sky from all sides. */
  ambient: Vector;
  zenith: Vector;
  horizon: Vector;
  /** Colour of distant air, and how fast it hides things (per scene unit), and its share that lies low. */
  haze: Vector;
  density: number;
  lowMist: number;
  /** Share of the sky under cloud, 0 to 1, and how dark its underside is. */
  clouds: number;
  gloom: number;
  stars: boolean;
  /** Size of the disc of sun or moon as the cosine of its radius. */
  disc: number;
  exposure: number;
  /** Saturation: eyes see little colour at night. */
  saturation: number;
}

interface Hour {
  height: number;
  sun: string;
  strength: number;
  ambient: string;
  ambientStrength: number;
  zenith: string;
  horizon: string;
  haze: string;
  density: number;
  lowMist: number;
}

const HOURS: Record<Brief['time'], Hour> = {
  dawn: {
    height: 0.13,
    sun: '#ffbd8c',
    strength: 2.9,
    ambient: '#9fb2e0',
    ambientStrength: 0.5,
    zenith: '#5c88cc',
    horizon: '#ffd3b8',
    haze: '#d9bec4',
    density: 0.026,
    lowMist: 1.1,
  },
  day: {
    height: 0.62,
    sun: '#fff0d6',
    strength: 2.6,
    ambient: '#a3c3f2',
    ambientStrength: 0.44,
    zenith: '#2564bd',
    horizon: '#b3d4f0',
    haze: '#abc8e8',
    density: 0.02,
    lowMist: 0.15,
  },
  sunset: {
    height: 0.1,
    sun: '#ff9d55',
    strength: 3.2,
    ambient: '#8c96d6',
    ambientStrength: 0.5,
    zenith: '#3d5aa3',
    horizon: '#ffb27a',
    haze: '#cf9a90',
    density: 0.023,
    lowMist: 0.45,
  },
  dusk: {
    height: 0.06,
    sun: '#d87b8f',
    strength: 0.9,
    ambient: '#7f8fd0',
    ambientStrength: 0.5,
    zenith: '#202c66',
    horizon: '#e58f7d',
    haze: '#8e7fa6',
    density: 0.035,
    lowMist: 0.6,
  },
  night: {
    height: 0.3,
    sun: '#a9c3ff',
    strength: 0.85,
    ambient: '#5d78c4',
    ambientStrength: 0.22,
    zenith: '#0a1230',
    horizon: '#34518a',
    haze: '#3a5288',
    density: 0.026,
    lowMist: 0.4,
  },
};

/** The air of a brief: its hour first, then its weather. The seed moves the sun along the horizon. */
export function atmosphereFor(brief: Brief, random: () => number, aspect: number): Atmosphere {
  const hour = HOURS[brief.time];
  const low = hour.height < 0.2;
  const inView = low && random() < 0.72;
  const side = random() < 0.5 ? 1 : -1;
  const across =
    brief.time === 'night'
      ? side * (0.12 + random() * 0.34) * Math.min(1.4, aspect)
      : inView
        ? side * random() * 0.32 * Math.min(1.4, aspect)
        : side * (0.6 + random() * 0.7);
  const forward = brief.time === 'day' ? -0.15 + random() * 0.5 : 1;
  const sun = unit([
    across,
    hour.height * (0.8 + random() * 0.45),
    brief.time === 'day' ? forward : brief.time === 'night' ? 1.05 : inView ? 1 : 0.55,
  ]);
  const clear: Atmosphere = {
    sun,
    sunColor: scale(linear(hour.sun), hour.strength),
    ambient: scale(linear(hour.ambient), hour.ambientStrength),
    zenith: linear(hour.zenith),
    horizon: linear(hour.horizon),
    haze: linear(hour.haze),
    density: hour.density * (0.75 + random() * 0.5),
    lowMist: hour.lowMist * (0.4 + random() * 0.9),
    clouds: 0.26 + random() * 0.3,
    gloom: 0,
    stars: brief.time === 'night',
    disc: brief.time === 'night' ? 0.99972 : 0.99965,
    saturation:
      brief.time === 'night' ? 0.62 : brief.weather === 'storm' || brief.weather === 'rain' ? 0.85 : 1.06,
    exposure: brief.time === 'night' ? 1.9 : brief.time === 'dusk' ? 1.25 : 0.92,
  };
  return weathered(clear, brief);
}

function weathered(air: Atmosphere, brief: Brief): Atmosphere {
  const level = brief.time === 'night' ? 0.035 : brief.time === 'day' ? 0.55 : 0.3;
  const grey = (share: number, depth: number): Atmosphere => {
    const tone: Vector = [level * depth, level * depth * 1.03, level * depth * 1.09];
    return {
      ...air,
      zenith: mix(air.zenith, scale(tone, 0.8), share),
      horizon: mix(air.horizon, tone, share * 0.85),
      haze: mix(air.haze, scale(tone, 1.05), share * 0.8),
      sunColor: scale(air.sunColor, 1 - share * 0.72),
      ambient: scale(mix(air.ambient, tone, share * 0.5), 1 + share * 0.35),
    };
  };
  switch (brief.weather) {
    case 'clear':
      return air;
    case 'wind':
      return { ...air, clouds: 0.5 };
    case 'cloudy':
      return { ...grey(0.5, 0.95), clouds: 0.78, gloom: 0.25 };
    case 'rain':
      return {
        ...grey(0.85, 0.62),
        clouds: 0.97,
        gloom: 0.5,
        density: air.density * 2.2,
        lowMist: air.lowMist + 0.5,
        stars: false,
      };
    case 'storm':
      return { ...grey(0.92, 0.36), clouds: 1, gloom: 0.85, density: air.density * 1.8, stars: false };
    case 'snow':
      return {
        ...grey(0.45, 0.95),
        clouds: 0.72,
        gloom: 0.1,
        density: air.density * 1.35,
        lowMist: air.lowMist * 0.7,
        stars: false,
      };
    case 'fog': {
      const veiled = grey(0.6, 0.95);
      // The sky pales into the fog, so that far crests fade instead of looking cut out.
      return {
        ...veiled,
        zenith: mix(veiled.zenith, veiled.haze, 0.6),
        horizon: mix(veiled.horizon, veiled.haze, 0.85),
        clouds: 0.2,
        density: air.density * 3 + 0.05,
        lowMist: air.lowMist + 1.5,
        stars: false,
      };
    }
  }
}

/** A colour seen through `distance` of air along a direction, at the height `y` of the object. */
export function throughAir(
  air: Atmosphere,
  color: Vector,
  distance: number,
  y: number,
  toSun: number,
): Vector {
  const low = Math.exp(-Math.max(0, y) * 2.6) * air.lowMist;
  const hidden =
    1 -
    Math.exp(
      -((distance * air.density) ** 1.25) * (1 + low * 2.2) - Math.max(0, distance - 1.5) * 0.012 * low,
    );
  const forward = clamp(toSun);
  const glow = forward ** 6 * 0.34;
  const tint: Vector = [
    air.haze[0] + air.sunColor[0] * glow * 0.5,
    air.haze[1] + air.sunColor[1] * glow * 0.5,
    air.haze[2] + air.sunColor[2] * glow * 0.5,
  ];
  return mix(color, tint, Math.min(0.98, hidden));
}
