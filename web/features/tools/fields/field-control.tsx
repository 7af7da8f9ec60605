import type { Field } from '@inkreel/contract/tools/fields.ts';
import type { ControlProps } from './control.ts';
import { CountField } from './count-field.tsx';
import { PromptField } from './prompt-field.tsx';
import { QualityField } from './quality-field.tsx';
import { SeedField } from './seed-field.tsx';
import { SizeField } from './size-field.tsx';
import { StyleField } from './style-field.tsx';
import './fields.css';

/** The control of a field, by its kind. A kind of the catalogue without a control does not compile here. */
export function FieldControl({ field, ...props }: ControlProps<Field>) {
  switch (field.kind) {
    case 'prompt':
      return <PromptField field={field} {...props} />;
    case 'size':
      return <SizeField field={field} {...props} />;
    case 'count':
      return <CountField field={field} {...props} />;
    case 'quality':
      return <QualityField field={field} {...props} />;
    case 'style':
      return <StyleField field={field} {...props} />;
    case 'seed':
      return <SeedField field={field} {...props} />;
  }
}
