import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { useToasts } from '../../lib/toast.ts';
import { isFinished } from '../../runs/run-list.ts';
import { dropFinished } from '../../runs/run-store.ts';
import { Button } from '../../ui/button.tsx';
import { JobRow } from './job-row.tsx';

/** Runs listed; the rest is in My creation. */
const LISTED = 12;

/** The latest runs with what can be done about each, the latest messages, and the switch for notifications. */
export function JobPanel({ runs, onLeave }: { runs: readonly TaskRecord[]; onLeave: () => void }) {
  const client = useQueryClient();
  const { tasks } = useStudioMessages();
  const { time } = useLanguage();
  const messages = useToasts();
  return (
    <>
      <div className="job-head">
        <h2>{tasks.panel.recent}</h2>
        {runs.some(isFinished) && (
          <button type="button" className="link" onClick={() => dropFinished(client)}>
            {tasks.panel.clear}
          </button>
        )}
      </div>
      {runs.length === 0 && <p className="note">{tasks.panel.empty}</p>}
      <ul className="job-list">
        {runs.slice(0, LISTED).map((run) => (
          <JobRow key={run.id} run={run} onLeave={onLeave} />
        ))}
      </ul>
      {messages.length > 0 && (
        <>
          <div className="job-head">
            <h2>{tasks.panel.messages}</h2>
          </div>
          <ul className="job-messages">
            {messages.slice(0, 8).map(({ id, text, help, at, action }) => (
              <li key={id}>
                <span>
                  <span>{text}</span>{' '}
                  {help?.map((line) => (
                    <small key={line}>{line} </small>
                  ))}
                </span>
                {action && (
                  <button type="button" className="link" onClick={action.run}>
                    {action.label}
                  </button>
                )}
                <time dateTime={new Date(at).toISOString()}>{time(new Date(at).toISOString())}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      <NotifySwitch />
    </>
  );
}

/** Asks for notifications, and only on a click. */
function NotifySwitch() {
  const { panel } = useStudioMessages().tasks;
  const offered = typeof Notification !== 'undefined';
  const [permission, setPermission] = useState(offered ? Notification.permission : 'denied');
  if (!offered) return null;
  return (
    <div className="job-notify">
      {permission === 'granted' && <p className="note">{panel.notifyOn}</p>}
      {permission === 'denied' && <p className="note">{panel.notifyBlocked}</p>}
      {permission === 'default' && (
        <Button
          size="small"
          look="quiet"
          onClick={() => void Notification.requestPermission().then(setPermission)}
        >
          {panel.notify}
        </Button>
      )}
    </div>
  );
}
