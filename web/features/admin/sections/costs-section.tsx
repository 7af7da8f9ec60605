import { adminCosts, adminCostsFile, COST_GROUPS } from '@inkreel/contract/api/admin-costs.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useQuery } from '@tanstack/react-query';
import { call, openResponse } from '../../../lib/client.ts';
import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { BelowZero } from '../parts/below-zero.tsx';
import { Failed } from '../parts/failed.tsx';
import type { Sums } from '../parts/margin.ts';
import { CostFigure, IncomeFigure, MarginFigure } from '../parts/money-figures.tsx';
import { type ColumnOf, Table } from '../parts/table.tsx';
import { ADMIN_KEY } from '../parts/use-rows.ts';
import { useToolName } from '../parts/use-tool-name.ts';
import { useView } from '../parts/use-view.ts';

type Row = OutputOf<typeof adminCosts>['rows'][number];
type Group = (typeof COST_GROUPS)[number];

const RANGES = [1, 7, 30, 90];
const USUAL_DAYS = 30;

/** What runs cost the operator and what they brought in: by tool, by tool and engine, by model, or by day. */
export function CostsSection() {
  const { costs: texts } = useAreaTexts(adminTexts);
  const { shell } = useMessages();
  const view = useView();
  const by = COST_GROUPS.find((each) => each === view.get('by')) ?? 'tool';
  const days = RANGES.find((each) => String(each) === view.get('days')) ?? USUAL_DAYS;
  const range = { days, time_zone: deviceTimeZone() };
  const { data, error, refetch } = useQuery({
    queryKey: [ADMIN_KEY, 'costs', by, range],
    queryFn: ({ signal }) => call(adminCosts, { query: { ...range, by }, signal }),
    staleTime: 0,
  });
  return (
    <>
      <p className="mb-5 max-w-[44em] text-ink-2">{texts.line}</p>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div role="group" aria-label={texts.group} className="flex flex-wrap gap-2">
          {COST_GROUPS.map((each) => (
            <Chip
              key={each}
              pressed={each === by}
              onClick={() => view.set('by', each === 'tool' ? undefined : each)}
            >
              {texts.groups[each]}
            </Chip>
          ))}
        </div>
        <div role="group" aria-label={texts.range} className="flex flex-wrap gap-2">
          {RANGES.map((count) => (
            <Chip
              key={count}
              pressed={count === days}
              onClick={() => view.set('days', count === USUAL_DAYS ? undefined : String(count))}
            >
              {texts.days({ count })}
            </Chip>
          ))}
        </div>
        <DownloadButton
          label={texts.download}
          loadingLabel={texts.downloading}
          fetchFile={() => openResponse(adminCostsFile, { query: range })}
          // The Swedish locale writes YYYY-MM-DD.
          fileName={() => `inkreel-costs-${new Date().toLocaleDateString('sv-SE')}.csv`}
        />
      </div>
      {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && (
        <p role="status" className="py-6 text-ink-3">
          {shell.loading}
        </p>
      )}
      {data?.rows.length === 0 && <p className="border-t border-ink py-6 text-ink-2">{texts.none}</p>}
      {data !== undefined && data.rows.length > 0 && <Costs by={by} rows={data.rows} total={data.total} />}
    </>
  );
}

function Costs({ by, rows, total }: { by: Group; rows: readonly Row[]; total: Sums }) {
  const { costs: texts, sections } = useAreaTexts(adminTexts);
  const { language, number, date } = useLanguage();
  const toolName = useToolName();
  const engineOf = ({ engine }: Row) => engine?.[language] ?? texts.noEngine;
  const modelOf = ({ model }: Row) => model ?? texts.noModel;
  const toolOf = ({ tool_id }: Row) => toolName(tool_id ?? '');
  const nameOf = (row: Row) => {
    if (row.day !== null) return date(row.day);
    const tool = toolOf(row);
    if (by === 'model') return texts.route({ tool, engine: [engineOf(row), modelOf(row)].join(' · ') });
    return by === 'route' ? texts.route({ tool, engine: engineOf(row) }) : tool;
  };
  const first: ColumnOf<Row>[] = {
    day: [{ label: texts.columns.day, cell: nameOf }],
    tool: [{ label: texts.columns.tool, cell: nameOf }],
    route: [
      { label: texts.columns.tool, cell: toolOf },
      { label: texts.columns.engine, cell: engineOf },
    ],
    model: [
      { label: texts.columns.tool, cell: toolOf },
      { label: texts.columns.engine, cell: engineOf },
      { label: texts.columns.model, cell: modelOf },
    ],
  }[by];
  const isTotal = (row: Row) => row.tool_id === null && row.day === null;
  const sum: Row = { tool_id: null, engine: null, model: null, day: null, ...total };
  const [name, ...others] = first;
  return (
    <>
      {by !== 'day' && <BelowZero rows={rows.map((row) => ({ name: nameOf(row), sums: row }))} />}
      <Table
        caption={sections.costs}
        rows={[...rows, sum]}
        keyOf={({ tool_id, engine, model, day }) => [tool_id, engine?.id, model, day].join(' ')}
        columns={[
          {
            label: name?.label ?? '',
            cell: (row) => <b className="font-semibold">{isTotal(row) ? texts.total : name?.cell(row)}</b>,
          },
          ...others.map((column) => ({
            ...column,
            cell: (row: Row) => (isTotal(row) ? null : column.cell(row)),
          })),
          { label: texts.columns.runs, figure: true, cell: ({ runs }) => number(runs) },
          {
            label: texts.columns.points,
            figure: true,
            cell: ({ points, paid_points: count }) => (
              <>
                {number(points)}
                {points > 0 && <small>{texts.paidPoints({ count })}</small>}
              </>
            ),
          },
          { label: texts.columns.cost, figure: true, cell: (row) => <CostFigure sums={row} /> },
          { label: texts.columns.income, figure: true, cell: (row) => <IncomeFigure sums={row} /> },
          { label: texts.columns.margin, figure: true, cell: (row) => <MarginFigure sums={row} /> },
        ]}
      />
    </>
  );
}
