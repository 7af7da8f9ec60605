import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { readDesign } from '@inkreel/scene/design/design.ts';
import { designTexts as textsOf } from '@inkreel/scene/design/open-design.ts';
import type { Layer } from '@inkreel/scene/layers/layer-document.ts';
import { useEffect, useMemo } from 'react';
import type { View } from '../../canvas/core/zoom.ts';
import { LayerSurface } from '../../canvas/ui/layer-surface.tsx';
import { loadSceneFonts } from '../../canvas/ui/scene-fonts.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { AreaStage, AreaTint } from './area-stage.tsx';
import { ColorPicker } from './color-picker.tsx';
import { originalOf } from './core/design-edits.ts';
import { withLayer } from './core/perspective.ts';
import { findDesignLayer, layerName, SELECTION } from './core/stage-layers.ts';
import { CropFrame } from './crop-frame.tsx';
import { DesignCanvas } from './design-canvas.tsx';
import { PaintArea } from './paint-area.tsx';
import { PerspectiveFrame } from './perspective-frame.tsx';
import type { BrushSettings } from './properties/brush-properties.tsx';
import { RunningLayers } from './running-layers.tsx';
import { TextArea } from './text-area.tsx';
import type { DesignAdding } from './use-adding.ts';
import type { DesignArea } from './use-area.ts';
import { type DesignEditing, useMoving } from './use-design.ts';
import type { DesignPerspective } from './use-perspective.ts';
import { usePreviewImages } from './use-preview-images.ts';

/** The picture in the middle: its layers drawn, and the handles of what is picked. */
export function DesignStage({
  editing,
  adding,
  area,
  perspective,
  brush,
  original,
  view,
  onView,
}: {
  editing: DesignEditing;
  adding: DesignAdding;
  area: DesignArea;
  perspective: DesignPerspective;
  brush: BrushSettings;
  /** Shows the picture as it was opened. */
  original: boolean;
  view: View | null;
  onView: (view: View | null) => void;
}) {
  const texts = useAreaTexts(designTexts);
  const { parts, tool } = editing;
  const { shown, stage, isMoving } = useMoving(editing);
  const images = usePreviewImages(editing);
  const first = useMemo(() => (original ? readDesign(originalOf(parts)) : undefined), [original, parts]);
  const warped = perspective.layerOf(shown);
  const flat = warped && perspective.flatOf(warped);
  const drawn = first ?? (flat ? withLayer(shown, flat) : shown);
  const { layers: resting } = editing.stage.document;
  useEffect(() => {
    void loadSceneFonts(resting);
  }, [resting]);
  const isDrawn = (layer: Layer) => {
    if (layer.kind !== 'text') return true;
    const own = findDesignLayer(shown.layers, layer.id);
    return own?.kind === 'text' && textsOf({ layers: [own] }).every((line) => images.outline(line));
  };
  const painting = tool === 'draw' || tool === 'mask';
  const one = findDesignLayer(shown.layers, editing.one?.id);
  const cropped = tool === 'crop' && one?.kind === 'image' ? one : undefined;
  const plain = original || painting || tool === 'area' || (cropped ?? warped) !== undefined;
  const { width, height } = shown;
  const layers = tool === 'text' ? stage.document.layers.filter(isText) : stage.document.layers;
  return (
    <div className="design-stage" data-tool={tool}>
      <LayerSurface
        document={plain ? { width, height, layers: [] } : { ...stage.document, layers }}
        pickedId={plain ? undefined : stage.pickedId}
        onPick={(id) => {
          if (plain || id === SELECTION) return;
          editing.pick(id === undefined ? [] : [id]);
        }}
        onChange={editing.place}
        onCancel={editing.cancel}
        onCopy={editing.leaveCopy}
        onEdit={(layer) => {
          if (layer.kind === 'text') globalThis.document.getElementById('design-words')?.focus();
        }}
        use="stack"
        urlOf={() => undefined}
        nameOf={(layer) =>
          layer.id === SELECTION ? texts.layers.kinds.group : layerName(parts, layer.id, texts.layers.kinds)
        }
        view={view}
        onView={onView}
        paper={shown.background === null ? {} : { background: shown.background }}
        isDrawn={isDrawn}
        above={(toFrame, scale) => (
          <>
            {warped && !original && (
              <PerspectiveFrame
                editing={editing}
                perspective={perspective}
                layer={warped}
                flat={flat}
                scale={scale}
                toFrame={toFrame}
              />
            )}
            <ColorPicker />
          </>
        )}
      >
        {(scale) => (
          <>
            <DesignCanvas
              design={drawn}
              picked={first ? NONE : editing.picked}
              isMoving={isMoving}
              images={images}
              scale={scale}
            />
            {cropped && <CropFrame editing={editing} layer={cropped} scale={scale} />}
            {tool === 'text' && !plain && <TextArea editing={editing} adding={adding} />}
            {area.chosen && <AreaTint chosen={area.chosen} size={shown} />}
            {tool === 'area' && <AreaStage area={area} brush={brush.size} size={shown} />}
            {painting && <PaintArea editing={editing} images={images} brush={brush} />}
            {stage.document.guides?.map(({ axis, at }) => (
              <span
                key={`${axis} ${at}`}
                aria-hidden
                className="design-guide"
                style={axis === 'x' ? { left: at, width: 1 / scale } : { top: at, height: 1 / scale }}
              />
            ))}
            <RunningLayers editing={editing} />
          </>
        )}
      </LayerSurface>
    </div>
  );
}

const isText = ({ kind }: Layer): boolean => kind === 'text';

const NONE: readonly string[] = [];
