import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import type { SizePreset } from '@inkreel/contract/tools/sizes.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { ChoiceRow } from '../../kit/fields/choice-row.tsx';
import type { ControlProps } from './kind-view.tsx';

/** Longest side of the little drawn frame, in pixels. */
const FRAME = 22;

/**
 * Ratio chips that draw their ratio; the pixels are shown at the label, and as a choice where a ratio has several
 * sizes.
 */
export default function SizeField({ field, values, change }: ControlProps<FieldKinds['size']>) {
  const { fields } = useStudioMessages().tools;
  const { language } = useLanguage();
  const chosen = field.presets.find(
    ({ width, height }) => width === values['width'] && height === values['height'],
  );
  const ratios = field.presets.filter(
    ({ label }, at) => at === field.presets.findIndex((one) => one.label === label),
  );
  const sizes = field.presets.filter(({ label }) => label === chosen?.label);
  const choose = (preset: SizePreset | undefined) => {
    if (preset) change({ width: preset.width, height: preset.height });
  };
  const frame = (width: number, height: number) => {
    // Equal areas look equally large, whatever the ratio.
    const unit = Math.min(15 / Math.sqrt(width * height), FRAME / Math.max(width, height));
    return { width: Math.round(width * unit), height: Math.round(height * unit) };
  };
  return (
    <>
      <ChoiceRow
        look="ratios"
        words={field.presets.some(({ use }) => use !== undefined)}
        label={fields.ratio}
        {...(sizes.length < 2 && {
          fact: fields.size({ width: Number(values['width']), height: Number(values['height']) }),
        })}
        chosen={chosen?.label}
        onChoose={(label) => {
          const same = field.presets.filter((one) => one.label === label);
          // Another ratio keeps the size class: a small picture stays small.
          choose(same[sizes.findIndex((one) => one === chosen)] ?? same[0]);
        }}
        choices={ratios.map(({ label, width, height, use }) => ({
          value: label,
          label: (
            <>
              <span className="ratio-slot" aria-hidden="true">
                <i style={frame(width, height)} />
              </span>
              {use ? use[language] : label}
            </>
          ),
        }))}
      />
      {sizes.length > 1 && (
        <ChoiceRow
          look="segments"
          label={fields.pixels}
          chosen={chosen?.value}
          onChoose={(value) => choose(sizes.find((one) => one.value === value))}
          choices={sizes.map(({ value, width, height }) => ({
            value,
            label: fields.size({ width, height }),
          }))}
        />
      )}
    </>
  );
}
