import { layers as en } from '../en/layers.ts';
import { layers as zh } from '../zh/layers.ts';

/**
 * Canvases on which things are placed, and the frame of an extended picture. Loaded with the editors that
 * have one.
 */
export const layerTexts = { en, zh };
