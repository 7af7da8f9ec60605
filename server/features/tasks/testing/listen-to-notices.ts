import pg from 'pg';
import { CHANNEL, type Notice, notice } from '../../../events/notify.ts';

/** Collects notifications to every process from here on, in order. */
export async function listenToNotices(
  connection: pg.ClientConfig,
): Promise<{ told: Notice[]; stop: () => Promise<void> }> {
  const told: Notice[] = [];
  const client = new pg.Client(connection);
  await client.connect();
  client.on('notification', ({ payload }) => told.push(notice.parse(JSON.parse(payload ?? ''))));
  await client.query(`listen ${CHANNEL}`);
  return { told, stop: () => client.end() };
}
