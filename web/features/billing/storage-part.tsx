import { emptyBin } from '@inkreel/contract/api/creations.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { clearUploads, storageUsage } from '@inkreel/contract/api/storage.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { byteSize } from '../../lib/byte-size.ts';
import { call } from '../../lib/client.ts';
import { openPricing } from '../../lib/dialogs.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { RESULTS_KEY } from '../../runs/run-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Usage = OutputOf<typeof storageUsage>;

const STORAGE_KEY = ['storage'] as const;
/** From this share on, the page warns of the consequences. */
const NEAR = 0.9;

/** The team's storage use by kind, and how to free space. */
export function StoragePart() {
  const { storage: texts } = useAreaTexts(ledgerTexts);
  const { number } = useLanguage();
  const size = (bytes: number) => byteSize(bytes, number);
  const client = useQueryClient();
  const [asked, setAsked] = useState<'bin' | 'uploads'>();
  const usage = useQuery({
    queryKey: STORAGE_KEY,
    queryFn: ({ signal }) => call(storageUsage, { signal }),
    // Recent results and uploads must be counted.
    staleTime: 0,
  });
  const { data } = usage;
  if (usage.isError) return <p role="alert">{texts.failed}</p>;
  const done = async () => {
    setAsked(undefined);
    await client.invalidateQueries({ queryKey: STORAGE_KEY });
    await client.invalidateQueries({ queryKey: RESULTS_KEY });
  };
  const isFull = data !== undefined && data.used >= data.quota;
  const isNear = data !== undefined && data.used >= data.quota * NEAR;
  return (
    <div className="grid max-w-[420px] gap-4">
      <UsageBar usage={data} label={texts.title} />
      <p>{data === undefined ? '…' : texts.used({ used: size(data.used), quota: size(data.quota) })}</p>
      <dl className="grid gap-1 text-ink-2">
        {data !== undefined &&
          partsOf(data, texts).map(({ label, bytes }) => (
            <div key={label} className="leader">
              <dt>{label}</dt>
              <dd>{size(bytes)}</dd>
            </div>
          ))}
      </dl>
      {isNear && (
        <div className="grid justify-items-start gap-3 border-l-2 border-amber pl-3 text-[13px] text-amber">
          <p>{isFull ? texts.full : texts.near}</p>
          <Button size="small" onClick={() => openPricing()}>
            {texts.plans}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={!data?.bin} onClick={() => setAsked('bin')}>
          {texts.emptyBin}
        </Button>
        <Button size="small" disabled={!data?.uploads} onClick={() => setAsked('uploads')}>
          {texts.clear}
        </Button>
      </div>
      {asked === 'bin' && (
        <Ask
          title={texts.emptyBinTitle}
          lines={Object.values(texts.emptyBinLines)}
          verb={texts.emptyBin}
          act={async () => {
            const { results } = await call(emptyBin);
            toast(texts.emptied({ count: results }));
            await done();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'uploads' && (
        <Ask
          title={texts.clearTitle}
          lines={Object.values(texts.clearLines)}
          verb={texts.clear}
          act={async () => {
            const { files, bytes } = await call(clearUploads);
            toast(texts.cleared({ count: files, size: size(bytes) }));
            await done();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

/** The parts in words; uploads in progress only if there are any. */
function partsOf(usage: Usage, texts: { results: string; bin: string; uploads: string; under: string }) {
  const { results, bin, uploads, used } = usage;
  const under = Math.max(0, used - results - bin - uploads);
  return [
    { label: texts.results, bytes: results },
    { label: texts.bin, bytes: bin },
    { label: texts.uploads, bytes: uploads },
    ...(under > 0 ? [{ label: texts.under, bytes: under }] : []),
  ];
}

function UsageBar({ usage, label }: { usage: Usage | undefined; label: string }) {
  const share = usage === undefined || usage.quota === 0 ? 0 : Math.min(1, usage.used / usage.quota);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className={share >= NEAR ? 'h-full bg-amber' : 'h-full bg-jade'}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}

interface AskProps {
  title: string;
  lines: readonly string[];
  verb: string;
  act: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an irreversible action, and performs it once. */
function Ask({ title, lines, verb, act, onClose }: AskProps): ReactNode {
  const { storage: texts } = useAreaTexts(ledgerTexts);
  const messages = useStudioMessages();
  const busy = useRef(false);
  const confirm = async () => {
    if (busy.current) return;
    busy.current = true;
    await act().catch((error: unknown) => toastFailure(error, messages));
    busy.current = false;
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={messages.shell.close}>
      <div className="grid gap-6 px-7 pt-3 pb-7 max-phone:px-5">
        <ul className="grid gap-2 text-ink-2">
          {lines.map((line) => (
            <li key={line} className="border-l-2 border-line-2 pl-3">
              {line}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button look="ink" onClick={() => void confirm()}>
            {verb}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
