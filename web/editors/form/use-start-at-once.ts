import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSiteFactsQuery } from '../../lib/query.ts';
import { useLocation } from '../../lib/router.tsx';
import type { FormValues } from '../kit/form-values.ts';
import { arrivalAt } from './arrival.ts';
import type { RunCheck } from './use-run-check.ts';

/**
 * Runs the form once if a button of the previous page did so. A price above the one on that button is left to the
 * button of this page.
 */
export function useStartAtOnce(
  { input, closed, price }: Pick<RunCheck, 'input' | 'closed' | 'price'>,
  run: (input: FormValues) => void,
): void {
  const location = useLocation();
  const [start] = useState(() => arrivalAt(location).start);
  // The chosen engine, and with it the price, is known only then.
  const { isLoading } = useSiteFactsQuery();
  const begun = useRef(false);
  const begin = useEffectEvent((most: number) => {
    if (begun.current) return;
    begun.current = true;
    if (input && !closed && price.points <= most) run(input);
  });
  useEffect(() => {
    if (start && !isLoading) begin(start.points);
  }, [start, isLoading]);
}
