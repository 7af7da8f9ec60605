import { creditRecordsFile } from '@inkreel/contract/api/billing.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { openResponse } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { localDay } from '../pricing/local-day.ts';
import { type LedgerFilters, recordFilter } from './ledger-filters.ts';

/** Saves the filtered ledger as a file. It is fetched with the session's token, so a plain link would not do. */
export function CsvButton({ filters }: { filters: LedgerFilters }) {
  const { file: texts } = useAreaTexts(ledgerTexts);
  const messages = useStudioMessages();
  const [loading, setLoading] = useState(false);
  const download = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const response = await openResponse(creditRecordsFile, {
        query: {
          ...recordFilter(filters),
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      });
      saveFile(await response.blob(), `inkreel-credits-${localDay(new Date())}.csv`);
    } catch (error) {
      toastFailure(error, messages, messages.failures.getData);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button size="small" aria-disabled={loading} onClick={() => void download()}>
      <Download size={15} strokeWidth={1.6} aria-hidden />
      {loading ? texts.loading : texts.download}
    </Button>
  );
}
