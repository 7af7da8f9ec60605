import { DESIGN_BLENDS } from '@inkreel/contract/documents/design-document.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { DesignEditing } from '../use-design.ts';
import { SliderRow } from './slider-row.tsx';

const BLENDS = ['source-over', ...DESIGN_BLENDS] as const;

/** How a layer lies over those below it. */
export function LayerLook({ editing, part }: { editing: DesignEditing; part: Part }) {
  const texts = useAreaTexts(designTexts);
  const opacity = typeof part['opacity'] === 'number' ? part['opacity'] : 1;
  return (
    <div className="design-look">
      <SliderRow
        label={texts.layers.opacity}
        value={Math.round(opacity * 100)}
        minimum={0}
        maximum={100}
        onChange={(value) => editing.edit(part.id, { opacity: value / 100 }, `${part.id} opacity`)}
      />
      <select
        className="input"
        aria-label={texts.layers.blend}
        value={typeof part['blend'] === 'string' ? part['blend'] : 'source-over'}
        onChange={({ target: { value } }) =>
          editing.edit(part.id, { blend: value === 'source-over' ? null : value })
        }
      >
        {BLENDS.map((blend) => (
          <option key={blend} value={blend}>
            {texts.blends[blend]}
          </option>
        ))}
      </select>
    </div>
  );
}
