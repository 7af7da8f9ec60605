import type { FormValues } from '../form-state.ts';

/** What each control of a form gets: its field of the catalogue, the form's values, and how to change some of them. */
export interface ControlProps<Field> {
  field: Field;
  values: FormValues;
  change: (values: FormValues) => void;
}
