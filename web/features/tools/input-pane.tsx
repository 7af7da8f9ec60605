import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field } from '@inkreel/contract/tools/fields.ts';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.tsx';
import { FieldControl } from './fields/field-control.tsx';
import type { FormValues } from './form-state.ts';

/** Field kinds that most runs leave alone. */
const UNDER_MORE: readonly Field['kind'][] = ['seed'];
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
  const { fields } = useMessages().tools;
  const [more, setMore] = useState(() => localStorage.getItem(MORE_KEY) === 'open');
  const toggle = (open: boolean) => {
    setMore(open);
    localStorage.setItem(MORE_KEY, open ? 'open' : 'closed');
  };
  const fitting = tool.fields.filter(({ when }) => when === undefined || values[when.name] === when.value);
  const rest = fitting.filter(({ kind }) => UNDER_MORE.includes(kind));
  const shown = fitting.filter(({ kind }) => !UNDER_MORE.includes(kind));
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
          {rest.map((field) => (
            <FieldControl key={keyOf(field)} tool={tool} field={field} values={values} change={change} />
          ))}
        </details>
      )}
    </>
  );
}
