import { WATERFALL } from '@inkreel/contract/limits.ts';

export interface Tile {
  /** Height over width of the picture. */
  ratio: number;
  /** Pixels below the picture, the same at any width. */
  below: number;
}
export interface Place {
  column: number;
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Waterfall {
  places: Place[];
  columns: number;
  columnWidth: number;
  width: number;
  height: number;
}

/** Two columns fit a phone only when they shrink; below this width per column there is one. */
const NARROWEST_COLUMN = 140;
const NARROW_GAP = 12;

/**
 * Lays tiles into columns of 250 with a gap of 20 (specification, section 9), each into the column that is
 * shortest so far, the leftmost of equals. If two such columns do not fit, two narrower ones share the width.
 */
export function layWaterfall(tiles: readonly Tile[], available: number): Waterfall {
  const { columns, columnWidth, gap } = measureColumns(available);
  const heights = new Array<number>(columns).fill(0);
  const places = tiles.map(({ ratio, below }): Place => {
    const column = heights.indexOf(Math.min(...heights));
    const top = heights[column] ?? 0;
    const height = Math.round(columnWidth * ratio) + below;
    heights[column] = top + height + gap;
    return { column, left: column * (columnWidth + gap), top, width: columnWidth, height };
  });
  return {
    places,
    columns,
    columnWidth,
    width: columns * columnWidth + (columns - 1) * gap,
    height: Math.max(0, Math.max(...heights) - gap),
  };
}

function measureColumns(available: number): { columns: number; columnWidth: number; gap: number } {
  const { columnWidth, gap } = WATERFALL;
  const fitting = Math.floor((available + gap) / (columnWidth + gap));
  if (fitting >= 2) return { columns: fitting, columnWidth, gap };
  const half = Math.floor((available - NARROW_GAP) / 2);
  if (half >= NARROWEST_COLUMN) return { columns: 2, columnWidth: half, gap: NARROW_GAP };
  return { columns: 1, columnWidth: Math.max(1, Math.min(available, columnWidth)), gap };
}
