import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DesignEditing } from '../use-design.ts';
import { ColorChoice } from './color-choice.tsx';
import { SliderRow } from './slider-row.tsx';

/** How strokes are drawn; `size` in pixels of the design. */
export interface BrushSettings {
  size: number;
  color: string;
  erase: boolean;
}

/** The brush of drawings and masks. */
export function BrushProperties({
  editing,
  brush,
  onBrush,
}: {
  editing: DesignEditing;
  brush: BrushSettings;
  onBrush: (brush: BrushSettings) => void;
}) {
  const { brush: texts, image } = useAreaTexts(designTexts);
  const { one, tool } = editing;
  const isMask = tool === 'mask';
  if (isMask && !one) return <p className="design-hint">{image.pickFirst}</p>;
  const mask = one?.['mask'] as { off?: boolean } | undefined;
  return (
    <>
      <p className="design-hint">{isMask ? texts.maskLine : texts.line}</p>
      <div className="design-row" role="group" aria-label={isMask ? texts.mask : texts.brush}>
        {[false, true].map((erase) => (
          <Button
            key={String(erase)}
            size="small"
            aria-pressed={brush.erase === erase}
            onClick={() => onBrush({ ...brush, erase })}
          >
            {isMask ? (erase ? texts.reveal : texts.hide) : erase ? texts.erase : texts.paint}
          </Button>
        ))}
      </div>
      <SliderRow
        label={texts.size}
        value={brush.size}
        minimum={1}
        maximum={500}
        onChange={(size) => onBrush({ ...brush, size })}
      />
      {!isMask && (
        <ColorChoice
          label={texts.color}
          value={brush.color}
          onChange={(color) => color !== null && onBrush({ ...brush, color })}
        />
      )}
      {isMask && one && mask && (
        <Button size="small" onClick={() => editing.edit(one.id, { mask: null })}>
          {texts.noMask}
        </Button>
      )}
    </>
  );
}
