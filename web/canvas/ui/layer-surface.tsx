import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import type { Point } from '@inkreel/scene/geometry.ts';
import { findLayer, type Layer, type LayerDocument } from '@inkreel/scene/layers/layer-document.ts';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { type KeyResult, pressLayerKey, pressPlacingKey } from '../core/layers/layer-keys.ts';
import type { View } from '../core/zoom.ts';
import { LayerContent } from './layer-content.tsx';
import { LayerHandles, placementStyle, SnapGuides } from './layer-handles.tsx';
import { useLayerPointers } from './layer-pointer.ts';
import './layer-surface.css';
import { useLayerView } from './layer-view.ts';
import { LayerZoom } from './layer-zoom.tsx';

export interface LayerSurfaceProps {
  document: LayerDocument;
  pickedId: string | undefined;
  onPick: (id: string | undefined) => void;
  /** `done` is false while a gesture is under way; each `true` ends an undo step. */
  onChange: (document: LayerDocument, done: boolean) => void;
  /** The gesture was cancelled: the document goes back to where it was at the last `done`. */
  onCancel: () => void;
  /** Drags with Alt leave a copy; without this they only do not snap. */
  onCopy?: (id: string) => void;
  /** Double click or Enter on a layer. */
  onEdit?: (layer: Layer) => void;
  /** `stack`: layers can be turned, copied, ordered and removed; `placing`: only moved and resized. */
  use: 'stack' | 'placing';
  /** URL of a source's picture; undefined while it is unavailable. */
  urlOf: (source: string) => string | undefined;
  /** Names a layer for screen readers. */
  nameOf: (layer: Layer) => string;
  view: View | null;
  onView: (view: View | null) => void;
  /** Look of the canvas itself; without a background it shows the checkerboard of transparency. */
  paper: React.CSSProperties;
  /** What lies beneath the layers, in units of the document; gets the CSS pixels to a unit. */
  children?: React.ReactNode | ((scale: number) => React.ReactNode);
  /** What lies above the canvas and beside it, in CSS pixels; gets where a point of the document is, and the CSS pixels to a unit. */
  above?: (toFrame: (point: Point) => Point, scale: number) => React.ReactNode;
  /** Whether what lies beneath shows a layer already. */
  isDrawn?: (layer: Layer) => boolean;
}

