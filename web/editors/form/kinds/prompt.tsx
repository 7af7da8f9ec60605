import { PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { Shuffle, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { isLocal } from '../../../uploads/uploaded-image.ts';
import { mainPicture } from '../../kit/form-values.ts';
import { countByLines } from '../fields/count-by-lines.ts';
import { PromptHelp } from '../writing/prompt-help.tsx';
import type { ControlProps } from './kind-view.tsx';

/** The prompt with its counter; while it is empty, one of the tool's samples is offered. */
export default function PromptField({ tool, field, values, change }: ControlProps<FieldKinds['prompt']>) {
  const { fields } = useStudioMessages().tools;
  const { language } = useLanguage();
  const id = useId();
  const own = field.text?.[language];
  const help = field.help?.[language];
  const samples = field.samples[language];
  const [turn, setTurn] = useState(0);
  const prompt = String(values['prompt'] ?? '');
  const sample = samples[turn % samples.length];
  const main = mainPicture(tool);
  const picture = main === undefined ? undefined : values[main];
  const write = (words: string) =>
    change({ prompt: words, ...(field.perLine ? countByLines(words, prompt) : {}) });
  return (
    <div className="prompt-field">
      <label className="label" htmlFor={id}>
        {own?.label ?? fields.prompt}
        <span className="label-fact" id={`${id}-count`} data-over={prompt.length > PROMPT_CHARACTERS}>
          {fields.promptCount({ used: prompt.length, limit: PROMPT_CHARACTERS })}
        </span>
      </label>
      <div className="prompt-box">
        <textarea
          id={id}
          className="input"
          rows={3}
          value={prompt}
          placeholder={own?.placeholder ?? fields.promptPlaceholder}
          aria-describedby={`${id}-count`}
          // Browsers fill what was typed in again when a page is reloaded, also after a sign-out.
          autoComplete="off"
          data-prompt
          onChange={(event) => write(event.target.value)}
        />
        {prompt !== '' && (
          <button
            type="button"
            className="icon-button icon-button-small"
            aria-label={fields.clear}
            title={fields.clear}
            onClick={() => write('')}
          >
            <X size={14} aria-hidden="true" />
          </button>
        )}
      </div>
      {prompt === '' && sample && (
        <div className="prompt-sample">
          <button type="button" onClick={() => write(sample)}>
            {sample}
          </button>
          <button
            type="button"
            className="icon-button icon-button-small"
            aria-label={fields.another}
            title={fields.another}
            onClick={() => setTurn(turn + 1)}
          >
            <Shuffle size={14} aria-hidden="true" />
          </button>
        </div>
      )}
      <PromptHelp
        toolId={tool.id}
        prompt={prompt}
        picture={typeof picture === 'string' && !isLocal(picture) ? picture : undefined}
        onWrite={write}
      />
      {help && (
        <details className="note prompt-help">
          <summary>{help.title}</summary>
          {help.line}
        </details>
      )}
    </div>
  );
}
