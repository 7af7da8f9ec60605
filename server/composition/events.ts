import { createEventHub, type EventHub } from '../events/hub.ts';
import { listenForNotices } from '../events/listen.ts';
import { startHousekeeping } from '../housekeeping.ts';
import type { Core, Start } from './core.ts';

/**
 * Notifications between processes: the event streams of this one forward them, and its engines follow
 * operators' settings.
 */
export function openEvents({ log, cleanUps }: Start, { database, deps, currentEngines }: Core): EventHub {
  const hub = createEventHub(deps);
  const readEngines = () =>
    void currentEngines.read().catch((error: unknown) => log.warn({ err: error }, 'reading the engines'));
  const listening = listenForNotices({
    connection: database.connection,
    onNotice: (notice) => {
      if (notice.type === 'engines') readEngines();
      hub.notice(notice);
    },
    onAgain: () => {
      readEngines();
      hub.refresh();
    },
    log,
  });
  const heartbeat = startHousekeeping(
    [
      { name: 'streams', everySeconds: 15, run: hub.beat },
      // A notification may be missed while the connection for them is being opened.
      { name: 'engines', everySeconds: 30, run: currentEngines.read },
    ],
    log,
  );
  cleanUps.push(() => Promise.all([listening.close(), heartbeat.stop()]));
  return hub;
}
