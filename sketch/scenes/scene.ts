import type { Brief, Place } from '../brief.ts';
import { paintForeground } from './elements/foreground.ts';
import { createPainter, type Glow, type Layer, type Painter } from './painter.ts';
import type { Palette } from './palette.ts';
import { paintCave, paintUnderwater } from './places/depths.ts';
import {
  paintDesert,
  paintFarm,
  paintField,
  paintForest,
  paintGarden,
  paintMountainPlace,
  paintRoad,
  paintSnowland,
} from './places/land.ts';
import { paintHeights, paintMoonGround, paintSpace } from './places/otherworld.ts';
import { paintRoom } from './places/rooms.ts';
import { paintBridge, paintCity, paintHarbour, paintRooftop, paintStreet } from './places/settled.ts';
import { paintStudio, paintTable } from './places/still.ts';
import { paintLake, paintSea } from './places/waterside.ts';
import type { Stage } from './stage.ts';
import { paintWeather } from './weather.ts';

/** A finished background in sheets, and the lights in it. */
export interface Scene {
  layers: Layer[];
  glows: Glow[];
  /** Position of the key light, in pixels from the left. */
  lightX: number;
}

const PAINTERS: Record<Place, (painter: Painter) => void> = {
  field: paintField,
  forest: paintForest,
  mountain: paintMountainPlace,
  lake: (painter) => paintLake(painter, false),
  sea: (painter) => paintSea(painter, false),
  beach: (painter) => paintSea(painter, true),
  river: (painter) => paintLake(painter, true),
  desert: paintDesert,
  snowland: paintSnowland,
  village: (painter) => paintStreet(painter, true),
  street: (painter) => paintStreet(painter, false),
  city: paintCity,
  garden: (painter) => paintGarden(painter, false),
  park: (painter) => paintGarden(painter, true),
  farm: paintFarm,
  road: paintRoad,
  bridge: paintBridge,
  harbour: paintHarbour,
  rooftop: paintRooftop,
  room: paintRoom,
  kitchen: paintRoom,
  bedroom: paintRoom,
  library: paintRoom,
  cafe: paintRoom,
  classroom: paintRoom,
  office: paintRoom,
  stage: paintRoom,
  table: paintTable,
  studio: paintStudio,
  space: paintSpace,
  moon: paintMoonGround,
  underwater: paintUnderwater,
  cave: paintCave,
  sky: paintHeights,
};

/** Paints the background of a brief on its stage: sheets from far to near, weather last. */
export function paintScene(brief: Brief, stage: Stage, palette: Palette): Scene {
  const painter = createPainter(brief, stage, palette);
  PAINTERS[stage.place](painter);
  paintForeground(painter);
  paintWeather(painter);
  return { layers: painter.layers, glows: painter.glows, lightX: painter.lightX };
}
