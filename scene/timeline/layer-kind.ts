import type { Images, Resource } from './resources.ts';
import type { SceneContext } from './scene-context.ts';
import type { Rational } from './time.ts';

/**
 * A kind of layer, as one file: what it needs, and how it is drawn. Its counterpart in the editor is a file of
 * `web/canvas/ui/layer-kinds`. Add a kind to the list in `layer-kinds.ts`.
 */
export interface LayerKind<Layer> {
  /** Whether `draw` marks the canvas several times: such a layer is blended as a whole, by way of a canvas. */
  parts: boolean;
  /** What `draw` needs at a time. `t` is seconds from the layer's first frame. */
  resources(layer: Layer, t: Rational): readonly Resource[];
  /** Draws the layer in units of the document, the origin at its centre. Opacity and place are set already. */
  draw<Image, Path>(
    layer: Layer,
    t: Rational,
    context: SceneContext<Image, Path>,
    images: Images<Image, Path>,
  ): void;
}
