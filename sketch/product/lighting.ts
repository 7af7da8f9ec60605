import type { Brief } from '../brief.ts';
import { noise2 } from '../landscape/noise.ts';
import { type Panel, panel } from './panels.ts';
import { add, cross, dot, linear, mix, scale, smoothStep, unit, type Vector } from './vectors.ts';

export interface Lighting {
  /** Key light: unit direction towards it, its colour, and its angular radius (tangent). */
  key: { toward: Vector; color: Vector; softness: number };
  rim: { toward: Vector; color: Vector };
  /** Light from above and from the room's walls. */
  sky: Vector;
  room: Vector;
  /** Colour of the backdrop. */
  wall: Vector;
  panels: Panel[];
  /** Share of the key light that passes obstacles such as window bars and leaves on its way to a point. */
  mask: (point: Vector) => number;
  exposure: number;
  vignette: number;
  /** Strength of the spot on the backdrop. */
  spot: number;
}

interface Recipe {
  toward: Vector;
  key: string;
  strength: number;
  softness: number;
  rim: string;
  rimStrength: number;
  ambient: string;
  ambientStrength: number;
  vignette: number;
  dark: boolean;
}

const RECIPES: Record<Brief['light'], Recipe> = {
  studio: {
    toward: [-0.62, 0.74, 0.42],
    key: '#fffaf2',
    strength: 2.3,
    softness: 0.2,
    rim: '#eef4ff',
    rimStrength: 0.5,
    ambient: '#eef2f8',
    ambientStrength: 0.34,
    vignette: 0.22,
    dark: false,
  },
  window: {
    toward: [-0.78, 0.5, 0.3],
    key: '#fff0d6',
    strength: 3.1,
    softness: 0.06,
    rim: '#d9e6ff',
    rimStrength: 0.25,
    ambient: '#d6e2f6',
    ambientStrength: 0.36,
    vignette: 0.26,
    dark: false,
  },
  warm: {
    toward: [-0.8, 0.42, 0.3],
    key: '#ffc27a',
    strength: 2.8,
    softness: 0.12,
    rim: '#ff9b5a',
    rimStrength: 0.5,
    ambient: '#dcb8a6',
    ambientStrength: 0.28,
    vignette: 0.34,
    dark: false,
  },
  neon: {
    toward: [-0.72, 0.5, 0.42],
    key: '#ff3fa4',
    strength: 2.1,
    softness: 0.22,
    rim: '#28d7ff',
    rimStrength: 2.2,
    ambient: '#5a49b8',
    ambientStrength: 0.3,
    vignette: 0.4,
    dark: true,
  },
  soft: {
    toward: [-0.36, 0.9, 0.32],
    key: '#fffdf8',
    strength: 1.6,
    softness: 0.45,
    rim: '#ffffff',
    rimStrength: 0.25,
    ambient: '#f6f5f4',
    ambientStrength: 0.52,
    vignette: 0.16,
    dark: false,
  },
  dramatic: {
    toward: [-0.85, 0.5, -0.12],
    key: '#fff1dc',
    strength: 2.9,
    softness: 0.09,
    rim: '#ffd6a0',
    rimStrength: 0.9,
    ambient: '#8fa0c0',
    ambientStrength: 0.13,
    vignette: 0.55,
    dark: true,
  },
};

const WALLS = ['#e6dfd6', '#d9e0e2', '#e6d3c8', '#d3dacb', '#cfc6d4', '#e8d9b8', '#bccdd4', '#d8b9a8'];
const DARK_WALLS = ['#2b2a2e', '#22303a', '#33282a', '#26302b', '#2d2636'];

/**
 * The light of a product picture. The backdrop takes up the colour of the main product in one of three ways: in the
 * same hue, in the opposite hue, or in a neutral from the list; the seed decides.
 */
