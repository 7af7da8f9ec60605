import type { Layer } from '@inkreel/scene/layers/layer-document.ts';
import { CutOutContent } from './layer-kinds/cut-out.tsx';
import { ImageContent } from './layer-kinds/image.tsx';
import type { LayerContentProps } from './layer-kinds/layer-content-props.ts';
import { TextContent } from './layer-kinds/text.tsx';

type Contents = {
  [Kind in Layer['kind']]: (props: LayerContentProps<Extract<Layer, { kind: Kind }>>) => React.ReactNode;
};

/** The kinds of layers, as `scene/timeline/layer-kinds.ts` lists them for drawings. */
const CONTENTS: Contents = { text: TextContent, picture: ImageContent, cut_out: CutOutContent };

/** What a layer shows, in a box of the layer's size; as `drawLayer` draws it in the export. */
export function LayerContent<Kind extends Layer>({ layer, url }: LayerContentProps<Kind>) {
  // Each component is listed under the name that its layers have.
  const Content = CONTENTS[layer.kind] as (props: LayerContentProps<Kind>) => React.ReactNode;
  return <Content layer={layer} url={url} />;
}
