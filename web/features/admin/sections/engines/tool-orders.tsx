import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { SERVICES } from '@inkreel/contract/text/services.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { useCatalogue } from '../../../../lib/catalogue.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { useOfferedTools } from '../../../../lib/offered-tools.ts';
import { usePointConfig } from '../../../../lib/query.ts';
import { BelowZero } from '../../parts/below-zero.tsx';
import { addSums } from '../../parts/margin.ts';
import { CostEachFigure, MarginFigure } from '../../parts/money-figures.tsx';
import { useToolName } from '../../parts/use-tool-name.ts';
import type { Order } from './answers.ts';
import { RouteList } from './route-list.tsx';

type Engine = Order['engines'][number];

const isOpen = ({ missing, closed }: Engine) => missing === null && closed === null;

/** Every tool by its name, with the engines that its runs go to, in their order. */
export function ToolOrders({ orders }: { orders: readonly Order[] }) {
  const { engines: texts, costs } = useAreaTexts(adminTexts);
  const toolName = useToolName();
  const catalogue = useCatalogue();
  const offered = useOfferedTools();
  const config = usePointConfig();
  const capabilityNames: Readonly<Record<string, string>> = texts.capabilities;
  const rows = orders.map((order) => {
    const tools = offered.filter(({ capability }) => capability === order.capability);
    const names = tools.map(({ id }) => toolName(id));
    const name = names.join(texts.comma) || (capabilityNames[order.capability] ?? order.capability);
    // Capabilities without a tool are used by the text services.
    const prices = new Set(
      (tools.length > 0 ? tools : SERVICES.filter(({ capability }) => capability === order.capability)).map(
        ({ path, points }) => config?.[path] ?? points,
      ),
    );
    const usual = prices.size === 1 ? [...prices][0] : undefined;
    const place = catalogue.findIndex(({ id }) => id === tools[0]?.id);
    return { order, name, usual, place: place === -1 ? catalogue.length : place };
  });
  // Sorted as in the menus; capabilities that no tool of this site uses come last.
  const sorted = rows.toSorted((one, other) => one.place - other.place);
  return (
    <section>
      <header className="engines-head">
        <h2>{texts.order}</h2>
        <span className="note">{texts.line}</span>
      </header>
      <table className="table engines-tools">
        <caption className="sr-only">{texts.order}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.tool}</th>
            <th scope="col">{texts.columns.engines}</th>
            <th scope="col" className="figure">
              {texts.columns.runs}
            </th>
            <th scope="col" className="figure">
              {texts.columns.median}
            </th>
            <th scope="col" className="figure">
              {texts.columns.failedShare}
            </th>
            <th scope="col" className="figure engines-extra">
              {costs.columns.costEach}
            </th>
            <th scope="col" className="figure">
              {costs.columns.margin}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ order, name, usual }) => (
            <ToolRow key={order.capability} order={order} name={name} usual={usual} />
          ))}
        </tbody>
      </table>
      <BelowZero rows={sorted.map(({ order, name }) => ({ name, sums: sumsOf(order) }))} />
    </section>
  );
}

const sumsOf = ({ engines }: Order) => addSums(engines.map(({ sums }) => sums));

function ToolRow({ order, name, usual }: { order: Order; name: string; usual: number | undefined }) {
  const { engines: texts, costs } = useAreaTexts(adminTexts);
  const { language, number, share } = useLanguage();
  const [expanded, setExpanded] = useState(false);
  const listId = useId();
  const open = order.engines.filter(isOpen);
  const sum = (of: 'succeeded' | 'failed' | 'running') =>
    order.engines.reduce((total, engine) => total + engine[of], 0);
  const [succeeded, failed] = [sum('succeeded'), sum('failed')];
  const first = open[0];
  const sums = sumsOf(order);
  const Icon = expanded ? ChevronDown : ChevronRight;
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="engines-tool"
            aria-expanded={expanded}
            aria-controls={listId}
            onClick={() => setExpanded(!expanded)}
          >
            <Icon size={16} strokeWidth={1.6} aria-hidden />
            {name}
          </button>
        </th>
        <td data-label={texts.columns.engines}>
          <div>
            {open.length === 0 && <span className="text-seal">{texts.noneOpen}</span>}
            {open.map((engine, at) => (
              <Fragment key={engine.engine}>
                {at > 0 && <span className="engines-next">{texts.next}</span>}
                {at === 0 ? <b>{engine.name[language]}</b> : engine.name[language]}
              </Fragment>
            ))}
          </div>
        </td>
        <td data-label={texts.columns.runs} className="figure">
          <div>{number(succeeded + failed + sum('running'))}</div>
        </td>
        <td data-label={texts.columns.median} className="figure">
          <div>{texts.seconds({ ms: first?.median_ms ?? null })}</div>
        </td>
        <td data-label={texts.columns.failedShare} className="figure">
          <div>{succeeded + failed === 0 ? '–' : share(failed / (succeeded + failed))}</div>
        </td>
        <td data-label={costs.columns.costEach} className="figure engines-extra">
          <div>
            <CostEachFigure sums={sums} />
          </div>
        </td>
        <td data-label={costs.columns.margin} className="figure">
          <div>
            <MarginFigure sums={sums} />
          </div>
        </td>
      </tr>
      {expanded && (
        <tr className="engines-open">
          <td colSpan={7} id={listId}>
            <RouteList order={order} name={name} usual={usual} />
          </td>
        </tr>
      )}
    </>
  );
}
