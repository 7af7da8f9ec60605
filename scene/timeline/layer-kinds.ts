import { cutOutKind } from './kinds/cut-out.ts';
import { frameKind } from './kinds/frame.ts';
import { imageKind } from './kinds/image.ts';
import { shapeKind } from './kinds/shape.ts';
import { styledTextKind } from './kinds/styled-text.ts';
import { textKind } from './kinds/text.ts';
import type { LayerKind } from './layer-kind.ts';

/** The kinds of layers, by the `kind` that is saved. */
export const LAYER_KINDS = {
  text: textKind,
  picture: imageKind,
  cut_out: cutOutKind,
  frame: frameKind,
  shape: shapeKind,
  styled_text: styledTextKind,
};

type Kinds = typeof LAYER_KINDS;
type LayerOf<Kind> = Kind extends LayerKind<infer Layer> ? Layer : never;

/** A layer of any kind. */
export type KindLayer = { [Name in keyof Kinds]: LayerOf<Kinds[Name]> }[keyof Kinds];

/** The kind of a layer, for its own type. */
export function kindOf<Layer extends KindLayer>(layer: Layer): LayerKind<Layer> {
  const kind: unknown = LAYER_KINDS[layer.kind];
  // Each kind is listed under the name that its layers have.
  return kind as LayerKind<Layer>;
}
