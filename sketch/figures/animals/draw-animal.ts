import type { DrawContext, Figure, FigurePose } from '../figure.ts';
import { Pen } from '../pen.ts';
import { settle } from '../settle.ts';
import { darker, lighter, lightness } from '../tones.ts';
import { drawBird } from './birds.ts';
import { CREATURES } from './creatures.ts';
import type { FreeAnimal } from './free-animal.ts';
import { INSECTS } from './insects.ts';
import { QUADRUPEDS } from './mammals.ts';
import { drawQuadruped } from './quadruped.ts';
import type { QuadrupedShape } from './quadruped-shape.ts';
import { SEA_ANIMALS } from './sea-animals.ts';

interface AnimalRequest {
  /** Id in the noun table. */
  id: string;
  /** Natural height in centimetres. */
  height: number;
  pose: FigurePose;
  color?: string;
}

/** An animal with its whole body; undefined if no species of that id is known. */
export function drawAnimal(request: AnimalRequest, context: DrawContext): Figure | undefined {
  const shape = QUADRUPEDS[request.id];
  if (shape)
    return drawQuadruped(
      request.color ? tinted(shape, request.color) : shape,
      request.height,
      request.pose,
      context,
    );
  const free = SEA_ANIMALS[request.id] ?? INSECTS[request.id] ?? CREATURES[request.id];
  if (free) return drawFree(free, request, context);
  return drawBird(request.id, request.height, request.pose, request.color, context);
}

function drawFree(animal: FreeAnimal, request: AnimalRequest, context: DrawContext): Figure {
  const pen = new Pen(context, 100);
  const { pose } = request;
  const moving = pose === 'walk' || pose === 'run' || pose === 'fly' || pose === 'swim';
  const anchors = animal.draw(pen, request.color ?? animal.color, pose === 'sleep', moving) ?? {};
  const glows = request.id === 'firefly';
  const figure = settle(
    pen.finish({
      anchors,
      ...(animal.floats ? { floats: animal.floats } : {}),
      lights: glows ? [{ x: -24, y: 3, radius: 120, color: '#f4ee6a' }] : [],
    }),
    request.height,
  );
  const center = { x: 0, y: (figure.box.top + figure.box.bottom) / 2 };
  return {
    ...figure,
    anchors: { center, top: { x: 0, y: figure.box.top }, seat: center, ...figure.anchors },
  };
}

/** Patterns that make a species: a zebra in blue is still striped. */
const OWN_PATTERNS: ReadonlySet<QuadrupedShape['pattern']> = new Set([
  'panda',
  'giraffe',
  'rosettes',
  'spots',
]);

/**
 * The same animal in a requested coat colour: legs, belly, tips and pattern take its hue, so that a black cat
 * has no orange stripes. Light parts stay light only on light coats.
 */
function tinted(shape: QuadrupedShape, color: string): QuadrupedShape {
  const dark = lightness(color) < 0.35;
  const striped = shape.pattern === 'stripes' && shape.coat.startsWith('#f');
  return {
    ...shape,
    coat: color,
    legs: color,
    light: OWN_PATTERNS.has(shape.pattern)
      ? shape.light
      : dark
        ? lighter(color, 0.12)
        : lightness(color) > 0.8
          ? lighter(color, 0.4)
          : shape.light,
    tip: dark ? lighter(color, 0.06) : darker(color, 0.25),
    patternColor:
      OWN_PATTERNS.has(shape.pattern) || striped
        ? shape.patternColor
        : dark
          ? lighter(color, 0.1)
          : darker(color, 0.14),
    ...(shape.mane ? { mane: dark ? lighter(color, 0.1) : darker(color, 0.3) } : {}),
  };
}
