import { counts } from '@inkreel/contract/fields/field.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import { ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import type { FormValues } from '../kit/form-values.ts';
import { useEngineChoice } from '../kit/use-engine-choice.ts';
import { FieldControl } from './fields/field-control.tsx';
import { viewOf } from './kinds/index.ts';

const EnginePicker = lazyPart(() => import('../kit/engine-picker.tsx'));

const MORE_KEY = 'inkreel.device.more';

const keyOf = (field: Field) => ('name' in field ? field.name : field.kind);

/** The tool's fields: those used every time open, the rest under "More", which stays as the person left it. */
export function InputPane({
  tool,
  values,
  change,
}: {
  tool: Tool;
  values: FormValues;
  change: (values: FormValues) => void;
}) {
  const { fields } = useStudioMessages().tools;
  const { choices } = useEngineChoice(tool);
  const [more, setMore] = useState(() => localStorage.getItem(MORE_KEY) === 'open');
  const toggle = (open: boolean) => {
    setMore(open);
    localStorage.setItem(MORE_KEY, open ? 'open' : 'closed');
  };
  const fitting = tool.fields.filter((field) => counts(field, values));
  const rest = fitting.filter((field) => viewOf(field).more);
  const shown = fitting.filter((field) => !viewOf(field).more);
  return (
    <>
      {shown.map((field) => (
        <FieldControl key={keyOf(field)} tool={tool} field={field} values={values} change={change} />
      ))}
      {rest.length > 0 && (
        <details className="more" open={more} onToggle={(event) => toggle(event.currentTarget.open)}>
          <summary>
            <ChevronRight size={15} aria-hidden />
            {fields.more}
            <small>{fields.seed}</small>
          </summary>
          {more &&
            rest.map((field) => (
              <FieldControl key={keyOf(field)} tool={tool} field={field} values={values} change={change} />
            ))}
        </details>
      )}
      {choices.length > 0 && (
        <Suspense>
          <EnginePicker tool={tool} values={values} />
        </Suspense>
      )}
    </>
  );
}
