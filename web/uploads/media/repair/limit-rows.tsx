import type { MediaLimits } from '@inkreel/contract/media-limits.ts';
import { EXTENSIONS } from '@inkreel/contract/media-types.ts';
import type { mediaRepairTexts } from '@inkreel/contract/messages/areas/media-repair.ts';
import { ArrowRight, Check, Wrench, X } from 'lucide-react';
import { useLanguage } from '../../../lib/messages.tsx';
import { clockOf } from '../../../video/core/clock.ts';
import { type MediaTexts, spanWords, typeWords } from '../media-words.ts';
import type { KnownFacts, LimitName, RepairPlan } from './plan-repair.ts';

const MEGABYTE = 1024 * 1024;
const SIGNS = { met: Check, fixed: Wrench, stuck: X } as const;

/**
 * The longer side by the shorter one, rounded up: a ratio over a limit does not look as if it met the limit.
 */
const ratioOf = (width: number, height: number) =>
  Math.ceil((Math.max(width, height) / Math.min(width, height)) * 100) / 100;

/** Every limit: met, or fixed, with what it is now and what it will be. The sizes follow the handles. */
export function LimitRows({
  facts,
  limits,
  plan,
  texts,
  repair,
}: {
  facts: KnownFacts;
  limits: MediaLimits;
  plan: RepairPlan;
  texts: MediaTexts;
  repair: (typeof mediaRepairTexts)['en'];
}) {
  const { number } = useLanguage();
  const size = (bytes: number) => {
    const megabytes = bytes / MEGABYTE;
    return repair.megabytes({
      size: number(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)),
    });
  };
  const value = (
    name: LimitName,
    { seconds, width, height, frameRate, variableRate, type }: KnownFacts,
  ): string => {
    switch (name) {
      case 'length':
        return clockOf(seconds);
      case 'ratio':
        return width && height ? `${number(ratioOf(width, height))} : 1` : '';
      case 'sides':
        return width && height ? texts.size({ width, height }) : '';
      case 'rate':
        return frameRate ? rateWords(number(Math.round(frameRate * 100) / 100), variableRate) : '';
      case 'format':
        return (EXTENSIONS[type] ?? type).toUpperCase();
    }
  };
  const rateWords = (rate: string, varies = false) =>
    varies ? repair.varies({ rate }) : facts.variableRate ? repair.constant({ rate }) : rate;
  const words = spanWords(limits, texts);
  const most = limits.bytes.below ?? limits.bytes.maximum ?? 0;
  return (
    <>
      <div className="trim-size">
        <span>
          <small>{repair.now}</small>
          <b data-old={plan.after.bytes !== facts.bytes}>{size(facts.bytes)}</b>
        </span>
        <ArrowRight size={18} aria-hidden />
        <span>
          <small>{repair.after({ size: size(most) })}</small>
          <b>{size(plan.after.bytes)}</b>
        </span>
      </div>
      <ul className="trim-limits">
        {plan.limits.map(({ name, state }) => {
          const Sign = SIGNS[state];
          const [before, after] = [value(name, facts), value(name, plan.after)];
          return (
            <li key={name} data-state={state}>
              <Sign size={15} role="img" aria-label={repair.states[state]} />
              <span>
                <b>{repair.names[name]}</b>
                <small>{name === 'format' ? typeWords(limits, texts) : words[name]}</small>
              </span>
              <span className="trim-values">
                {before !== after && <s>{before}</s>}
                <b>{after}</b>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
