import type { CutOutLayer, LayerDocument, PictureLayer, TextLayer } from './layer-document.ts';

/** A picture layer for tests: 200 x 100 in the middle of a 1000 x 800 canvas. */
export function pictureLayer(change: Partial<PictureLayer> = {}): PictureLayer {
  return {
    kind: 'picture',
    id: 'a',
    source: 'one',
    x: 500,
    y: 400,
    width: 200,
    height: 100,
    rotation: 0,
    opacity: 1,
    ...change,
  };
}

/** A cut-out for tests. */
export const cutOut = (change: Partial<CutOutLayer> = {}): CutOutLayer => ({
  ...pictureLayer(),
  kind: 'cut_out',
  shadow: false,
  ...change,
});

/** A text layer for tests. */
export function textLayer(change: Partial<TextLayer> = {}): TextLayer {
  const { source: _, ...placed } = pictureLayer();
  return {
    ...placed,
    kind: 'text',
    id: 't',
    text: 'Ink',
    fontSize: 40,
    font: 'sans',
    bold: false,
    color: '#1b1917',
    align: 'center',
    plate: null,
    ...change,
  };
}

/** Layers on a canvas of 1000 x 800. */
export function layerDocument(...layers: LayerDocument['layers']): LayerDocument {
  return { width: 1000, height: 800, layers };
}
