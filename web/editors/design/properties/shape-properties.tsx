import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { DesignEditing } from '../use-design.ts';
import { ColorChoice } from './color-choice.tsx';
import { SliderRow } from './slider-row.tsx';

/** Colours and outline of a shape. */
export function ShapeProperties({ editing, part }: { editing: DesignEditing; part: Part }) {
  const { shape: texts } = useAreaTexts(designTexts);
  const set = (fields: Record<string, Json>) =>
    editing.edit(part.id, fields, `${part.id} ${Object.keys(fields).join(' ')}`);
  const colorOf = (field: string) => (typeof part[field] === 'string' ? part[field] : undefined);
  const numberOf = (field: string, usual: number) => (typeof part[field] === 'number' ? part[field] : usual);
  return (
    <>
      {part['shape'] !== 'line' && (
        <ColorChoice label={texts.fill} none value={colorOf('fill')} onChange={(fill) => set({ fill })} />
      )}
      <ColorChoice
        label={texts.stroke}
        none
        value={colorOf('stroke')}
        onChange={(stroke) => set({ stroke })}
      />
      <SliderRow
        label={texts.strokeWidth}
        value={numberOf('stroke_width', 1)}
        minimum={0}
        maximum={200}
        onChange={(stroke_width) => set({ stroke_width })}
      />
      {(part['shape'] ?? 'rect') === 'rect' && (
        <SliderRow
          label={texts.radius}
          value={numberOf('radius', 0)}
          minimum={0}
          maximum={500}
          onChange={(radius) => set({ radius })}
        />
      )}
    </>
  );
}
