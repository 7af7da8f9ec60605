import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { loadOnNeed } from '../../lib/load-on-need.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { useUser } from '../../lib/query.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { useFollowEvents } from '../../runs/follow-events.ts';
import { countRuns } from '../../runs/run-list.ts';
import { useRuns } from '../../runs/run-store.ts';
import { useEndNews } from './use-end-news.ts';
import './tasks.css';

/** Loaded as soon as someone is about to open it: most visits never do. */
const loadPopover = loadOnNeed(() => import('./job-popover.tsx'));
const JobPopover = lazyPart(loadPopover);

/** The header's word on all runs, with the panel behind it. Shown to signed-in users; it holds the event stream. */
export function JobChip() {
  const { tasks } = useStudioMessages();
  const { share, colon } = useLanguage();
  const user = useUser();
  const { runs } = useRuns();
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  useFollowEvents(user && `${user.id}-${user.org_user.org_id}`);
  useEndNews(runs);
  if (!user) return null;
  const counts = countRuns(runs);
  const busy = counts.share !== null;
  const words = [
    counts.running > 0 && tasks.chip.running({ count: counts.running }),
    counts.waiting > 0 && tasks.chip.queued({ count: counts.waiting }),
    !busy && counts.failed > 0 && tasks.chip.failed({ count: counts.failed }),
    !busy && counts.failed === 0 && counts.done > 0 && tasks.chip.done({ count: counts.done }),
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
          {tasks.chip.label}
          {colon}
        </span>
        <span
          className="job-ring"
          data-state={busy ? 'running' : counts.failed > 0 ? 'failed' : 'idle'}
          style={{ '--share': `${Math.round((counts.share ?? 0) * 100)}%` } as React.CSSProperties}
        />
        <b>{words[0] ?? tasks.chip.idle} </b>
        {words[1] !== undefined && <span className="job-more">{words[1]} </span>}
        {counts.share !== null && <span className="job-more">{share(counts.share)}</span>}
      </button>
      {open && (
        <Suspense>
          <JobPopover chip={chip} runs={runs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
