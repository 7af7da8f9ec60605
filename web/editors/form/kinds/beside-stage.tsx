import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FormValues } from '../../kit/form-values.ts';
import { viewOf } from './index.ts';

/** What the tool's fields show beside the stage while it is worked on. */
export function BesideStage({
  tool,
  values,
  change,
}: {
  tool: Tool;
  values: FormValues;
  change: (values: FormValues) => void;
}) {
  return tool.fields.map((field) => {
    const { Beside } = viewOf(field);
    return Beside && <Beside key={field.kind} tool={tool} field={field} values={values} change={change} />;
  });
}
