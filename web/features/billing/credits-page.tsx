import { creditsTexts } from '@inkreel/contract/messages/areas/credits.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { type ReactNode, useId } from 'react';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { MemberPage } from '../../shell/member-page.tsx';
import { DailyChart } from './ledger/daily-chart.tsx';
import { Ledger } from './ledger/ledger.tsx';
import { OrderList } from './ledger/order-list.tsx';
import { Standing } from './ledger/standing.tsx';
import { StoragePart } from './storage-part.tsx';

/** Credits details: the balance, each day, the ledger and the orders of the organisation (specification, section 2). */
export default function CreditsPage() {
  const texts = useAreaTexts(creditsTexts);
  const { shell } = useMessages();
  const { filters, daily, orders, storage } = useAreaTexts(ledgerTexts);
  return (
    <MemberPage title={shell.credits} guest={texts.guest}>
      {(user) => (
        <>
          <Standing />
          <Part title={daily.title} line={daily.line}>
            <DailyChart />
          </Part>
          <Part title={storage.title} line={storage.line}>
            <StoragePart />
          </Part>
          <Part title={filters.title} line={filters.line}>
            <Ledger user={user} />
          </Part>
          <Part title={orders.title} line={orders.line}>
            <OrderList user={user} />
          </Part>
        </>
      )}
    </MemberPage>
  );
}

function Part({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{line}</p>
      </header>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
