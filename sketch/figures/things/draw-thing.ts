import type { DrawContext, Figure, Light } from '../figure.ts';
import { Pen } from '../pen.ts';
import { scaleFigure } from '../scale.ts';
import { settle } from '../settle.ts';
import { AIRCRAFT } from './aircraft.ts';
import { BELONGINGS } from './belongings.ts';
import { BUILDINGS } from './buildings.ts';
import { EASTERN_BUILDINGS } from './eastern-buildings.ts';
import { FURNITURE } from './furniture.ts';
import { HOUSEHOLD } from './household.ts';
import { OUTDOORS } from './outdoors.ts';
import { PLANTS } from './plants.ts';
import { ROBOTS } from './robots.ts';
import { ROCKS_AND_WATER } from './rocks-and-water.ts';
import { ROOM_PARTS } from './room-parts.ts';
import { SHIPS } from './ships.ts';
import { SKY_THINGS } from './sky-things.ts';
import { STRUCTURES } from './structures.ts';
import type { Things } from './thing.ts';
import { TREES } from './trees.ts';
import { VEHICLES } from './vehicles.ts';

interface ThingRequest {
  /** Id in the noun table. */
  id: string;
  /** Natural height in centimetres. */
  height: number;
  color?: string;
}

const THINGS: Things = {
  ...AIRCRAFT,
  ...BELONGINGS,
  ...BUILDINGS,
  ...EASTERN_BUILDINGS,
  ...FURNITURE,
  ...HOUSEHOLD,
  ...OUTDOORS,
  ...PLANTS,
  ...ROBOTS,
  ...ROCKS_AND_WATER,
  ...ROOM_PARTS,
  ...SHIPS,
  ...SKY_THINGS,
  ...STRUCTURES,
  ...TREES,
  ...VEHICLES,
};

/** An object with a separate drawing; undefined for an unknown id. */
export function drawThing(request: ThingRequest, context: DrawContext): Figure | undefined {
  const thing = THINGS[request.id === 'diffuser' ? 'lamp' : request.id];
  if (!thing) return undefined;
  const pen = new Pen(context, 110);
  const lights: Light[] = [];
  const lit = context.time === 'night' || context.time === 'dusk';
  const glass = lit ? '#ffdf94' : '#bfe0ee';
  const points =
    thing.draw({ pen, color: request.color ?? thing.color, lit, glass, lights, random: context.random }) ??
    {};
  const { anchors, riding, ground } = points;
  const drawn = pen.finish({
    ...(anchors ? { anchors } : {}),
    ...(riding ? { riding } : {}),
    ...(thing.floats ? { floats: thing.floats } : {}),
    lights,
  });
  const settled = settle(drawn, request.height, ground);
  const width = settled.box.right - settled.box.left;
  const figure = thing.width === undefined ? settled : scaleFigure(settled, (thing.width * 100) / width);
  const { top, bottom } = figure.box;
  const center = { x: 0, y: (top + bottom) / 2 };
  return {
    ...figure,
    anchors: { center, inside: center, top: { x: 0, y: top }, surface: { x: 0, y: top }, ...figure.anchors },
  };
}
