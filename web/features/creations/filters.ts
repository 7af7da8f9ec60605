/** The filters of My creation, kept in the address so that a reload, a link and the back button keep them: pure. */
import type { ResultFilter } from '../../runs/use-results.ts';

export const DATES = ['any', 'today', 'week', 'month'] as const;
export type DateChoice = (typeof DATES)[number];

export interface Filters {
  search: string;
  tool: string;
  project: string;
  date: DateChoice;
  starred: boolean;
  bin: boolean;
}

/** Reads the filters from the address; missing or unknown ones are off. */
export function readFilters(query: URLSearchParams): Filters {
  return {
    search: query.get('search') ?? '',
    tool: query.get('tool') ?? '',
    project: query.get('project') ?? '',
    date: DATES.find((date) => date === query.get('date')) ?? 'any',
    starred: query.get('starred') === '1',
    bin: query.get('bin') === '1',
  };
}

/** Writes the filters into an address; what is off is left out. */
export function writeFilters(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.search.trim() !== '') query.set('search', filters.search.trim());
  if (filters.tool !== '') query.set('tool', filters.tool);
  if (filters.project !== '') query.set('project', filters.project);
  if (filters.date !== 'any') query.set('date', filters.date);
  if (filters.starred) query.set('starred', '1');
  if (filters.bin) query.set('bin', '1');
  return query;
}

/** True if something besides the bin narrows the list. */
export function isNarrowed({ search, tool, project, date, starred }: Filters): boolean {
  return search.trim() !== '' || tool !== '' || project !== '' || date !== 'any' || starred;
}

const DAYS_BACK: Record<DateChoice, number | undefined> = { any: undefined, today: 0, week: 6, month: 29 };

/** The list's query. Dates count whole days of the reader's own calendar, today included. */
export function resultFilter(filters: Filters, now: Date): ResultFilter {
  const back = DAYS_BACK[filters.date];
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (back ?? 0));
  return {
    ...(filters.search.trim() === '' ? {} : { search: filters.search.trim() }),
    ...(filters.tool === '' ? {} : { tool_id: filters.tool }),
    ...(filters.project === '' ? {} : { project_id: filters.project }),
    ...(back === undefined ? {} : { from: from.toISOString() }),
    ...(filters.starred ? { starred: 'true' as const } : {}),
    ...(filters.bin ? { bin: 'true' as const } : {}),
  };
}
