import { longRunTexts } from '@inkreel/contract/messages/areas/long-run.ts';
import { QUALITY_FACTORS, startedUnits } from '@inkreel/contract/pricing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { usePoints } from '../../lib/query.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Receipt } from '../../ui/receipt.tsx';
import { clockOf } from '../../video/core/clock.ts';
import type { FormValues } from '../kit/form-values.ts';
import { useEngineChoice } from '../kit/use-engine-choice.ts';

/**
 * The price of a run of a video and the balance after it, before it is started; nothing until its length is
 * known.
 */
export function RunQuote({ tool, values }: { tool: Tool; values: FormValues }) {
  const texts = useAreaTexts(longRunTexts);
  const { run } = useStudioMessages().tools;
  const { number } = useLanguage();
  const { engine, pointsAt } = useEngineChoice(tool);
  const balance = usePoints()?.total;
  const { seconds, quality, unitPoints, points } = quoteRun(tool, pointsAt(engine), values);
  if (!seconds) return null;
  const units = startedUnits(seconds);
  const factor = quality === undefined ? 1 : QUALITY_FACTORS[quality];
  const lines = [
    { label: texts.units({ length: clockOf(seconds), units }), figure: number(units * unitPoints) },
    ...(quality === undefined || factor === 1
      ? []
      : [{ label: texts.factor({ quality: run.quality[quality], factor }), figure: number(points) }]),
    ...(balance === undefined
      ? []
      : [{ label: texts.leftAfter, figure: number(Math.max(0, balance - points)), total: true }]),
  ];
  return <Receipt title={texts.quote} lines={lines} />;
}
