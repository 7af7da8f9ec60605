/** The filters of the ledger, kept in the address so that a reload, a link and the back button keep them: pure. */
import { type creditRecords, RECORD_TYPES, type RecordType } from '@inkreel/contract/api/billing.ts';
import type { SentQueryOf } from '@inkreel/contract/api/endpoint.ts';

export interface LedgerFilters {
  type: RecordType | '';
  tool: string;
  member: string;
  project: string;
  /** Days of the reader's calendar, YYYY-MM-DD; both are included. Empty for no limit. */
  from: string;
  to: string;
}

const NAMES = ['type', 'tool', 'member', 'project', 'from', 'to'] as const;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the filters from the address; missing or invalid ones are off. */
export function readFilters(query: URLSearchParams): LedgerFilters {
  const text = (name: string) => query.get(name) ?? '';
  const fitting = (name: string, fits: RegExp) => (fits.test(text(name)) ? text(name) : '');
  const day = (name: string) => (startOf(text(name), 0) === undefined ? '' : text(name));
  return {
    type: RECORD_TYPES.find((type) => type === query.get('type')) ?? '',
    tool: fitting('tool', /^[\w-]{1,64}$/),
    member: fitting('member', ID),
    project: fitting('project', ID),
    from: day('from'),
    to: day('to'),
  };
}

/**
 * Writes the filters into an address; filters that are off are left out, and so is the line that a receipt
 * linked to.
 */
export function writeFilters(filters: LedgerFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of NAMES) if (filters[name] !== '') query.set(name, filters[name]);
  return query;
}

/** True if anything narrows the list. */
export function isNarrowed(filters: LedgerFilters): boolean {
  return NAMES.some((name) => filters[name] !== '');
}

type RecordFilter = Omit<SentQueryOf<typeof creditRecords>, 'before' | 'limit'>;

/** The endpoint's query: days become the instants at which they begin and end in the reader's time zone. */
export function recordFilter({ type, tool, member, project, from, to }: LedgerFilters): RecordFilter {
  const start = startOf(from, 0);
  const end = startOf(to, 1);
  return {
    ...(type !== '' && { type }),
    ...(tool !== '' && { tool_id: tool }),
    ...(member !== '' && { member_id: member }),
    ...(project !== '' && { project_id: project }),
    ...(start && { from: start.toISOString() }),
    ...(end && { to: end.toISOString() }),
  };
}

/** Midnight at the beginning of a day, or of one this many days later; undefined if the text is not a day. */
function startOf(text: string, daysLater: number): Date | undefined {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  if (Number(year) < 1000 || date.getMonth() !== Number(month) - 1) return undefined;
  date.setDate(date.getDate() + daysLater);
  return date;
}
