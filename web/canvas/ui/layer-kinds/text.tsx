import type { TextLayer } from '@inkreel/scene/layers/layer-document.ts';
import { PLATE_RADIUS, TEXT_LINE, TEXT_PADDING } from '@inkreel/scene/layers/text-layout.ts';
import { SCENE_FONTS } from '../scene-fonts.ts';

export function TextContent({ layer }: { layer: TextLayer }) {
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
