import type { PlanType, Product } from '@inkreel/contract/api/orders.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { personRange } from '@inkreel/contract/plans.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { GENERATOR } from '../../../generator.static.ts';
import type { PaymentStart } from '../../../lib/dialogs.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { loadOnNeed } from '../../../lib/load-on-need.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { usePointConfig, useSiteFacts } from '../../../lib/query.ts';
import { useSite } from '../../../lib/site.ts';
import { TestPaymentsBanner } from '../../../shell/test-payments-banner.tsx';
import { buy } from './buy.ts';
import { NotBuyer } from './not-buyer.tsx';
import { countOf, refusalOf, typeShown, typesShown } from './offer.ts';
import { PersonCount } from './person-count.tsx';
import { PlanCard, PlanSkeleton } from './plan-card.tsx';
import { PlanTabs, tabId } from './plan-tabs.tsx';
import { findSold, useOffered, useProducts, useSettled, useTerms } from './use-offer.ts';
import './pricing.css';

const loadFailure = loadOnNeed(() => import('./plans-failure.tsx'));
const PlansFailure = lazyPart(loadFailure);

interface PlansProps {
  /** The page and the dialog show the same cards. */
  from: PaymentStart['from'];
  startType?: PlanType | undefined;
}

/**
 * Tabs, number of users and the cards of what is sold (specification, section 2, Pricing modal). What the server
 * adds for a guest is below the cards, so that nothing moves them.
 */
export function Plans({ from, startType }: PlansProps) {
  const texts = useAreaTexts(pricingTexts);
  const site = useSite();
  const settled = useSettled();
  const [allFacts, allTerms] = [useSiteFacts(), useTerms()];
  const [facts, terms] = settled ? [allFacts, allTerms] : [];
  const panel = useId();
  const [chosen, setChosen] = useState(startType);
  const [expanded, setExpanded] = useState(startType !== undefined && !site.pricingTabs.includes(startType));
  const [entered, setEntered] = useState<number>();
  const types = typesShown(site, terms, expanded);
  const type = typeShown(types, chosen, terms);
  const members = terms?.members ?? 1;
  const range = personRange(type, members, terms);
  const count = countOf(type, terms, entered);
  const ways = facts?.pay_ways ?? site.payWays;
  const tabbed = types.length > 1;
  const refusal = (each: PlanType): string | undefined => {
    const reason = refusalOf(each, terms);
    if (reason === undefined) return undefined;
    return reason.kind === 'lower'
      ? texts.refused.lower({ plan: texts.editions[reason.running] })
      : texts.refused.tooMany({ members, maximum: reason.maximum });
  };
  const mayBuy = terms?.may_buy !== false && ways.length > 0 && refusal(type) === undefined;
  return (
    <div className="plans">
      {tabbed && (
        <div className="plan-row">
          <PlanTabs
            types={types}
            shown={type}
            refusal={refusal}
            panel={panel}
            onShow={(next) => {
              setChosen(next);
              setEntered(undefined);
            }}
          />
          {type !== 'vip' && (
            <PersonCount
              key={type}
              count={count}
              minimum={range.minimum}
              maximum={range.maximum}
              members={terms?.members}
              seats={terms?.edition === type ? terms.seats : undefined}
              onCount={setEntered}
            />
          )}
        </div>
      )}
      {[...new Set(types.map(refusal))].map(
        (reason) =>
          reason !== undefined && (
            <p key={reason} className="note -mt-4 mb-5">
              {reason}
            </p>
          ),
      )}
      {terms?.may_buy === false && <NotBuyer />}
      {ways.length === 0 && <p className="plan-note">{texts.refused.noWay}</p>}
      <div id={panel} {...(tabbed && { role: 'tabpanel', 'aria-labelledby': tabId(panel, type) })}>
        <Cards settled={settled} type={type} count={count} from={from} ways={ways} mayBuy={mayBuy} />
      </div>
      {/* It comes with the server's answer: above the cards it would move them. */}
      {settled && <TestPaymentsBanner />}
      {site.pricingTabs.length === 1 && (types.length === 1 || expanded) && (
        <button
          type="button"
          className="link mt-3 text-[13px] leading-6"
          onClick={() => {
            setExpanded(!expanded);
            setChosen(expanded ? undefined : 'team');
            document.getElementById(panel)?.closest('.plans')?.scrollIntoView();
          }}
        >
          {expanded ? texts.personalLink : texts.teamsLink}
        </button>
      )}
    </div>
  );
}

interface CardsProps {
  settled: boolean;
  type: PlanType;
  count: number;
  from: PaymentStart['from'];
  ways: readonly ('wechat' | 'paypal')[];
  mayBuy: boolean;
}

function Cards({ settled, type, count, from, ways, mayBuy }: CardsProps) {
  const texts = useAreaTexts(pricingTexts).state;
  const client = useQueryClient();
  const { error, isError, refetch } = useProducts();
  const { products, built } = useOffered();
  const textToImage = usePictureCost(built);
  const terms = useTerms();
  const localPath = useLocalPath();
  const { language } = useLanguage();
  const order = async (shown: Product) => {
    const product = built ? await findSold(client, language, shown) : shown;
    if (product) await buy({ choice: { product, count }, ways, from, client, localPath });
  };
  const loading = (
    <div role="status" aria-label={texts.loading}>
      <ul className="plan-sheet">
        {[0, 1, 2].map((index) => (
          <PlanSkeleton key={index} index={index} popular={index === 1} />
        ))}
      </ul>
    </div>
  );
  if (settled && isError)
    return (
      <Suspense fallback={loading}>
        <PlansFailure error={error} onRetry={() => void refetch()} />
      </Suspense>
    );
  if (!products) return loading;
  const offered = products.filter((product) => product.type === type);
  if (offered.length === 0) return <p className="plan-note">{texts.none}</p>;
  return (
    <ul className="plan-sheet" data-built={built}>
      {offered.map((product, index) => (
        <PlanCard
          key={`${product.type} ${product.valid_days} ${product.id}`}
          product={product}
          count={count}
          popular={index === 1}
          textToImage={textToImage}
          terms={settled ? terms : undefined}
          onBuy={mayBuy ? () => void order(product) : undefined}
        />
      ))}
    </ul>
  );
}

/**
 * Points of one picture at its default size, as the operator set them.
 * @param built for the prerendered cards, which count in the catalogue's points
 */
function usePictureCost(built: boolean): number {
  const prices = usePointConfig();
  return (built ? undefined : prices?.[GENERATOR.apiPath]) ?? GENERATOR.points;
}
