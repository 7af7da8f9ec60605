import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useId } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { PromptHelp } from '../writing/prompt-help.tsx';
import type { ControlProps } from './kind-view.tsx';

/** Words beside the prompt, or instead of it, with their counter. */
export default function WordsField({ tool, field, values, change }: ControlProps<FieldKinds['words']>) {
  const { fields } = useStudioMessages().tools;
  const { language } = useLanguage();
  const { label, placeholder } = field.text[language];
  const id = useId();
  const words = String(values[field.name] ?? '');
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
        <span className="label-fact" id={`${id}-count`} data-over={words.length > field.maximum}>
          {fields.promptCount({ used: words.length, limit: field.maximum })}
        </span>
      </label>
      <textarea
        id={id}
        className="input"
        rows={field.rows}
        value={words}
        placeholder={placeholder}
        aria-describedby={`${id}-count`}
        onChange={(event) => change({ [field.name]: event.target.value })}
      />
      {/* Its picture is an explicit one: the form's shows something else. */}
      {field.name === 'prompt' && (
        <PromptHelp
          toolId={tool.id}
          prompt={words}
          picture={undefined}
          onWrite={(prompt) => change({ prompt })}
        />
      )}
    </div>
  );
}
