import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useLanguage } from '../../../../lib/messages.tsx';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { type DrawingSample, drawingSamples } from './drawing-sample.ts';
import './drawing.css';

/** On the empty sheet: a hint, and sample drawings. Lets the pen through. */
export function DrawingSamples({
  tool,
  field,
  onTake,
}: {
  tool: Tool;
  field: FieldKinds['drawing'];
  /** Takes a drawing, by its address, with the prompt and settings of its run. */
  onTake: (sample: DrawingSample) => void;
}) {
  const { empty } = useStudioMessages().tools;
  const { language, colon } = useLanguage();
  return (
    <div className="drawing-samples">
      <p>{field.text[language].hint}</p>
      <ul>
        {drawingSamples(tool, language).map((sample, index) => (
          <li key={sample.url}>
            <button type="button" onClick={() => onTake(sample)}>
              <img src={sample.thumbnail} alt="" width={96} height={96} decoding="async" />
              <span className="sr-only">
                {empty.useSample({ at: index + 1 })}
                {colon}
              </span>
              <span>{sample.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
