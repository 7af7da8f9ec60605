import type { PlanType } from '@inkreel/contract/api/orders.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { Lock } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';

interface PlanTabsProps {
  types: readonly PlanType[];
  shown: PlanType;
  /** Why a tab is disabled, in words; undefined if it is not. */
  refusal: (type: PlanType) => string | undefined;
  /** The panel that the tabs change. */
  panel: string;
  onShow: (type: PlanType) => void;
}

/** Id of the tab of a type, for the panel's name. */
export const tabId = (panel: string, type: PlanType) => `${panel}-${type}`;

/**
 * Tabs on a rule: personal, startup, enterprise. Arrow keys move; the reason for a disabled tab is shown
 * beneath.
 */
export function PlanTabs({ types, shown, refusal, panel, onShow }: PlanTabsProps) {
  const { tabs } = useAreaTexts(pricingTexts);
  const reasons = useId();
  const names: Record<PlanType, [string, string?]> = {
    vip: [tabs.vip],
    team: [tabs.team, tabs.teamPersons],
    com: [tabs.com, tabs.comPersons],
  };
  const usable = types.filter((type) => refusal(type) === undefined);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const next = usable.at((usable.indexOf(shown) + by) % usable.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    document.getElementById(tabId(panel, next))?.focus();
  };
  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label={tabs.label} className="plan-tabs" onKeyDown={move}>
        {types.map((type) => {
          const reason = refusal(type);
          const [name, persons] = names[type];
          return (
            <button
              key={type}
              id={tabId(panel, type)}
              type="button"
              role="tab"
              aria-selected={type === shown}
              aria-controls={panel}
              aria-disabled={reason !== undefined}
              aria-describedby={reason === undefined ? undefined : `${reasons}-${type}`}
              tabIndex={type === shown ? 0 : -1}
              title={reason}
              onClick={() => reason === undefined && onShow(type)}
            >
              {reason !== undefined && <Lock size={13} strokeWidth={2} aria-hidden />}
              {name}
              {persons !== undefined && <small>{persons}</small>}
            </button>
          );
        })}
      </div>
      {types.map((type) => (
        <span key={type} id={`${reasons}-${type}`} hidden>
          {refusal(type)}
        </span>
      ))}
    </>
  );
}
