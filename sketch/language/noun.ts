/** Shapes that the product renderer can ray-trace. */
export type ProductShape =
  | 'mug'
  | 'bottle'
  | 'perfume'
  | 'vase'
  | 'bowl'
  | 'jar'
  | 'candle'
  | 'gift_box'
  | 'lipstick'
  | 'can'
  | 'apple'
  | 'ball'
  | 'teapot'
  | 'plate'
  | 'tube'
  | 'lamp'
  | 'speaker'
  | 'box';

/** Who draws a noun: its own animal body, its own vector drawing, an icon of a set, or the product renderer. */
export type Drawing =
  | { by: 'animal' }
  | { by: 'drawn' }
  | { by: 'icon'; set: 'noto' | 'fluent'; name: string }
  | { by: 'product'; shape: ProductShape };

type NounCategory =
  | 'animal'
  | 'plant'
  | 'food'
  | 'vehicle'
  | 'building'
  | 'furniture'
  | 'object'
  | 'product'
  | 'toy'
  | 'instrument'
  | 'clothing'
  | 'nature'
  | 'sky'
  | 'person-prop';

/** The habitat of a figure if the prompt names no place. */
type Habitat = 'ground' | 'water' | 'sky' | 'table' | 'wall' | 'underwater';

/** A figure that the engine can draw. */
export interface Noun {
  id: string;
  category: NounCategory;
  /** English forms, lower case: synonyms and irregular plurals. Regular plurals are derived by the vocabulary. */
  en: readonly string[];
  zh: readonly string[];
  drawing: Drawing;
  /** How the noun is drawn in an illustration, if `drawing` is the product renderer. */
  sceneDrawing?: Drawing;
  /** Natural height in metres. */
  metres: number;
  at: Habitat;
}

/**
 * One line of a noun table: id, English forms and Chinese names separated by `|`, height in metres, habitat,
 * drawing.
 */
export type NounRow = readonly [
  id: string,
  en: string,
  zh: string,
  metres: number,
  at: Habitat,
  drawing: Drawing,
  sceneDrawing?: Drawing,
];

export const animal: Drawing = { by: 'animal' };
export const drawn: Drawing = { by: 'drawn' };

/** An icon of the Noto set, by its name there. */
export function noto(name: string): Drawing {
  return { by: 'icon', set: 'noto', name };
}

/** A shape of the product renderer. */
export function product(shape: ProductShape): Drawing {
  return { by: 'product', shape };
}

/** Turns the lines of one category into nouns. */
export function nounTable(category: NounCategory, rows: readonly NounRow[]): Noun[] {
  return rows.map(([id, en, zh, metres, at, drawing, sceneDrawing]) => ({
    id,
    category,
    en: en.split('|'),
    zh: zh.split('|'),
    drawing,
    ...(sceneDrawing ? { sceneDrawing } : {}),
    metres,
    at,
  }));
}
