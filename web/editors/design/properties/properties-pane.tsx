import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { DesignLayer } from '@inkreel/scene/design/design.ts';
import { Circle, ImagePlus, Minus, Square, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { straightenTo } from '../core/crop.ts';
import { findDesignLayer } from '../core/stage-layers.ts';
import type { DesignAdding } from '../use-adding.ts';
import type { DesignArea } from '../use-area.ts';
import type { DesignEditing, DesignTool } from '../use-design.ts';
import type { DesignPerspective } from '../use-perspective.ts';
import { AdjustProperties } from './adjust-properties.tsx';
import { AreaProperties } from './area-properties.tsx';
import { BrushProperties, type BrushSettings } from './brush-properties.tsx';
import { CanvasProperties } from './canvas-properties.tsx';
import { CropProperties } from './crop-properties.tsx';
import { PerspectiveProperties } from './perspective-properties.tsx';
import { PlaceProperties } from './place-properties.tsx';
import { ShapeProperties } from './shape-properties.tsx';
import { SliderRow } from './slider-row.tsx';
import { TextProperties } from './text-properties.tsx';

const SHAPES = [
  ['rect', Square],
  ['ellipse', Circle],
  ['line', Minus],
] as const;

interface PaneProps {
  editing: DesignEditing;
  adding: DesignAdding;
  area: DesignArea;
  perspective: DesignPerspective;
  brush: BrushSettings;
  onBrush: (brush: BrushSettings) => void;
}

/** What the chosen tool does to what is picked. */
export function PropertiesPane(props: PaneProps) {
  const { editing } = props;
  const texts = useAreaTexts(designTexts);
  const layer = findDesignLayer(editing.shown.layers, editing.one?.id);
  return (
    <section className="design-properties" aria-label={titleOf(texts, editing.tool, layer)}>
      <h2>{titleOf(texts, editing.tool, layer)}</h2>
      <ToolProperties {...props} layer={layer} />
      {layer && layer.kind !== 'group' && editing.tool !== 'area' && <PlaceProperties editing={editing} />}
    </section>
  );
}

type Texts = (typeof designTexts)['en'];

const titleOf = (texts: Texts, tool: DesignTool, layer: DesignLayer | undefined): string =>
  tool !== 'select' ? texts.tools[tool] : layer ? texts.layers.kinds[layer.kind] : texts.canvas.title;

function ToolProperties({
  editing,
  adding,
  area,
  perspective,
  brush,
  onBrush,
  layer,
}: PaneProps & { layer: DesignLayer | undefined }): ReactNode {
  const texts = useAreaTexts(designTexts);
  const { one, tool } = editing;
  const image = layer?.kind === 'image' ? layer : undefined;
  const needsImage = <p className="design-hint">{texts.image.pickFirst}</p>;
  switch (tool) {
    case 'shape':
      return (
        <>
          <div className="design-row">
            {SHAPES.map(([shape, Icon]) => (
              <Button key={shape} size="small" onClick={() => adding.shape(shape)}>
                <Icon size={15} strokeWidth={1.6} aria-hidden />
                {texts.shape[shape]}
              </Button>
            ))}
          </div>
          {one?.kind === 'shape' && <ShapeProperties editing={editing} part={one} />}
        </>
      );
    case 'text':
      return (
        <>
          <p className="design-hint">{texts.words.hint}</p>
          <div className="design-row">
            <Button size="small" onClick={() => adding.text()}>
              <Type size={15} strokeWidth={1.6} aria-hidden />
              {texts.words.middle}
            </Button>
          </div>
          {one?.kind === 'text' && <TextProperties editing={editing} part={one} />}
        </>
      );
    case 'image':
      return (
        <>
          <Button size="small" aria-disabled={adding.busy} onClick={adding.choose}>
            <ImagePlus size={15} strokeWidth={1.6} aria-hidden />
            {adding.busy ? texts.image.adding : texts.image.add}
          </Button>
          <p role="alert">{adding.failure}</p>
        </>
      );
    case 'crop':
      return image ? (
        <CropProperties editing={editing} layer={image} />
      ) : (
        <CanvasProperties editing={editing} />
      );
    case 'perspective':
      return image ? (
        <PerspectiveProperties editing={editing} perspective={perspective} layer={image} />
      ) : (
        needsImage
      );
    case 'straighten':
      if (image?.rectify) return <p className="design-hint">{texts.perspective.straightened}</p>;
      return image ? (
        <SliderRow
          label={texts.image.straighten}
          value={image.straighten}
          minimum={-45}
          maximum={45}
          step={0.1}
          onChange={(degrees) =>
            editing.edit(
              image.id,
              straightenTo(image, degrees) as unknown as Record<string, Json>,
              `${image.id} straighten`,
            )
          }
        />
      ) : (
        needsImage
      );
    case 'area':
      return <AreaProperties area={area} size={editing.shown} brush={brush} onBrush={onBrush} />;
    case 'draw':
    case 'mask':
      return <BrushProperties editing={editing} brush={brush} onBrush={onBrush} />;
    case 'adjust':
      return image && one ? <AdjustProperties editing={editing} part={one} /> : needsImage;
    default:
      if (one?.kind === 'text') return <TextProperties editing={editing} part={one} />;
      if (one?.kind === 'shape') return <ShapeProperties editing={editing} part={one} />;
      return layer ? null : <CanvasProperties editing={editing} />;
  }
}
