import { layers as en } from '../en/layers.ts';
import { layers as zh } from '../zh/layers.ts';

/** Stages on which things are placed, and the frame of a picture that grows. Loaded with the editors that have one. */
export const layerTexts = { en, zh };
