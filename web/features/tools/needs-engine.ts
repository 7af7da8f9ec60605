import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FormValues } from './form-state.ts';

/** Whether a choice is made that the built-in engine does not do. Fields that do not count beside the others are passed over. */
export function needsEngine({ fields }: Pick<Tool, 'fields'>, values: FormValues): boolean {
  return fields.some(
    (field) =>
      field.kind === 'choice' &&
      (field.when === undefined || values[field.when.name] === field.when.value) &&
      field.values.some((one) => one.needsEngine && one.value === values[field.name]),
  );
}
