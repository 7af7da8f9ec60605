import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { DesignLayer } from '@inkreel/scene/design/design.ts';
import { FlipHorizontal2, FlipVertical2 } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { findDesignLayer } from '../core/stage-layers.ts';
import { type DesignEditing, useMoving } from '../use-design.ts';
import { NumberField } from './number-field.tsx';

/** Exact numbers for every handle: the upper left corner as it lies unturned, the sides, the turn. */
export function PlaceProperties({ editing }: { editing: DesignEditing }) {
  const layer = findDesignLayer(useMoving(editing).shown.layers, editing.one?.id);
  return layer && layer.kind !== 'group' ? <PlaceFields editing={editing} layer={layer} /> : null;
}

function PlaceFields({
  editing,
  layer,
}: {
  editing: DesignEditing;
  layer: Exclude<DesignLayer, { kind: 'group' }>;
}) {
  const { place: texts } = useAreaTexts(designTexts);
  const { x, y, width, height, rotation } = layer;
  const set = (fields: Record<string, number | boolean>) => editing.edit(layer.id, fields);
  /** A side changes around the upper left corner; words keep their proportions. */
  const resize = (side: 'width' | 'height', value: number) => {
    if (layer.kind === 'text') {
      const factor = value / layer[side];
      return set({
        width: width * factor,
        height: height * factor,
        font_size: layer.fontSize * factor,
        x: x + (width * (factor - 1)) / 2,
        y: y + (height * (factor - 1)) / 2,
      });
    }
    const grown = value - layer[side];
    set(side === 'width' ? { width: value, x: x + grown / 2 } : { height: value, y: y + grown / 2 });
  };
  return (
    <div className="design-four" role="group" aria-label={texts.title}>
      <NumberField
        label={texts.x}
        value={x - width / 2}
        onChange={(value) => set({ x: value + width / 2 })}
      />
      <NumberField
        label={texts.y}
        value={y - height / 2}
        onChange={(value) => set({ y: value + height / 2 })}
      />
      <NumberField
        label={texts.width}
        value={width}
        minimum={1}
        onChange={(value) => resize('width', value)}
      />
      <NumberField
        label={texts.height}
        value={height}
        minimum={1}
        onChange={(value) => resize('height', value)}
      />
      <NumberField
        label={texts.turn}
        value={rotation}
        minimum={-360}
        maximum={360}
        onChange={(value) => set({ rotation: value })}
      />
      <IconButton
        icon={FlipHorizontal2}
        label={texts.flipX}
        aria-pressed={layer.flipX}
        onClick={() => set({ flip_x: !layer.flipX })}
      />
      <IconButton
        icon={FlipVertical2}
        label={texts.flipY}
        aria-pressed={layer.flipY}
        onClick={() => set({ flip_y: !layer.flipY })}
      />
      {editing.sizes.all.length > 1 && (
        <Button size="small" className="col-span-4" onClick={() => editing.sizes.carry([layer.id])}>
          {texts.carry}
        </Button>
      )}
    </div>
  );
}
