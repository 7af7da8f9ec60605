import type { Subject } from '../brief.ts';
import { nounById } from '../language/nouns.ts';
import { bottle, can, flask, lipstick, perfume, pumpBottle, squeezeTube } from './shapes/bottles.ts';
import { bar, box, candle, giftBox } from './shapes/boxes.ts';
import { apple, ball, lamp, speaker } from './shapes/objects.ts';
import { bowl, jar, mug, plate, teapot, tumbler, vase } from './shapes/vessels.ts';
import type { Solid } from './solid.ts';

type Material = NonNullable<Subject['material']>;

interface ShapeEntry {
  /** `variant` from 0 to 1 chooses among silhouettes, so that seeds give different pieces. */
  build: (variant: number) => Solid;
  /** Default colours if the prompt names none; the seed picks one. */
  colors: readonly string[];
  material: Material;
  /** Size against the other products (the built height times this). */
  size: number;
  /** Angle of the handle or the corner towards the camera, radians; the seed adds a little. */
  turn: number;
}

/** Every product that can be drawn, by shape id. */
export const PRODUCT_SHAPES = {
  mug: {
    build: mug,
    colors: ['#e9e2d4', '#3f6f72', '#c8553d', '#33475b', '#d8a24a'],
    material: 'ceramic',
    size: 1,
    turn: -0.5,
  },
  bottle: {
    build: bottle,
    colors: ['#2f5d46', '#7a4a1e', '#c9d6d2', '#35506e'],
    material: 'glass',
    size: 1,
    turn: 0.15,
  },
  perfume: {
    build: perfume,
    colors: ['#f0b98d', '#e79aa8', '#d9b45a', '#9cc0c9'],
    material: 'glass',
    size: 0.95,
    turn: 0.4,
  },
  vase: {
    build: vase,
    colors: ['#4f7f96', '#d9cfbf', '#8d4a35', '#5d6f57', '#22303f'],
    material: 'ceramic',
    size: 1,
    turn: 0,
  },
  bowl: {
    build: bowl,
    colors: ['#d9cdb8', '#52768a', '#b5643f', '#3d4a44'],
    material: 'ceramic',
    size: 1,
    turn: 0,
  },
  jar: {
    build: jar,
    colors: ['#e3a33c', '#c95a4a', '#8f6a3c', '#d7d3c8'],
    material: 'glass',
    size: 0.9,
    turn: 0,
  },
  candle: {
    build: candle,
    colors: ['#e8dfcf', '#5b6b62', '#c98d75', '#2e2c33'],
    material: 'ceramic',
    size: 0.85,
    turn: 0,
  },
  gift_box: {
    build: giftBox,
    colors: ['#b3242f', '#274a63', '#2f6650', '#d9b8a8'],
    material: 'paper',
    size: 1,
    turn: 0.42,
  },
  lipstick: {
    build: lipstick,
    colors: ['#b3132b', '#c2486a', '#a63a2a'],
    material: 'matte',
    size: 0.8,
    turn: 0.5,
  },
  can: {
    build: can,
    colors: ['#c8282b', '#1f7a6b', '#f0b429', '#27509b'],
    material: 'metal',
    size: 0.9,
    turn: 0.2,
  },
  apple: { build: apple, colors: ['#b3141b'], material: 'matte', size: 0.72, turn: 0.6 },
  ball: { build: ball, colors: ['#d98a3a', '#3f7fb5', '#cf4f4f'], material: 'matte', size: 0.7, turn: 0.3 },
  teapot: {
    build: teapot,
    colors: ['#3a6f68', '#e6ddcd', '#7a3b2e', '#41566f'],
    material: 'ceramic',
    size: 1,
    turn: 0.3,
  },
  plate: { build: plate, colors: ['#ece6da', '#5b7f92', '#c9b79c'], material: 'ceramic', size: 1, turn: 0 },
  tube: {
    build: squeezeTube,
    colors: ['#f1d9cf', '#e8e6df', '#8fb7a8'],
    material: 'matte',
    size: 0.95,
    turn: 0.35,
  },
  lamp: { build: lamp, colors: ['#c9a27a', '#3e5c63', '#d7d0c4'], material: 'ceramic', size: 1.1, turn: 0 },
  speaker: {
    build: speaker,
    colors: ['#8a5a34', '#2b2d31', '#d8d2c6'],
    material: 'matte',
    size: 1.05,
    turn: 0.5,
  },
  tumbler: { build: tumbler, colors: ['#dfe9e8'], material: 'glass', size: 0.9, turn: 0 },
  flask: { build: flask, colors: ['#3c5a64', '#8a3b2e', '#d9d4c8'], material: 'metal', size: 1.1, turn: 0 },
  pump_bottle: {
    build: pumpBottle,
    colors: ['#ece3d8', '#c98d75', '#9fb3a4'],
    material: 'matte',
    size: 1.05,
    turn: 0.4,
  },
  bar: { build: bar, colors: ['#e3cdb8', '#c9d1b4', '#d9b3b8'], material: 'matte', size: 0.8, turn: 0.5 },
  box: { build: box, colors: ['#c9a57c', '#e4ded2', '#31506b'], material: 'paper', size: 1, turn: 0.5 },
} as const satisfies Record<string, ShapeEntry>;

/** The shapes of the noun table, and some that only this renderer tells apart. */
export type ProductShapeId = keyof typeof PRODUCT_SHAPES;

/** Nouns that share a shape of the noun table but differ in form, colour or material. */
const NOUN_LOOKS: Readonly<Record<string, { shape?: ProductShapeId; color?: string }>> = {
  'green-apple': { color: '#86a82f' },
  'green-tea': { color: '#5f7f63' },
  glass: { shape: 'tumbler' },
  thermos: { shape: 'flask' },
  lotion: { shape: 'pump_bottle' },
  soap: { shape: 'bar' },
};

/** Shape of a subject, or undefined if its noun is not a product that can be drawn. */
export function shapeOf(subject: Subject): ProductShapeId | undefined {
  const drawing = nounById(subject.noun)?.drawing;
  return drawing?.by === 'product' ? (NOUN_LOOKS[subject.noun]?.shape ?? drawing.shape) : undefined;
}

/** Colour and matter of a subject: as in the prompt, else as usual for its noun, else the shape's default. */
export function appearanceOf(
  subject: Subject,
  shape: ProductShapeId,
  chance: number,
): { color: string; material: Material } {
  const { colors, material } = PRODUCT_SHAPES[shape];
  const color =
    subject.color ??
    NOUN_LOOKS[subject.noun]?.color ??
    (colors[Math.floor(chance * colors.length)] as string);
  return { color, material: subject.material ?? material };
}
