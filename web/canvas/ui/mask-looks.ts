import { drawMask, type MaskLook } from '../core/mask/mask-overlay.ts';
import type { Painter } from './overlay-canvas.ts';

const SEAL: MaskLook = { tint: [206, 61, 35], stripes: 'rising' };
const JADE: MaskLook = { tint: [42, 140, 100], stripes: 'falling' };

/** How masks are shown: one kind of mark in seal red. */
export const paintMask: Painter = (grid, placement, area) => drawMask(grid, placement, area, [SEAL]);
/** How strokes of two kinds are shown: keep in jade, erase in seal red, leaning the other way. */
export const paintStrokes: Painter = (grid, placement, area) => drawMask(grid, placement, area, [JADE, SEAL]);
