import type { Layer, TextLayer } from '@inkreel/scene/layers/layer-document.ts';
import { PLATE_RADIUS, TEXT_LINE, TEXT_PADDING } from '@inkreel/scene/layers/text-layout.ts';
import { SCENE_FONTS } from './scene-fonts.ts';

/** What a layer shows, in a box of the layer's size; as `drawLayer` draws it in the export. */
export function LayerContent({ layer, url }: { layer: Layer; url: string | undefined }) {
  if (layer.kind === 'text') return <TextContent layer={layer} />;
  if (url === undefined) return <span className="layer-missing" />;
  return <img className="layer-picture" src={url} alt="" draggable={false} />;
}

function TextContent({ layer }: { layer: TextLayer }) {
  return (
    <span
      className="layer-text"
      style={{
        padding: `${TEXT_PADDING.along}em ${TEXT_PADDING.across}em`,
        fontFamily: SCENE_FONTS[layer.font],
        fontSize: layer.fontSize,
        fontWeight: layer.bold ? 700 : 400,
        lineHeight: TEXT_LINE,
        textAlign: layer.align,
        color: layer.color,
        background: layer.plate ?? undefined,
        borderRadius: `${PLATE_RADIUS}em`,
      }}
    >
      {layer.text}
    </span>
  );
}
