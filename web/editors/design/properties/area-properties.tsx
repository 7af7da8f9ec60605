import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { Lasso, Paintbrush, SquareDashed } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { AreaShape, DesignArea } from '../use-area.ts';
import type { BrushSettings } from './brush-properties.tsx';
import { NumberField } from './number-field.tsx';
import { SliderRow } from './slider-row.tsx';

const SHAPES = [
  ['rect', SquareDashed],
  ['lasso', Lasso],
  ['brush', Paintbrush],
] as const satisfies readonly (readonly [AreaShape, unknown])[];

/** How an area is chosen, and its frame in numbers. */
export function AreaProperties({
  area,
  size,
  brush,
  onBrush,
}: {
  area: DesignArea;
  size: Size;
  brush: BrushSettings;
  onBrush: (brush: BrushSettings) => void;
}) {
  const { area: texts, brush: brushTexts, place } = useAreaTexts(designTexts);
  const { chosen, shape, erase } = area;
  const at = chosen?.place ?? {
    x: size.width / 2,
    y: size.height / 2,
    width: size.width,
    height: size.height,
  };
  const [left, top] = [at.x - at.width / 2, at.y - at.height / 2];
  const frame = (changed: { left?: number; top?: number; width?: number; height?: number }) => {
    const to = { left, top, width: at.width, height: at.height, ...changed };
    area.frame({ ...to, x: to.left + to.width / 2, y: to.top + to.height / 2 });
  };
  return (
    <>
      <p className="design-hint">{texts.line}</p>
      <div className="design-row" role="group" aria-label={texts.shape}>
        {SHAPES.map(([name, icon]) => (
          <IconButton
            key={name}
            icon={icon}
            label={texts.shapes[name]}
            aria-pressed={shape === name}
            onClick={() => area.set({ shape: name })}
          />
        ))}
        {[false, true].map((takes) => (
          <Button
            key={String(takes)}
            size="small"
            aria-pressed={erase === takes}
            onClick={() => area.set({ erase: takes })}
          >
            {takes ? texts.take : texts.add}
          </Button>
        ))}
      </div>
      {shape === 'brush' && (
        <SliderRow
          label={brushTexts.size}
          value={brush.size}
          minimum={1}
          maximum={500}
          onChange={(value) => onBrush({ ...brush, size: value })}
        />
      )}
      <div className="design-four" role="group" aria-label={texts.frame}>
        <NumberField label={place.x} value={left} onChange={(value) => frame({ left: value })} />
        <NumberField label={place.y} value={top} onChange={(value) => frame({ top: value })} />
        <NumberField
          label={place.width}
          value={at.width}
          minimum={1}
          onChange={(value) => frame({ width: value })}
        />
        <NumberField
          label={place.height}
          value={at.height}
          minimum={1}
          onChange={(value) => frame({ height: value })}
        />
      </div>
      <div className="design-row">
        <Button size="small" onClick={area.invert}>
          {chosen ? texts.invert : texts.all}
        </Button>
        <Button size="small" disabled={!chosen} onClick={area.clear}>
          {texts.clear}
        </Button>
      </div>
    </>
  );
}
