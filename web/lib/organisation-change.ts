import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from './query.ts';
import { createStore, useStore } from './store.ts';

/** Tabs of a browser share the session, so a change in one of them is a change in all. */
const CHANNEL = 'inkreel-organisation';

const changes = createStore(0);
/** The user and the organisation that the page was last rendered for. */
let seen: { userId: string | undefined; organisationId: string | undefined } | undefined;

/** Increases with every change of the organisation: whatever has it as its key is mounted again. */
export function useOrganisationChanges(): number {
  return useStore(changes, 0);
}

/**
 * Everything cached belongs to the organisation that was left. Pages are remounted after it, as after a reload: they
 * ask for their data again, and the event stream opens again.
 */
function startOver(client: QueryClient): void {
  seen = undefined;
  client.clear();
  changes.set(changes.get() + 1);
}

/** Call it when the server has moved the session to another organisation; the other tabs follow. */
export function enterOrganisation(client: QueryClient): void {
  startOver(client);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Follows what other tabs do, and what the server says: a person who was removed continues in another organisation. */
export function useFollowOrganisation(): void {
  const client = useQueryClient();
  const changed = useOrganisationChanges();
  const user = useUser();
  // The element that had the focus was part of the old page.
  useEffect(() => {
    if (changed > 0) document.getElementById('content')?.focus({ preventScroll: true });
  }, [changed]);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => startOver(client));
    return () => channel.close();
  }, [client]);
  const key = user && `${user.id} ${user.org_user.org_id}`;
  useEffect(() => {
    if (key === undefined) return;
    const [userId, organisationId] = key.split(' ');
    const before = seen;
    seen = { userId, organisationId };
    if (before?.userId === userId && before?.organisationId !== organisationId) startOver(client);
  }, [client, key]);
}
