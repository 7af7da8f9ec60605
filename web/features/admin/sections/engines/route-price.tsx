import { MOST_ROUTE_POINTS } from '@inkreel/contract/limits.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useId, useState } from 'react';
import { isEnter } from '../../../../lib/input-method.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { whole } from '../../parts/numbers.ts';
import type { Order } from './answers.ts';

interface RoutePriceProps {
  engine: Order['engines'][number];
  /** What a run costs if the engine has no separate price; undefined if its tools differ. */
  usual: number | undefined;
  /** Null removes the price. */
  onSet: (points: number | null) => void;
}

/**
 * What a run costs if a person chooses the engine. Set by Enter or by leaving the field; Escape leaves it as
 * it was.
 */
export function RoutePrice({ engine: { name, points }, usual, onSet }: RoutePriceProps) {
  const { engines: texts } = useAreaTexts(adminTexts);
  const { language, number } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const stored = points === null ? '' : String(points);
  const leave = () => {
    setTyped(undefined);
    setWrong(false);
  };
  const set = () => {
    if (typed === undefined || typed.trim() === stored) return leave();
    const wanted = typed.trim() === '' ? null : whole(typed, { from: 1, to: MOST_ROUTE_POINTS });
    if (wanted === undefined) return setWrong(true);
    onSet(wanted);
    leave();
  };
  return (
    <div className="engines-price">
      <label htmlFor={id}>
        {texts.price.label}
        <span className="sr-only"> {name[language]}</span>
      </label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        placeholder={usual === undefined ? '–' : number(usual)}
        aria-invalid={wrong}
        aria-describedby={`${id}-note`}
        value={typed ?? stored}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onBlur={set}
        onKeyDown={(event) => {
          if (isEnter(event)) set();
          if (event.key === 'Escape') leave();
        }}
      />
      <small id={`${id}-note`} className={wrong ? 'text-seal' : undefined} role={wrong ? 'alert' : undefined}>
        {wrong ? texts.price.wrong : points === null ? texts.price.usual : texts.price.own}
      </small>
    </div>
  );
}
