import { memberTexts } from '@inkreel/contract/messages/areas/member.ts';
import { Suspense, useRef, useState } from 'react';
import { openDocuments } from '../../documents/document-news.ts';
import { useFirstSign } from '../../lib/first-sign.ts';
import { useBarePath } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { loadOnNeed } from '../../lib/load-on-need.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useUser } from '../../lib/query.ts';
import { useStore } from '../../lib/store.ts';
import { countRuns } from '../../runs/run-list.ts';
import { useRuns } from '../../runs/run-store.ts';
import { hasUnsent } from '../../runs/unsent-name.ts';
import './tasks.css';

/** Loaded as soon as someone is about to open it: most visits never do. */
const loadPopover = loadOnNeed(() => import('./job-popover.tsx'));
const JobPopover = lazyPart(loadPopover);
/** Without a connection there is nothing to follow either: it is loaded when there is one. */
const RunWatch = lazyPart(() => import('./run-watch.tsx'));

/**
 * The header's summary of all runs, with the panel behind it. Shown to signed-in users. The event stream is held as
 * soon as a person is there; at once if there is a run to follow or to send, where others may change an open
 * document, and on the page that shows all runs.
 */
export function JobChip() {
  const { chip: texts } = useAreaTexts(memberTexts);
  const { share, colon } = useLanguage();
  const user = useUser();
  const { runs } = useRuns();
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const hasSign = useFirstSign();
  const showsRuns = useBarePath() === '/my-creation';
  const hasDocument = useStore(openDocuments, 0) > 0;
  if (!user) return null;
  const counts = countRuns(runs);
  const busy = counts.share !== null;
  const follows = hasSign || showsRuns || hasDocument || busy || hasUnsent();
  const words = [
    counts.running > 0 && texts.running({ count: counts.running }),
    counts.waiting > 0 && texts.queued({ count: counts.waiting }),
    !busy && counts.failed > 0 && texts.failed({ count: counts.failed }),
    !busy && counts.failed === 0 && counts.done > 0 && texts.done({ count: counts.done }),
  ].filter((word) => word !== false);
  return (
    <>
      <button
        type="button"
        ref={chip}
        className="job-chip"
        data-busy={busy}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPopover().catch(() => undefined)}
        onFocus={() => void loadPopover().catch(() => undefined)}
        onClick={() => setOpen(!open)}
      >
        <span className="sr-only">
          {texts.label}
          {colon}
        </span>
        <span
          className="job-ring"
          data-state={busy ? 'running' : counts.failed > 0 ? 'failed' : 'idle'}
          style={{ '--share': `${Math.round((counts.share ?? 0) * 100)}%` } as React.CSSProperties}
        />
        <b>{words[0] ?? texts.idle} </b>
        {words[1] !== undefined && <span className="job-more">{words[1]} </span>}
        {counts.share !== null && <span className="job-more">{share(counts.share)}</span>}
      </button>
      <Suspense>
        {follows && <RunWatch name={`${user.id}-${user.org_user.org_id}`} runs={runs} />}
        {open && <JobPopover chip={chip} runs={runs} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
