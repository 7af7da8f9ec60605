import { CANDIDATES } from '@inkreel/contract/limits.ts';
import type { FieldKinds } from '@inkreel/contract/tools/fields.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { ControlProps } from './control.ts';

const COUNTS = Array.from(
  { length: CANDIDATES.maximum - CANDIDATES.minimum + 1 },
  (_, index) => CANDIDATES.minimum + index,
);

/** How many pictures one run makes. */
export function CountField({ values, change }: ControlProps<FieldKinds['count']>) {
  const { fields } = useMessages().tools;
  return (
    <ChoiceRow
      look="segments"
      label={fields.count}
      chosen={Number(values['count'])}
      onChoose={(count) => change({ count })}
      choices={COUNTS.map((count) => ({ value: count, label: String(count) }))}
    />
  );
}
