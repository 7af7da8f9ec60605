import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useEffect, useState } from 'react';
import { type FormValues, pendingHandwork } from '../kit/form-values.ts';
import type { Sheet } from './inputs-aside.tsx';
import type { OnStage } from './use-on-stage.ts';

/**
 * How much of the sheet is visible on phones. It makes room when work by hand begins, and for a result that is shown.
 */
export function useSheet(tool: Tool, values: FormValues, { shown, view, works }: OnStage) {
  const state = useState<Sheet>('half');
  const setSheet = state[1];
  const worksOn = pendingHandwork(tool, values);
  useEffect(() => {
    if (worksOn !== undefined) setSheet('low');
  }, [worksOn, setSheet]);
  const turned = view === 'result' && works && shown !== undefined;
  useEffect(() => {
    if (turned) setSheet('low');
  }, [turned, setSheet]);
  return state;
}
