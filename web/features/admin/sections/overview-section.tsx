import { adminOverview } from '@inkreel/contract/api/admin.ts';
import { adminCosts } from '@inkreel/contract/api/admin-costs.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../lib/client.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { Failed } from '../parts/failed.tsx';
import { belowZero } from '../parts/margin.ts';
import { ADMIN_KEY } from '../parts/use-rows.ts';

/** The figures that an operator looks at first; those that need action link to its section. */
export function OverviewSection() {
  const { overview: texts } = useAreaTexts(adminTexts);
  const { shell } = useMessages();
  const { language, number } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: [ADMIN_KEY, 'overview'],
    queryFn: ({ signal }) => call(adminOverview, { signal }),
    staleTime: 0,
  });
  const costs = useQuery({
    queryKey: [ADMIN_KEY, 'costs', 'overview'],
    queryFn: ({ signal }) => call(adminCosts, { query: {}, signal }),
    staleTime: 0,
  });
  const losses = costs.data?.rows.filter((row) => belowZero(row) !== undefined).length;
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <p role="status" className="text-ink-3">
        {shell.loading}
      </p>
    );
  const money = (amounts: Record<string, number>, label: (of: { currency: string }) => string) =>
    Object.entries(amounts).map(([currency, amount]) => (
      <Figure key={label({ currency })} label={label({ currency })}>
        {formatMoney(amount, currency, language)}
      </Figure>
    ));
  const sales = [...money(data.revenue, texts.revenue), ...money(data.test_revenue, texts.testRevenue)];
  return (
    <div className="grid max-w-[560px] gap-8">
      <Group title={texts.money}>
        {sales.length > 0 ? sales : <p className="text-ink-2">{texts.noRevenue}</p>}
        <Figure
          label={texts.problems}
          to="/admin/orders?problem=true"
          alarming={data.orders_with_problem > 0}
        >
          {number(data.orders_with_problem)}
        </Figure>
        <Figure label={texts.belowZero} to="/admin/costs" alarming={losses !== undefined && losses > 0}>
          {losses === undefined ? '–' : number(losses)}
        </Figure>
      </Group>
      <Group title={texts.runs}>
        <Figure label={texts.open} to="/admin/tasks">
          {number(data.tasks_open)}
        </Figure>
        <Figure label={texts.failed} to="/admin/tasks?state=FAILED" alarming={data.tasks_failed > 0}>
          {number(data.tasks_failed)}
        </Figure>
      </Group>
      <Group title={texts.people}>
        <Figure label={texts.users} to="/admin/users">
          {number(data.users)}
        </Figure>
        <Figure label={texts.organisations} to="/admin/organisations">
          {number(data.organisations)}
        </Figure>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-ink pt-3">
      <h2 className="mb-2 font-ui text-[13px] leading-5 font-semibold tracking-normal">{title}</h2>
      <div className="grid gap-1.5">{children}</div>
    </section>
  );
}

interface FigureProps {
  label: string;
  /** Path of the section that lists what it counts. */
  to?: string;
  /** Whether it needs attention. */
  alarming?: boolean;
  children: ReactNode;
}

function Figure({ label, to, alarming = false, children }: FigureProps) {
  return (
    <p className="leader">
      {to === undefined ? (
        <span>{label}</span>
      ) : (
        <LanguageLink className="link" to={to}>
          {label}
        </LanguageLink>
      )}
      <span className={alarming ? 'font-semibold text-amber' : 'font-semibold'}>{children}</span>
    </p>
  );
}
