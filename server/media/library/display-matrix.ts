import { type FilterText, filter } from '../filter-graph.ts';

/** Positions of the numbers of the matrix that rotate and mirror, row by row. */
const A = 0;
const B = 1;
const C = 3;
const D = 4;
const QUARTER = 90;

/**
 * The filters that show frames upright, by the display matrix of the file: nine 32-bit numbers (ISO 14496-12, track
 * header). Only quarter turns and mirroring are applied, as the `ffmpeg` program does by default.
 */
export function uprightFilters(matrix: Buffer | null): FilterText[] {
  if (matrix === null || matrix.length < 36) return [];
  const at = (index: number) => matrix.readInt32LE(index * 4);
  const degrees = (Math.atan2(at(B), at(A)) * 180) / Math.PI;
  const quarter = (Math.round(degrees / QUARTER) + 4) % 4;
  if (Math.abs(degrees - Math.round(degrees / QUARTER) * QUARTER) > 2) return [];
  if (quarter === 1) return [filter('transpose', { dir: at(C) > 0 ? 'cclock_flip' : 'clock' })];
  if (quarter === 3) return [filter('transpose', { dir: at(C) < 0 ? 'clock_flip' : 'cclock' })];
  const mirrored: FilterText[] = at(A) < 0 ? [filter('hflip', {})] : [];
  return at(D) < 0 ? [...mirrored, filter('vflip', {})] : mirrored;
}
