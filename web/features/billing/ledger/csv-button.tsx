import { creditRecordsFile } from '@inkreel/contract/api/billing.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { openResponse } from '../../../lib/client.ts';
import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { localDay } from '../pricing/local-day.ts';
import { type LedgerFilters, recordFilter } from './ledger-filters.ts';

/** Saves the filtered ledger as a file. */
export function CsvButton({ filters }: { filters: LedgerFilters }) {
  const { file: texts } = useAreaTexts(ledgerTexts);
  const query = {
    ...recordFilter(filters),
    time_zone: deviceTimeZone(),
  };
  return (
    <DownloadButton
      label={texts.download}
      loadingLabel={texts.loading}
      fetchFile={() => openResponse(creditRecordsFile, { query })}
      fileName={() => `inkreel-points-${localDay(new Date())}.csv`}
    />
  );
}
