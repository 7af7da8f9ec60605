import type { Layer } from 'ag-psd';

/** Blend modes of a design by Photoshop's names; undefined for those that designs do not have. */
export const BLENDS: Readonly<Record<string, string | undefined>> = {
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  darken: 'darken',
  lighten: 'lighten',
  'color dodge': 'color-dodge',
  'color burn': 'color-burn',
  'hard light': 'hard-light',
  'soft light': 'soft-light',
  difference: 'difference',
  exclusion: 'exclusion',
  hue: 'hue',
  saturation: 'saturation',
  color: 'color',
  luminosity: 'luminosity',
};

/** Whether a layer is drawn over those below without mixing its colours with theirs. */
export const isNormal = ({ blendMode = 'normal' }: Layer): boolean =>
  blendMode === 'normal' || blendMode === 'pass through';
