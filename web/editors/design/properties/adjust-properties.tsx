import {
  ADJUSTMENTS,
  type Adjustments,
  type Curves,
  FILTERS,
} from '@inkreel/contract/documents/image-adjustments.ts';
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DesignEditing } from '../use-design.ts';
import { CurveEditor } from './curve-editor.tsx';
import { SliderRow } from './slider-row.tsx';

const TWO_SIDED: ReadonlySet<string> = new Set([...ADJUSTMENTS, 'vignette']);

/** Light and colour, curves and filters of an image. */
export function AdjustProperties({ editing, part }: { editing: DesignEditing; part: Part }) {
  const { image: texts } = useAreaTexts(designTexts);
  const adjust = (part['adjust'] ?? {}) as Adjustments;
  const row = (name: (typeof ADJUSTMENTS)[number] | (typeof FILTERS)[number], label: string) => (
    <SliderRow
      key={name}
      label={label}
      value={adjust[name] ?? 0}
      minimum={TWO_SIDED.has(name) ? -100 : 0}
      maximum={100}
      onChange={(value) =>
        editing.edit(part.id, { adjust: { ...adjust, [name]: value } as Json }, `${part.id} ${name}`)
      }
    />
  );
  const setCurves = (curves: Curves | undefined) => {
    const { curves: _, ...others } = adjust;
    const next = curves === undefined ? others : { ...others, curves };
    editing.edit(part.id, { adjust: next as unknown as Json }, `${part.id} curves`);
  };
  return (
    <>
      {ADJUSTMENTS.map((name) => row(name, texts.adjustments[name]))}
      <CurveEditor key={part.id} curves={adjust.curves ?? {}} onChange={setCurves} />
      <fieldset className="design-filters">
        <legend>{texts.filters.title}</legend>
        {FILTERS.map((name) => row(name, texts.filters[name]))}
      </fieldset>
      <div className="design-row">
        <Button
          size="small"
          disabled={part['adjust'] === undefined}
          onClick={() => editing.edit(part.id, { adjust: null })}
        >
          {texts.reset}
        </Button>
      </div>
    </>
  );
}
