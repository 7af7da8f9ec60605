import type { adminCostsFile } from '@inkreel/contract/api/admin-costs.ts';
import type { QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { FastifyReply } from 'fastify';
import { BYTE_ORDER_MARK, csvLine } from '../billing/csv.ts';
import { contentDisposition } from '../storage/content-disposition.ts';
import type { AdminDeps } from './admin-deps.ts';
import { namesOfEngines, runsOfDays } from './list-costs.ts';
import { type RunSums, sumRuns } from './sum-runs.ts';

const MICROS = 1_000_000;

/**
 * Writes what the runs of the last days cost and brought in to the reply as a CSV file: a line for each day,
 * tool, route, model and currency, newest day first. What is unknown is empty. If a model has two currencies,
 * only its first line has the counts, so that columns can be summed.
 * @throws AppError invalid_input for an unknown time zone
 */
export async function sendCostsFile(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'table'>,
  query: QueryOf<typeof adminCostsFile>,
  language: Language,
  reply: FastifyReply,
): Promise<null> {
  const runs = runsOfDays(deps, query);
  const rows = await sumRuns(deps.db, runs, ['tool_id', 'engine', 'model', 'day']);
  const { columns } = adminTexts[language].costs;
  const nameOf = namesOfEngines(deps);
  const lines = rows
    .toSorted(
      (one, other) =>
        (other.day ?? '').localeCompare(one.day ?? '') ||
        (one.tool_id ?? '').localeCompare(other.tool_id ?? '') ||
        (one.engine ?? '').localeCompare(other.engine ?? '') ||
        (one.model ?? '').localeCompare(other.model ?? ''),
    )
    .flatMap(({ day, tool_id, engine, model, ...sums }) =>
      moneyOf(sums).map(({ currency, cost, income }, at) =>
        csvLine([
          day,
          tool_id,
          engine === null ? null : nameOf(engine)[language],
          model,
          ...[sums.runs, sums.unknown, sums.at_most, sums.points, sums.paid_points].map((count) =>
            at === 0 ? count : null,
          ),
          currency,
          cost,
          income,
        ]),
      ),
    );
  const head = csvLine([
    `${columns.day} (${runs.zone})`,
    columns.tool,
    columns.engine,
    columns.model,
    columns.runs,
    columns.unknown,
    columns.atMost,
    columns.points,
    columns.paidPoints,
    columns.currency,
    columns.cost,
    columns.income,
  ]);
  const day = deps.clock.now().toISOString().slice(0, 10);
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': contentDisposition('attachment', `inkreel-costs-${day}.csv`),
  });
  reply.send(BYTE_ORDER_MARK + head + lines.join(''));
  return null;
}

/** Amounts in units of the currency. A cost of which nothing is known is null, not 0. */
function moneyOf({ runs, unknown, money }: RunSums) {
  const nothingKnown = unknown === runs;
  const costOf = (cost: number) => (cost === 0 && nothingKnown ? null : cost / MICROS);
  if (money.length === 0) return [{ currency: null, cost: costOf(0), income: 0 }];
  return money.map(({ currency, cost, income }) => ({
    currency,
    cost: costOf(cost),
    income: income / MICROS,
  }));
}
