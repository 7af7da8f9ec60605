import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { Suspense } from 'react';
import { useBuiltCatalogue } from '../../../lib/catalogue.ts';
import { listPrice } from '../../../lib/list-price.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { usePointConfig, useSiteFacts } from '../../../lib/query.ts';
import { useSearchParams } from '../../../lib/router.tsx';
import { useSite } from '../../../lib/site.ts';
import { NeedsModel, NeedsModelLegend } from '../../../ui/needs-model.tsx';
import { Plans } from './plans.tsx';
import { useAwake } from './use-awake.ts';

/** Plans and pricing: what is sold, what a run costs. `?plan=team` begins with the plans of a type. */
export default function PricingPage() {
  const { page, tabs } = useAreaTexts(pricingTexts);
  const asked = useSearchParams()[0].get('plan');
  const startType = asked === 'team' || asked === 'com' || asked === 'vip' ? asked : undefined;
  return (
    // The server fills in whether its prices are others than the prerendered ones (`serve-web.ts`).
    <div className="wrap pricing" data-live="{{live-prices}}" suppressHydrationWarning>
      <header className="pricing-head">
        <h1>{page.heading}</h1>
        <p>{page.lead}</p>
      </header>
      <h2 className="sr-only">{tabs.label}</h2>
      <Plans from="page" startType={startType} />
      <noscript>
        <p className="plan-note">{page.withoutScripts}</p>
      </noscript>
      <PayNote />
      <RunCosts />
    </div>
  );
}

function PayNote() {
  const { ways: texts } = useAreaTexts(pricingTexts);
  const site = useSite();
  const facts = useSiteFacts();
  const ways = (useAwake() ? facts?.pay_ways : undefined) ?? site.payWays;
  if (ways.length === 0) return null;
  const line = ways.length > 1 ? texts.both : texts[ways[0] ?? 'wechat'];
  return <p className="note mt-4 mb-14 text-[13px] max-phone:mb-8">{line}</p>;
}

/** Every tool of the site with the points of one run, from the operator's list once it is loaded. */
function RunCosts() {
  const { page } = useAreaTexts(pricingTexts);
  return (
    <section className="section">
      <header>
        <h2>{page.costs}</h2>
        <p>{page.costsLead}</p>
      </header>
      <ul className="run-costs">
        <Suspense>
          <CostOfTools />
        </Suspense>
      </ul>
      <NeedsModelLegend />
    </section>
  );
}

function CostOfTools() {
  const { language } = useLanguage();
  const { shell } = useMessages();
  const site = useSite();
  const prices = usePointConfig();
  const config = useAwake() ? prices : undefined;
  const offered = useBuiltCatalogue()
    .filter((tool) => tool.sites.includes(site.id))
    .sort((one, other) => Number(one.needsModel) - Number(other.needsModel));
  return offered.map((tool) => {
    const points = config?.[tool.apiPath] ?? tool.points;
    return (
      <li key={tool.id} className="leader">
        <span>
          {tool.name[language]}
          <NeedsModel tool={tool} />
        </span>
        <span>{shell.price(listPrice(tool, points))}</span>
      </li>
    );
  });
}
