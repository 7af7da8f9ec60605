import { type Blocker, checkValues } from '@inkreel/contract/fields/check-values.ts';
import type { PictureSizes } from '@inkreel/contract/fields/kind.ts';
import type { Quote } from '@inkreel/contract/pricing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { usePoints, useSiteFacts } from '../../lib/query.ts';
import { misfitOf } from '../kit/engine-misfit.ts';
import type { FormValues } from '../kit/form-values.ts';
import { choosesUnserved } from '../kit/needs-engine.ts';
import { useEngineChoice } from '../kit/use-engine-choice.ts';
import { batchField } from './batch/batch-field.ts';

/** Whether the form may be run as it is, and its price. */
export interface RunCheck {
  /** The input for the server; undefined while there are errors. */
  input: FormValues | undefined;
  blocker: Blocker | undefined;
  /** Whether no engine here serves the tool. */
  closed: boolean;
  price: Quote;
  /** Points missing from the balance; 0 if it suffices or is unknown. */
  missing: number;
  /**
   * Running the tool over many pictures: their field, and the rest of the input. Undefined if that is not
   * offered.
   */
  batch: { field: FieldKinds['image']; settings: FormValues | undefined } | undefined;
}

/**
 * Checks the form against the tool's fields, the engines of this site, the one that was chosen, and the balance, while
 * the person types.
 * @param sizes pixels of the form's pictures, as far as they are known
 * @param unitPoints what one picture of the tool costs here
 */
export function useRunCheck(
  tool: Tool,
  values: FormValues,
  sizes: PictureSizes,
  unitPoints: number,
): RunCheck {
  const balance = usePoints()?.total;
  const facts = useSiteFacts()?.tools[tool.id];
  const closed = facts?.open === false;
  const unserved = !closed && choosesUnserved(tool.fields, values, facts?.unserved);
  const { choices, engine } = useEngineChoice(tool);
  const chosen = choices.find((choice) => choice.engine === engine);
  const isUnfit = chosen !== undefined && misfitOf(tool.fields, values, chosen) !== undefined;
  const check = (fields: Tool['fields'], pictures?: PictureSizes): ReturnType<typeof checkValues> => {
    if (unserved) return { blocker: 'value_needs_engine' };
    return isUnfit ? { blocker: 'engine_unfit' } : checkValues({ ...tool, fields }, values, pictures);
  };
  const checked = check(tool.fields, sizes);
  const field = closed ? undefined : batchField(tool);
  const price = quoteRun(tool, unitPoints, values);
  return {
    ...resultOf(checked),
    closed,
    price,
    missing: balance === undefined ? 0 : Math.max(0, price.points - balance),
    batch: field && { field, settings: resultOf(check(tool.fields.filter((one) => one !== field))).input },
  };
}

const resultOf = (checked: ReturnType<typeof checkValues>) => ({
  input: 'input' in checked ? checked.input : undefined,
  blocker: 'blocker' in checked ? checked.blocker : undefined,
});
