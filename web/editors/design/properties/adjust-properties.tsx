import { ADJUSTMENTS, type Adjustments } from '@inkreel/contract/documents/design-document.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DesignEditing } from '../use-design.ts';
import { SliderRow } from './slider-row.tsx';

/** Light and colour of an image. */
export function AdjustProperties({ editing, part }: { editing: DesignEditing; part: Part }) {
  const { image: texts } = useAreaTexts(designTexts);
  const adjust = (part['adjust'] ?? {}) as Adjustments;
  return (
    <>
      {ADJUSTMENTS.map((name) => (
        <SliderRow
          key={name}
          label={texts.adjustments[name]}
          value={adjust[name] ?? 0}
          minimum={-100}
          maximum={100}
          onChange={(value) =>
            editing.edit(part.id, { adjust: { ...adjust, [name]: value } }, `${part.id} ${name}`)
          }
        />
      ))}
      <Button
        size="small"
        disabled={part['adjust'] === undefined}
        onClick={() => editing.edit(part.id, { adjust: null })}
      >
        {texts.reset}
      </Button>
    </>
  );
}
