import type { CutOutLayer, PictureLayer } from '../../layers/layer-document.ts';
import type { LayerKind } from '../layer-kind.ts';
import type { ImageResource } from '../resources.ts';

/** How a layer is drawn that is one still image. */
export function stillKind<Layer extends PictureLayer | CutOutLayer>(): LayerKind<Layer> {
  const resourceOf = ({ source }: Layer): ImageResource => ({ kind: 'image', source });
  return {
    parts: false,
    resources: (layer) => [resourceOf(layer)],
    draw: (layer, _, context, images) => {
      const { width, height } = layer;
      const open = images.image(resourceOf(layer));
      if (open) context.drawImage(open.image, -width / 2, -height / 2, width, height);
    },
  };
}

/** A whole image that fills its box. */
export const imageKind = stillKind<PictureLayer>();
