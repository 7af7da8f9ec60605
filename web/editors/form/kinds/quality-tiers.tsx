import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { useId } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { useEngineChoice } from '../../kit/use-engine-choice.ts';
import type { ControlProps } from './kind-view.tsx';
import './quality-tiers.css';

/** Quality tiers, each with its effect here and the resulting price of the run. */
export default function QualityTiers({ tool, field, values, change }: ControlProps<FieldKinds['quality']>) {
  const { fields } = useStudioMessages().tools;
  const { language, number } = useLanguage();
  const { engine, pointsAt } = useEngineChoice(tool);
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <div className="label" id={`${name}-label`}>
        {fields.quality}
      </div>
      <div className="quality-tiers">
        {field.tiers?.values.map(({ value, text }) => {
          const { points } = quoteRun(tool, pointsAt(engine), { ...values, quality: value });
          const { name: title, hint } = text[language];
          return (
            <label key={value} data-chosen={values['quality'] === value}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={values['quality'] === value}
                onChange={() => change({ quality: value })}
              />
              <b>{title}</b>
              <span>{number(points)}</span>
              <small>{hint}</small>
            </label>
          );
        })}
      </div>
    </div>
  );
}
