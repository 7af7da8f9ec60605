import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { DesignLayer, LayerMask, Raster } from '@inkreel/scene/design/design.ts';
import { flatPoint } from '@inkreel/scene/design/warp.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { useRef } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { onRaster, type Painted, type RasterBox, touchedTiles, withStamp } from './core/raster-tiles.ts';
import { findDesignLayer } from './core/stage-layers.ts';
import type { PreviewImages } from './preview-images.ts';
import type { BrushSettings } from './properties/brush-properties.tsx';
import type { DesignEditing } from './use-design.ts';
import { type Painting, usePainting } from './use-painting.ts';

/** The mask of a layer in perspective goes with it: it is painted where the layer lies without. */
const onFlat = (layer: DesignLayer | undefined, point: Point): Point =>
  layer?.kind === 'image' && layer.corners ? (flatPoint(layer, point) ?? point) : point;

/** Where a raster lies: masks have a place, a drawing that of its layer, and a new one covers the canvas. */
function boxOf(raster: Raster | LayerMask, layer: DesignLayer | undefined, canvas: Size): RasterBox {
  if ('width' in raster) return raster;
  return layer?.kind === 'paint'
    ? layer
    : { x: canvas.width / 2, y: canvas.height / 2, ...canvas, rotation: 0 };
}

/** Takes the strokes of a drawing, or of the mask of the picked layer. */
export function PaintArea({
  editing,
  images,
  brush,
}: {
  editing: DesignEditing;
  images: PreviewImages;
  brush: BrushSettings;
}) {
  const { tools: texts } = useAreaTexts(designTexts);
  const painting = usePainting(editing, images);
  const stroke = useRef<{ painting: Painting; painted: Painted; x: number; y: number } | undefined>(
    undefined,
  );
  const isMask = editing.tool === 'mask';

  const pointOf = (event: React.PointerEvent, { part, raster }: Painting) => {
    const box = event.currentTarget.getBoundingClientRect();
    const { shown } = editing;
    const point = {
      x: ((event.clientX - box.left) / box.width) * shown.width,
      y: ((event.clientY - box.top) / box.height) * shown.height,
    };
    const layer = findDesignLayer(shown.layers, part);
    return onRaster(raster, boxOf(raster, layer, shown), isMask ? onFlat(layer, point) : point);
  };
  const radiusOf = ({ part, raster }: Painting) => {
    const { width } = boxOf(raster, findDesignLayer(editing.shown.layers, part), editing.shown);
    return (brush.size / 2) * (raster.columns / width);
  };
  const mark = (event: React.PointerEvent, begun: Painting, from: { x: number; y: number }) => {
    const to = pointOf(event, begun);
    const { context } = begun;
    context.globalCompositeOperation = brush.erase ? 'destination-out' : 'source-over';
    context.strokeStyle = isMask ? '#000000' : brush.color;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = radiusOf(begun) * 2;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
    images.touch();
    return to;
  };
  const onDown = (event: React.PointerEvent) => {
    if (event.button !== 0 || stroke.current) return;
    const begun = painting.begin();
    if (!begun) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointOf(event, begun);
    mark(event, begun, at);
    stroke.current = { painting: begun, painted: withStamp(undefined, at, radiusOf(begun) + 1), ...at };
  };
  const onMove = (event: React.PointerEvent) => {
    const now = stroke.current;
    if (!now) return;
    const to = mark(event, now.painting, now);
    stroke.current = { ...now, ...to, painted: withStamp(now.painted, to, radiusOf(now.painting) + 1) };
  };
  const onUp = () => {
    const now = stroke.current;
    stroke.current = undefined;
    if (now) painting.end(now.painting, touchedTiles(now.painted, now.painting.raster));
  };
  return (
    <div
      className="design-paint"
      data-own-pointer
      role="img"
      aria-label={isMask ? texts.mask : texts.draw}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    />
  );
}
