import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { isEnter } from '../../../lib/input-method.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';

interface PersonCountProps {
  count: number;
  minimum: number;
  maximum: number;
  /** Members of the organisation; undefined for guests. */
  members: number | undefined;
  /** Persons of the same plan if it is running: it cannot be bought for fewer. */
  seats: number | undefined;
  onCount: (count: number) => void;
}

/** How many people the plan is for: a number field with a step on either side. What is typed is kept in range on leaving it. */
export function PersonCount({ count, minimum, maximum, members, seats, onCount }: PersonCountProps) {
  const texts = useAreaTexts(pricingTexts).persons;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const inRange = (value: number) => Number.isInteger(value) && value >= minimum && value <= maximum;
  const take = (text: string) => {
    setTyped(text);
    if (inRange(Number(text)) && text.trim() !== '') onCount(Number(text));
  };
  const settle = () => {
    const value = Math.round(Number(typed));
    if (typed !== undefined && typed.trim() !== '' && Number.isFinite(value))
      onCount(Math.min(maximum, Math.max(minimum, value)));
    setTyped(undefined);
  };
  const step = (by: number) => {
    setTyped(undefined);
    onCount(Math.min(maximum, Math.max(minimum, count + by)));
  };
  const wrong = typed !== undefined && typed.trim() !== '' && !inRange(Number(typed));
  const range = rangeText(texts, { minimum, maximum, members, seats });
  return (
    <div className="person-count">
      <label htmlFor={id}>{texts.label}</label>
      <div className="stepper">
        <button type="button" aria-label={texts.fewer} disabled={count <= minimum} onClick={() => step(-1)}>
          <Minus size={15} strokeWidth={1.6} aria-hidden />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={minimum}
          max={maximum}
          step={1}
          value={typed ?? count}
          aria-invalid={wrong}
          aria-describedby={`${id}-range`}
          onChange={(event) => take(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => isEnter(event) && settle()}
        />
        <button type="button" aria-label={texts.more} disabled={count >= maximum} onClick={() => step(1)}>
          <Plus size={15} strokeWidth={1.6} aria-hidden />
        </button>
      </div>
      <span
        id={`${id}-range`}
        className={wrong ? 'note text-seal' : 'note'}
        role={wrong ? 'alert' : undefined}
      >
        {range}
      </span>
    </div>
  );
}

/** The range and the reason for it. */
function rangeText(
  texts: (typeof pricingTexts)['zh']['persons'],
  {
    members = 1,
    seats = 1,
    minimum,
    maximum,
  }: Pick<PersonCountProps, 'minimum' | 'maximum' | 'members' | 'seats'>,
): string {
  if (seats > members && seats === minimum) return texts.rangeOfPlan({ seats, minimum, maximum });
  return members > 1 ? texts.rangeOfTeam({ members, minimum, maximum }) : texts.range({ minimum, maximum });
}