export function lightingFor(brief: Brief, random: () => number, main: Vector): Lighting {
  const recipe = RECIPES[brief.light];
  const night = brief.time === 'night';
  const side = random() < 0.3 ? -1 : 1;
  const swing = (random() - 0.5) * 0.3;
  const [x, y, z] = recipe.toward;
  const toward = unit([(x + swing * 0.3) * side, y + swing * 0.4, z + swing]);
  const tint =
    brief.time === 'dusk'
      ? linear('#c9b6ff')
      : brief.time === 'sunset'
        ? linear('#ffc79a')
        : brief.time === 'dawn'
          ? linear('#ffd9cf')
          : ([1, 1, 1] as const);
  const tinted = (color: string, strength: number): Vector => {
    const base = linear(color);
    return [base[0] * tint[0] * strength, base[1] * tint[1] * strength, base[2] * tint[2] * strength];
  };
  const dark = recipe.dark || night;
  const wall = wallColor(main, random, dark);
  const key = tinted(recipe.key, recipe.strength * (night ? 0.8 : 1));
  const rimToward = unit([0.82 * side, 0.42, -0.34]);
  const rim = tinted(recipe.rim, recipe.rimStrength);
  const ambient = tinted(recipe.ambient, recipe.ambientStrength * (night ? 0.45 : 1));
  const keyPanel = panel(
    toward,
    0.34 + recipe.softness * 0.7,
    0.5 + recipe.softness * 0.6,
    scale(key, recipe.dark ? 2.2 : 2.9),
    brief.light === 'window',
  );
  const rimPanel = panel(
    unit([0.9 * side, 0.3, brief.light === 'neon' ? 0.25 : 0.1]),
    0.09,
    1.1,
    recipe.rimStrength > 1 ? scale(rim, 1.4) : add(scale(rim, 1.6), [0.45, 0.45, 0.45]),
    false,
  );
  const topPanel = panel([0, 0.98, -0.199], 0.9, 0.3, add(scale(ambient, 0.9), [0.12, 0.12, 0.12]), false);
  return {
    key: { toward, color: key, softness: recipe.softness },
    rim: { toward: rimToward, color: rim },
    sky: ambient,
    room: mix(scale(ambient, 0.75), [wall[0] * ambient[0], wall[1] * ambient[1], wall[2] * ambient[2]], 0.7),
    wall,
    panels: [keyPanel, rimPanel, topPanel],
    mask: brief.light === 'window' ? windowMask(toward, random) : () => 1,
    exposure: dark ? 0.95 : 0.74,
    spot: brief.light === 'neon' ? 5 : dark ? 2.2 : 0.3,
    vignette: recipe.vignette + (night ? 0.12 : 0),
  };
}

function wallColor(main: Vector, random: () => number, dark: boolean): Vector {
  const list = dark ? DARK_WALLS : WALLS;
  const neutral = linear(list[Math.floor(random() * list.length)] ?? '#dddddd');
  const choice = random();
  const grey = (main[0] + main[1] + main[2]) / 3;
  const saturated = Math.max(...main) - Math.min(...main);
  if (choice < 0.4 || saturated < 0.06) return neutral;
  const same = choice < 0.72;
  const peak = Math.max(...main) || 1;
  const hue: Vector = same
    ? scale(main, 1 / peak)
    : [1 - main[0] / peak, 1 - main[1] / peak, 1 - main[2] / peak];
  const pastel: Vector = [0.5 + hue[0] * 0.3, 0.5 + hue[1] * 0.3, 0.5 + hue[2] * 0.3];
  const level = dark ? 0.06 : same && grey > 0.3 ? 0.5 : 0.82;
  return mix(neutral, scale(pastel, level), 0.75);
}

/** A window of two by three panes with a branch of leaves before it, thrown onto the set as light and shadow. */
function windowMask(toward: Vector, random: () => number): (point: Vector) => number {
  const right = unit(cross([0, 1, 0], toward));
  const up = cross(toward, right);
  const shiftX = (random() - 0.5) * 0.7;
  const shiftY = (random() - 0.5) * 0.5;
  const leafShift = random() * 50;
  const leafy = random() < 0.65 ? 1 : 0;
  const lean = (random() - 0.5) * 0.25;
  return (point) => {
    const u = dot(point, right) + shiftX;
    const v = dot(point, up) - 0.75 + shiftY + u * lean;
    const pane = (value: number, size: number) => {
      const place = Math.abs(value / size - Math.round(value / size)) * size;
      return smoothStep(0.03, 0.09, place);
    };
    const frame = smoothStep(1.75, 1.6, Math.abs(u)) * smoothStep(2.1, 1.95, Math.abs(v));
    let light = frame * pane(u, 0.88) * pane(v, 0.98);
    if (leafy) {
      const blob =
        noise2(u * 2.1 + leafShift, v * 2.6 + v * 0.6) * 0.62 +
        noise2(u * 5.2 - v * 2, v * 5 + leafShift) * 0.38;
      light *= 1 - 0.8 * smoothStep(0.54, 0.68, blob);
    }
    return 0.1 + 0.9 * light;
  };
}
