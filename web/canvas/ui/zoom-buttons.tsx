import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** Zoom out, the scale, zoom in, fit. */
export function ZoomButtons({
  scale,
  onStep,
  onFit,
}: {
  /** CSS pixels per picture pixel. */
  scale: number;
  onStep: (direction: 1 | -1) => void;
  onFit: () => void;
}) {
  const { zoom } = useAreaTexts(canvasTexts);
  const { number } = useLanguage();
  return (
    <div className="zoom-buttons">
      <IconButton icon={Minus} label={`${zoom.out} (-)`} onClick={() => onStep(-1)} />
      <output className="zoom-figure" aria-label={zoom.scale}>
        {number(Math.round(scale * 100) / 100)}
      </output>
      <IconButton icon={Plus} label={`${zoom.in} (+)`} onClick={() => onStep(1)} />
      <IconButton icon={Maximize} label={`${zoom.fit} (0)`} onClick={onFit} />
    </div>
  );
}
