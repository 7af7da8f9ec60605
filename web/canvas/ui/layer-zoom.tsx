import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import { Minus, Plus } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** Zoom buttons of a canvas with layers, floating at its lower right corner. */
export function LayerZoom({
  scale,
  onStep,
  onFit,
}: {
  /** CSS pixels per unit of the document. */
  scale: number;
  onStep: (direction: 1 | -1) => void;
  onFit: () => void;
}) {
  const texts = useAreaTexts(layerTexts);
  const { number } = useLanguage();
  return (
    <div className="layer-zoom" data-own-pointer>
      <IconButton icon={Minus} small label={texts.zoomOut} onClick={() => onStep(-1)} />
      <button type="button" className="stage-scale" title={texts.fit} onClick={onFit}>
        {number(Math.round(scale * 100) / 100)}
        <span className="sr-only">. {texts.fit}</span>
      </button>
      <IconButton icon={Plus} small label={texts.zoomIn} onClick={() => onStep(1)} />
    </div>
  );
}
