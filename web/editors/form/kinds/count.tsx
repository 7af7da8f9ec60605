import { CANDIDATES } from '@inkreel/contract/limits.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { ChoiceRow } from '../../kit/fields/choice-row.tsx';
import type { ControlProps } from './kind-view.tsx';

const COUNTS = Array.from(
  { length: CANDIDATES.maximum - CANDIDATES.minimum + 1 },
  (_, index) => CANDIDATES.minimum + index,
);

/** How many pictures one run makes. */
export default function CountField({ values, change }: ControlProps<FieldKinds['count']>) {
  const { fields } = useStudioMessages().tools;
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
