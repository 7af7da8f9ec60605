import type { Look } from './look.ts';

/** How the numbers in a film's pictures are meant, with FFmpeg's names. */
export interface Colours {
  matrix: string;
  range: 'tv' | 'pc';
  /** Curve of a film of high dynamic range; undefined for all others. */
  highRange?: 'smpte2084' | 'arib-std-b67';
}

/** Height in pixels from which films without tags are BT.709, as browsers assume it. */
export const LARGE_HEIGHT = 720;

/** Colours by a film's tags, and by its size where it has none. Primaries are not converted: browsers do not either. */
export function coloursOf({ matrix, range, transfer, pixels, height }: Look): Colours {
  const highRange = transfer === 'smpte2084' || transfer === 'arib-std-b67' ? transfer : undefined;
  const usual = height >= LARGE_HEIGHT ? 'bt709' : 'smpte170m';
  return {
    matrix: matrix ?? (highRange ? 'bt2020nc' : usual),
    range: range === 'pc' || (range === undefined && pixels.startsWith('yuvj')) ? 'pc' : 'tv',
    ...(highRange ? { highRange } : {}),
  };
}
