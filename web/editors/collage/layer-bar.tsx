import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import type { Layer, LayerDocument } from '@inkreel/scene/layers/layer-document.ts';
import {
  duplicateLayer,
  fadeLayer,
  orderLayer,
  removeLayer,
} from '@inkreel/scene/layers/layer-operations.ts';
import { BringToFront, Copy, SendToBack, Trash2 } from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RangeRow } from './range-row.tsx';

/** Actions on the picked layer, text or picture: opacity, order, copy, removal. */
export function LayerBar({
  document,
  layer,
  onLayers,
}: {
  document: LayerDocument;
  layer: Layer;
  onLayers: (document: LayerDocument, done: boolean) => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const share = Math.round(layer.opacity * 100);
  return (
    <div className="picked-group" role="group" aria-label={texts.picked}>
      <RangeRow
        label={texts.opacity}
        fact={`${share}%`}
        value={share}
        minimum={10}
        maximum={100}
        step={5}
        onChange={(value, done) => onLayers(fadeLayer(document, layer.id, value / 100), done)}
      />
      <span className="picked-icons">
        <IconButton
          icon={BringToFront}
          label={texts.raise}
          onClick={() => onLayers(orderLayer(document, layer.id, 'up'), true)}
        />
        <IconButton
          icon={SendToBack}
          label={texts.lower}
          onClick={() => onLayers(orderLayer(document, layer.id, 'down'), true)}
        />
        <IconButton
          icon={Copy}
          label={texts.copy}
          onClick={() => onLayers(duplicateLayer(document, layer.id, newId()), true)}
        />
        <IconButton
          icon={Trash2}
          label={texts.deleteText}
          onClick={() => onLayers(removeLayer(document, layer.id), true)}
        />
      </span>
    </div>
  );
}
