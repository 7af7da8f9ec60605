import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FormValues } from '../form-state.ts';

/** What each control of a form gets: its tool and field of the catalogue, the form's values, and how to change some. */
export interface ControlProps<Field> {
  tool: Tool;
  field: Field;
  values: FormValues;
  change: (values: FormValues) => void;
}
