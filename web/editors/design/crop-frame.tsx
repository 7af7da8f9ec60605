import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { DesignImage } from '@inkreel/scene/design/design.ts';
import { turn } from '@inkreel/scene/layers/layer-document.ts';
import { useRef, useState } from 'react';
import { placementStyle } from '../../canvas/ui/layer-handles.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { type Crop, cropImage, cropTo, dragCrop } from './core/crop.ts';
import type { DesignEditing } from './use-design.ts';

const GRIPS = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
type Grip = (typeof GRIPS)[number];

/** The frame of a crop over its image. It is for pointers: the same numbers are fields beside the picture. */
export function CropFrame({
  editing,
  layer,
  scale,
}: {
  editing: DesignEditing;
  layer: DesignImage;
  /** CSS pixels to a pixel of the design. */
  scale: number;
}) {
  const { tools: texts } = useAreaTexts(designTexts);
  const [crop, setCrop] = useState<Crop | undefined>();
  const from = useRef<{ grip: Grip; x: number; y: number } | undefined>(undefined);
  const framed = { ...layer, ...(cropTo(layer, crop ?? layer.crop) as object) } as DesignImage;
  const onMove = (event: React.PointerEvent) => {
    const start = from.current;
    if (!start) return;
    const moved = turn(
      { x: (event.clientX - start.x) / scale, y: (event.clientY - start.y) / scale },
      -layer.rotation,
    );
    const full = { width: layer.width / layer.crop.width, height: layer.height / layer.crop.height };
    const by = {
      x: (moved.x / full.width) * (layer.flipX ? -1 : 1),
      y: (moved.y / full.height) * (layer.flipY ? -1 : 1),
    };
    setCrop(dragCrop(layer.crop, start.grip, by));
  };
  const onUp = () => {
    from.current = undefined;
    if (crop) editing.edit(layer.id, cropImage(layer, crop));
    setCrop(undefined);
  };
  return (
    <div
      className="design-crop"
      data-own-pointer
      role="group"
      aria-label={texts.crop}
      style={{ ...placementStyle(framed), borderWidth: 1.5 / scale }}
    >
      {GRIPS.map((grip) => (
        <span
          key={grip}
          aria-hidden
          data-grip={grip}
          style={{ width: 28 / scale, height: 28 / scale }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { grip, x: event.clientX, y: event.clientY };
          }}
          onPointerMove={onMove}
          onPointerUp={onUp}
          onPointerCancel={() => {
            from.current = undefined;
            setCrop(undefined);
          }}
        />
      ))}
    </div>
  );
}
