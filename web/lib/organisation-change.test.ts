import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { enterOrganisation } from './organisation-change.ts';

test('the old organisation’s cache is cleared, and other tabs are notified', async () => {
  const client = new QueryClient();
  client.setQueryData(['points'], { total: 160 });
  client.setQueryData(['runs'], []);
  const otherTab = new BroadcastChannel('inkreel-organisation');
  const told = new Promise((resolve) => otherTab.addEventListener('message', resolve, { once: true }));
  enterOrganisation(client);
  expect(client.getQueryCache().getAll()).toEqual([]);
  await told;
  otherTab.close();
});
