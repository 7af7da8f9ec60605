import { QUALITY_FACTORS, type Quality } from '@inkreel/contract/pricing.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { ChoiceRow } from '../../kit/fields/choice-row.tsx';
import type { ControlProps } from './kind-view.tsx';

/** Few tools say what each tier does. */
const QualityTiers = lazyPart(() => import('./quality-tiers.tsx'));

const QUALITIES = Object.keys(QUALITY_FACTORS) as Quality[];

/** Quality tiers; the factor that the price is multiplied by is shown at the label. */
export default function QualityField(props: ControlProps<FieldKinds['quality']>) {
  const { field, values, change } = props;
  const { fields } = useStudioMessages().tools;
  const chosen = QUALITIES.find((quality) => quality === values['quality']);
  if (field.tiers) return <QualityTiers {...props} />;
  return (
    <ChoiceRow
      look="segments"
      label={fields.quality}
      fact={chosen && fields.factor({ factor: QUALITY_FACTORS[chosen] })}
      chosen={chosen}
      onChoose={(quality) => change({ quality })}
      choices={QUALITIES.map((quality) => ({ value: quality, label: fields.qualities[quality] }))}
    />
  );
}
