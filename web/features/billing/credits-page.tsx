import { creditRecords, RECORD_TYPES, type RecordType } from '@inkreel/contract/api/billing.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { askToSignIn } from '../../lib/dialogs.ts';
import { failureText } from '../../lib/failure-text.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useMessages } from '../../lib/messages.tsx';
import { usePoints } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { useLinkedLine } from './use-linked-line.ts';

const PAGE_ROWS = 40;

/** Credits details: the ledger of the organisation, newest first (specification, section 2). */
export default function CreditsPage() {
  const { credits: texts, shell } = useMessages();
  const signedIn = useSignedIn();
  const points = usePoints();
  return (
    <div className="wrap pt-12 pb-20 max-phone:pt-7">
      <h1 className="text-4xl leading-10">{texts.title}</h1>
      {signedIn ? (
        <>
          <dl className="mt-6 mb-8 grid max-w-80 gap-1">
            <Figure label={texts.balance} points={points?.total} />
            {points !== undefined && points.held > 0 && <Figure label={texts.held} points={points.held} />}
          </dl>
          <Ledger />
        </>
      ) : (
        <div className="mt-6 grid justify-items-start gap-4">
          <p className="text-ink-2">{texts.guest}</p>
          <Button look="seal" onClick={() => void askToSignIn()}>
            {shell.signIn}
          </Button>
        </div>
      )}
    </div>
  );
}

function Figure({ label, points }: { label: string; points: number | undefined }) {
  const { shell } = useMessages();
  return (
    <div className="leader">
      <dt>{label}</dt>
      <dd className="font-semibold">{points === undefined ? '…' : shell.points({ points })}</dd>
    </div>
  );
}

function Ledger() {
  const messages = useMessages();
  const { credits: texts, shell } = messages;
  const [type, setType] = useState<RecordType>();
  const query = useInfiniteQuery({
    queryKey: ['credits', 'records', type ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(creditRecords, {
        query: { limit: PAGE_ROWS, ...(pageParam && { before: pageParam }), ...(type && { type }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const rows = query.data?.pages.flatMap((page) => page.items);
  const mayLoad = query.hasNextPage && !query.isFetching;
  const marked = useLinkedLine({
    rows,
    loadMore: mayLoad ? () => void query.fetchNextPage() : undefined,
  });
  return (
    <section aria-busy={query.isFetching}>
      <div role="group" aria-label={texts.filter} className="mb-4 flex flex-wrap gap-2">
        <Chip pressed={type === undefined} onClick={() => setType(undefined)}>
          {texts.all}
        </Chip>
        {RECORD_TYPES.map((each) => (
          <Chip key={each} pressed={type === each} onClick={() => setType(each)}>
            {texts.types[each]}
          </Chip>
        ))}
      </div>
      {query.isError && (
        <div role="alert" className="grid justify-items-start gap-3 py-6">
          <p>
            <b className="font-semibold">{texts.failed}</b> {failureText(query.error, messages)}
          </p>
          <Button onClick={() => void query.refetch()}>{shell.retry}</Button>
        </div>
      )}
      {rows?.length === 0 && (
        <div className="grid justify-items-start gap-4 py-6">
          <p className="text-ink-2">{type === undefined ? texts.empty : texts.emptyFilter}</p>
          <LanguageLink className={buttonClass({ look: 'ink' })} to="/create">
            {texts.start}
          </LanguageLink>
        </div>
      )}
      {rows !== undefined && rows.length > 0 && <LedgerTable rows={rows} marked={marked} />}
      {query.hasNextPage ? (
        <Button className="mt-6" onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      ) : (
        rows !== undefined && rows.length > 0 && <p className="note mt-4">{texts.end}</p>
      )}
    </section>
  );
}
