import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import { startedUnits } from '@inkreel/contract/pricing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { hasSample, type PartWish, partOf, quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { useEffect, useEffectEvent } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { usePoints } from '../../../lib/query.ts';
import { useRuns } from '../../../runs/run-store.ts';
import type { FormValues } from '../../kit/form-values.ts';
import { RunBar, type RunBarProps } from '../run-bar.tsx';
import { findPart } from './find-part.ts';
import './speaking.css';

/**
 * The run bar of a tool that is tried first: its button makes the sample, then the rest, then the whole again; the whole at
 * once, or another sample, is a link.
 */
export default function SampleBar({
  tool,
  values,
  onRun,
  onPart,
  ...bar
}: Omit<RunBarProps, 'onRun'> & {
  tool: Tool;
  values: FormValues;
  onRun: (part: PartWish) => void;
  /** Receives what the button starts, for its keyboard shortcut. */
  onPart: (part: PartWish) => void;
}) {
  const { sample: texts } = useAreaTexts(speakingTexts);
  const { runs } = useRuns();
  const balance = usePoints()?.total;
  const wish = findPart(tool, values, runs);
  const { sample, restOf } = wish;
  const tell = useEffectEvent(() => onPart(wish));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the part is made of
  useEffect(() => tell(), [sample, restOf]);
  const run = () => onRun(wish);
  if (!hasSample(tool, values)) return <RunBar {...bar} onRun={run} />;
  const { unitPoints } = bar.check.price;
  const priceOf = (given: PartWish) => quoteRun(tool, unitPoints, values, partOf(tool, values, given));
  const price = priceOf(wish);
  const isWhole = !wish.sample && wish.restOf === undefined;
  const words = isWhole
    ? { verb: texts.wholeAgain }
    : wish.restOf === undefined
      ? { verb: texts.first, madeOf: texts.firstMadeOf }
      : {
          verb: texts.rest,
          madeOf: texts.restMadeOf({ count: startedUnits(price.seconds ?? 0), each: unitPoints }),
        };
  const missing = balance === undefined ? 0 : Math.max(0, price.points - balance);
  const [other, offer] = wish.sample ? [{}, texts.whole] : [{ sample: true as const }, texts.again];
  return (
    <div className="sample-bar">
      <RunBar {...bar} onRun={run} {...words} check={{ ...bar.check, price, missing }} />
      {bar.check.blocker === undefined && !bar.check.closed && (
        <button type="button" className="link" disabled={bar.preparing} onClick={() => onRun(other)}>
          {offer({ points: priceOf(other).points })}
        </button>
      )}
    </div>
  );
}
