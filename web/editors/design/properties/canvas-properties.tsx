import { DESIGN_LIMITS } from '@inkreel/contract/documents/design-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { RotateCcw, RotateCw } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { cropCanvas, turnCanvas } from '../core/design-edits.ts';
import type { DesignEditing } from '../use-design.ts';
import { ColorChoice } from './color-choice.tsx';
import { NumberField } from './number-field.tsx';
import { SizeProperties } from './size-properties.tsx';

interface Guide {
  axis: 'x' | 'y';
  at: number;
}

/** The canvas itself: its size, its ground, its guides. */
export function CanvasProperties({ editing }: { editing: DesignEditing }) {
  const { canvas: texts } = useAreaTexts(designTexts);
  const { parts, shown, change, head } = editing;
  const { width, height } = shown;
  const guides = (parts.get(HEAD)?.['guides'] ?? []) as readonly (Guide & {
    [name: string]: string | number;
  })[];
  const resize = (size: { width: number; height: number }) => {
    if (size.width * size.height > DESIGN_LIMITS.pixels) return;
    change(cropCanvas(parts, { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size }));
  };
  const addGuide = (axis: Guide['axis']) =>
    head({ guides: [...guides, { axis, at: Math.round((axis === 'x' ? width : height) / 2) }] });
  const moveGuide = (index: number, at: number) =>
    head({ guides: guides.map((guide, each) => (each === index ? { ...guide, at } : guide)) });
  return (
    <>
      <div className="design-four">
        <NumberField
          label={texts.width}
          value={width}
          minimum={1}
          maximum={DESIGN_LIMITS.side}
          onChange={(value) => resize({ width: Math.round(value), height })}
        />
        <NumberField
          label={texts.height}
          value={height}
          minimum={1}
          maximum={DESIGN_LIMITS.side}
          onChange={(value) => resize({ width, height: Math.round(value) })}
        />
        <IconButton
          icon={RotateCcw}
          label={texts.left}
          onClick={() => change(turnCanvas(parts, 'left', shown))}
        />
        <IconButton
          icon={RotateCw}
          label={texts.right}
          onClick={() => change(turnCanvas(parts, 'right', shown))}
        />
      </div>
      <SizeProperties sizes={editing.sizes} />
      <ColorChoice
        label={texts.background}
        none
        value={shown.background ?? undefined}
        onChange={(background) => head({ background }, 'background')}
      />
      <div className="design-row" role="group" aria-label={texts.guide}>
        <Button size="small" onClick={() => addGuide('x')}>
          {texts.down}
        </Button>
        <Button size="small" onClick={() => addGuide('y')}>
          {texts.across}
        </Button>
        {guides.length > 0 && (
          <Button size="small" look="quiet" onClick={() => head({ guides: null })}>
            {texts.noGuides}
          </Button>
        )}
      </div>
      {guides.length > 0 && (
        <div className="design-four">
          {guides.map((guide, index) => (
            <NumberField
              // biome-ignore lint/suspicious/noArrayIndexKey: guides have no names
              key={index}
              label={`${guide.axis === 'x' ? texts.down : texts.across} ${index + 1}`}
              value={guide.at}
              onChange={(at) => moveGuide(index, at)}
            />
          ))}
        </div>
      )}
    </>
  );
}
