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
  const { tools, zoom } = useAreaTexts(canvasTexts);
  const { share } = useLanguage();
  return (
    <div className="zoom-buttons">
      <IconButton
        icon={Minus}
        label={tools.withKey({ name: zoom.out, key: '-' })}
        onClick={() => onStep(-1)}
      />
      <output className="zoom-figure" aria-label={zoom.scale}>
        {share(scale)}
      </output>
      <IconButton icon={Plus} label={tools.withKey({ name: zoom.in, key: '+' })} onClick={() => onStep(1)} />
      <IconButton icon={Maximize} label={tools.withKey({ name: zoom.fit, key: '0' })} onClick={onFit} />
    </div>
  );
}
