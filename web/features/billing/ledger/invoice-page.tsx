import { readInvoice } from '@inkreel/contract/api/orders.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useParams } from '../../../lib/router.tsx';
import { useSignedIn } from '../../../lib/session.ts';
import { GuestState, LoadState } from '../../../shell/page-states.tsx';
import { Button } from '../../../ui/button.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import './invoice.css';

/** The invoice of a paid order, to be printed or saved. */
export default function InvoicePage() {
  const { invoice: texts } = useAreaTexts(ledgerTexts);
  const signedIn = useSignedIn();
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['credits', 'invoice', id],
    queryFn: ({ signal }) => call(readInvoice, { params: { id }, signal }),
    enabled: signedIn,
  });
  const absent = query.error instanceof ApiError && ['not_found', 'invalid_input'].includes(query.error.code);
  return (
    <div className="wrap invoice-page pt-10 pb-20 max-phone:pt-6">
      <div className="not-printed mb-6 flex max-w-[794px] flex-wrap items-center gap-4">
        <LanguageLink className="link" to="/credits">
          {texts.back}
        </LanguageLink>
        {query.data && (
          <Button look="ink" className="ml-auto" onClick={() => print()}>
            <Printer size={16} strokeWidth={1.6} aria-hidden />
            {texts.print}
          </Button>
        )}
      </div>
      {query.data ? (
        <InvoiceSheet invoice={query.data} />
      ) : (
        <>
          <h1 className="text-4xl leading-10">{texts.title}</h1>
          {!signedIn ? (
            <GuestState line={texts.guest} />
          ) : absent ? (
            <p role="alert" className="mt-6 text-ink-2">
              {texts.absent}
            </p>
          ) : (
            <LoadState query={query} />
          )}
        </>
      )}
    </div>
  );
}
