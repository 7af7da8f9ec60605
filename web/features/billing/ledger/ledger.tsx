import { creditRecords } from '@inkreel/contract/api/billing.ts';
import { creditsTexts } from '@inkreel/contract/messages/areas/credits.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { User } from '../../../lib/query.ts';
import { useProjectList } from '../../../lib/query.ts';
import { useSearchParams } from '../../../lib/router.tsx';
import { LoadState } from '../../../shell/page-states.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CsvButton } from './csv-button.tsx';
import { LedgerFilterBar } from './ledger-filter-bar.tsx';
import { isNarrowed, readFilters, recordFilter, writeFilters } from './ledger-filters.ts';
import { LedgerTable } from './ledger-table.tsx';
import { useLinkedLine } from './use-linked-line.ts';

const PAGE_ROWS = 40;

/** The ledger of the organisation, newest first, page by page, filtered as the address says. */
export function Ledger({ user }: { user: User }) {
  const texts = useAreaTexts(creditsTexts);
  const { filters: filterTexts } = useAreaTexts(ledgerTexts);
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const filter = recordFilter(filters);
  const narrowed = isNarrowed(filters);
  const projects = useProjectNames(user);
  const query = useInfiniteQuery({
    queryKey: ['credits', 'records', filter],
    queryFn: ({ pageParam, signal }) =>
      call(creditRecords, {
        query: { ...filter, limit: PAGE_ROWS, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const rows = query.data?.pages.flatMap((page) => page.items);
  const mayLoad = query.hasNextPage && !query.isFetching;
  const marked = useLinkedLine({ rows, loadMore: mayLoad ? () => void query.fetchNextPage() : undefined });
  const clear = () => setAddress(new URLSearchParams(), { replace: true });
  return (
    <div aria-busy={query.isFetching}>
      <LedgerFilterBar
        filters={filters}
        user={user}
        onChange={(changed) =>
          setAddress((before) => writeFilters({ ...readFilters(before), ...changed }), {
            replace: true,
          })
        }
        onClear={clear}
      >
        <CsvButton filters={filters} />
      </LedgerFilterBar>
      {rows === undefined ? (
        <LoadState query={query} />
      ) : rows.length === 0 ? (
        <div className="grid justify-items-start gap-4 border-t border-line py-6">
          <p className="text-ink-2">{narrowed ? filterTexts.none : texts.empty}</p>
          {narrowed ? (
            <Button onClick={clear}>{filterTexts.clear}</Button>
          ) : (
            <LanguageLink className={buttonClass({ look: 'ink' })} to="/create">
              {texts.start}
            </LanguageLink>
          )}
        </div>
      ) : (
        <>
          <LedgerTable rows={rows} marked={marked} projects={projects} />
          {query.isFetchNextPageError && <LoadState query={query} />}
          {query.hasNextPage && (
            <Button className="mt-6" onClick={() => void query.fetchNextPage()}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function useProjectNames(user: User): ReadonlyMap<string, string> {
  const open = useProjectList(user, false).data?.items ?? [];
  const archived = useProjectList(user, true).data?.items ?? [];
  return new Map([...open, ...archived].map(({ id, name }) => [id, name]));
}
