import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { useEffect, useRef, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import type { AreaShape, ChosenArea, DesignArea } from './use-area.ts';

/** Most pixels of a side of what is shown of an area. */
const SHOWN_SIDE = 1024;

/** What is chosen, as a tint over the picture. */
export function AreaTint({ chosen, size: { width, height } }: { chosen: ChosenArea; size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const share = Math.min(1, SHOWN_SIDE / Math.max(width, height));
  const [across, down] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.globalCompositeOperation = 'copy';
    context.drawImage(chosen.canvas, 0, 0, across, down);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = getComputedStyle(context.canvas).color;
    context.fillRect(0, 0, across, down);
  }, [chosen, across, down]);
  return (
    <canvas
      ref={canvas}
      className="design-area-tint"
      width={across}
      height={down}
      style={{ width, height }}
      aria-hidden
    />
  );
}

/** Takes the rectangles, outlines and strokes that choose an area. For keys, the pane has numbers. */
export function AreaStage({
  area,
  brush,
  size: { width, height },
}: {
  area: DesignArea;
  /** Pixels of the design. */
  brush: number;
  size: Size;
}) {
  const { tools: texts } = useAreaTexts(designTexts);
  const [points, setPoints] = useState<readonly Point[]>([]);
  const pointOf = (event: React.PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    };
  };
  const end = () => {
    if (points.length > 0) area.mark((context) => traceArea(context, area.shape, points, brush));
    setPoints([]);
  };
  return (
    <div
      className="design-paint"
      data-own-pointer
      role="img"
      aria-label={texts.area}
      onPointerDown={(event) => {
        if (event.button !== 0 || points.length > 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setPoints([pointOf(event)]);
      }}
      onPointerMove={(event) => points.length > 0 && setPoints([...points, pointOf(event)])}
      onPointerUp={end}
      onPointerCancel={() => setPoints([])}
    >
      {points.length > 0 && (
        <svg
          className="design-area-trace"
          viewBox={`0 0 ${width} ${height}`}
          data-stroke={area.shape === 'brush'}
          aria-hidden
        >
          <path d={pathOf(area.shape, points)} style={area.shape === 'brush' ? { strokeWidth: brush } : {}} />
        </svg>
      )}
    </div>
  );
}

const cornersOf = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0]!, points.at(-1)!];
  return [first, { x: last.x, y: first.y }, last, { x: first.x, y: last.y }];
};

function traceArea(
  context: OffscreenCanvasRenderingContext2D,
  shape: AreaShape,
  points: readonly Point[],
  brush: number,
): void {
  const corners = shape === 'rect' ? cornersOf(points) : points;
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x, y);
  if (shape !== 'brush') return context.fill();
  const [{ x, y }] = [points.at(-1)!];
  // A point alone is a dot.
  context.lineTo(x + 0.01, y);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = brush;
  context.stroke();
}

const pathOf = (shape: AreaShape, points: readonly Point[]): string => {
  const line = (shape === 'rect' ? cornersOf(points) : points).map(({ x, y }) => `${x} ${y}`).join('L');
  return shape === 'brush' ? `M${line}` : `M${line}Z`;
};