/** Shows layers on a canvas and lets mouse, pen, fingers and keys handle them. */
export function LayerSurface(props: LayerSurfaceProps) {
  const { document, pickedId, onPick, onChange, onCancel, onEdit, use, urlOf, nameOf, view, onView } = props;
  const texts = useAreaTexts(layerTexts);
  const hintId = useId();
  const [said, setSaid] = useState('');
  const [spaceHeld, setSpaceHeld] = useState(false);
  const keyed = useRef(false);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useLayerView(frame, document, view, onView);
  const picked = findLayer(document, pickedId);

  const tell = (changed: LayerDocument, id: string | undefined) => {
    const layer = findLayer(changed, id);
    if (!layer) return setSaid(texts.removed);
    const before = findLayer(document, id);
    const turned = before && before.rotation !== layer.rotation;
    const resized = before && before.width !== layer.width;
    setSaid(
      turned
        ? texts.turned({ degrees: layer.rotation })
        : resized
          ? texts.resized(layer)
          : texts.moved(layer),
    );
  };
  const pointers = useLayerPointers({
    document,
    stage,
    turns: use === 'stack',
    onPick,
    onChange,
    onCancel,
    onView,
    onCopy: props.onCopy,
  });

  // The focus follows the picked layer, so that after a copy the keys act on the copy.
  useEffect(() => {
    const focused = frame.current?.ownerDocument.activeElement?.closest<HTMLElement>('[data-layer]');
    if (!focused || pickedId === undefined || focused.dataset['layer'] === pickedId) return;
    frame.current?.querySelector<HTMLElement>(`.layer[data-layer="${CSS.escape(pickedId)}"]`)?.focus();
  }, [pickedId]);

  const press = (event: React.KeyboardEvent): KeyResult<LayerDocument> | undefined => {
    if (use === 'stack') return pressLayerKey(document, pickedId, event, newId());
    const placed = pressPlacingKey(document, pickedId, event);
    return placed && { document: placed, pickedId };
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const inLayer = event.target instanceof Element && event.target.closest('[data-layer]') !== null;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const result = inLayer ? press(event) : undefined;
    if (result) {
      tell(result.document, result.pickedId);
      // A key that is held down is one step, which ends on release; a copy or a removal is a step at once.
      keyed.current = result.pickedId === pickedId;
      onChange(result.document, !keyed.current);
      if (result.pickedId !== pickedId) onPick(result.pickedId);
      if (result.pickedId === undefined) frame.current?.focus();
    } else if (event.key === 'Escape' && (pointers.cancel() || pickedId !== undefined)) onPick(undefined);
    else if (event.key === 'Enter' && inLayer && picked && onEdit) onEdit(picked);
    else if (event.key === ' ' && (inLayer || event.target === frame.current)) setSpaceHeld(true);
    else if (plain && (event.key === '+' || event.key === '=')) stage.zoomStep(1);
    else if (plain && event.key === '-') stage.zoomStep(-1);
    else if (plain && event.key === '0') onView(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const endKeys = () => {
    setSpaceHeld(false);
    if (!keyed.current) return;
    keyed.current = false;
    onChange(document, true);
  };

  return (
    <div
      ref={frame}
      className="layer-surface"
      data-panning={spaceHeld}
      tabIndex={0}
      role="application"
      aria-label={texts.stage}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
      onKeyUp={endKeys}
      onBlur={endKeys}
      onFocus={({ target }) => {
        const id = target instanceof HTMLElement ? target.dataset['layer'] : undefined;
        if (id !== undefined && id !== pickedId) onPick(id);
      }}
      onPointerDown={(event) => pointers.onPointerDown(event, spaceHeld)}
      onPointerMove={pointers.onPointerMove}
      onPointerUp={pointers.onPointerUp}
      onPointerCancel={pointers.onPointerCancel}
      onDoubleClick={() => picked && onEdit?.(picked)}
    >
      <p id={hintId} className="sr-only">
        {use === 'stack' ? texts.keys : texts.placingKeys}
      </p>
      <div
        className="layer-paper"
        style={{
          ...props.paper,
          width: document.width,
          height: document.height,
          transform: `translate(-50%, -50%) translate(${stage.shown.x}px, ${stage.shown.y}px) scale(${stage.shown.scale})`,
        }}
      >
        {typeof props.children === 'function' ? props.children(stage.shown.scale) : props.children}
        {document.layers.map((layer) => (
          <LayerBox
            key={layer.id}
            layer={layer}
            name={nameOf(layer)}
            isPicked={layer.id === pickedId}
            isDrawn={props.isDrawn?.(layer) ?? false}
            url={layer.kind === 'text' ? undefined : urlOf(layer.source)}
          />
        ))}
      </div>
      <SnapGuides guides={pointers.guides} size={document} toFrame={stage.toFrame} />
      {picked && (
        <LayerHandles
          layer={picked}
          scale={stage.shown.scale}
          toFrame={stage.toFrame}
          turns={use === 'stack'}
        />
      )}
      <LayerZoom scale={stage.shown.scale} onStep={stage.zoomStep} onFit={() => onView(null)} />
      {props.above?.(stage.toFrame, stage.shown.scale)}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** So that a press beside what is seen goes to what lies below. */
const clipOf = ({ outline }: Layer): string | undefined =>
  outline && `polygon(${outline.map(({ x, y }) => `${x * 100}% ${y * 100}%`).join()})`;

/** A layer for pointers and the keyboard. A drag renders the dragged one alone. */
const LayerBox = memo(function LayerBox({
  layer,
  name,
  isPicked,
  isDrawn,
  url,
}: {
  layer: Layer;
  name: string;
  isPicked: boolean;
  /** What lies beneath shows it already. */
  isDrawn: boolean;
  url: string | undefined;
}) {
  return (
    <div
      role="button"
      tabIndex={0}
      className="layer"
      data-layer={layer.id}
      data-kind={layer.kind}
      aria-label={name}
      aria-pressed={isPicked}
      style={{ ...placementStyle(layer), opacity: layer.opacity, clipPath: clipOf(layer) }}
    >
      {!isDrawn && <LayerContent layer={layer} url={url} />}
    </div>
  );
});
