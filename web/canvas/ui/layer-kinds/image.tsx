import type { CutOutLayer, PictureLayer } from '@inkreel/scene/layers/layer-document.ts';
import type { LayerContentProps } from './layer-content-props.ts';

export function ImageContent({ url }: LayerContentProps<PictureLayer | CutOutLayer>) {
  if (url === undefined) return <span className="layer-missing" />;
  return <img className="layer-picture" src={url} alt="" draggable={false} />;
}
