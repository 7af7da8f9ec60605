import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { enterOrganisation } from './organisation-change.ts';

test('what was cached of the old organisation is gone, and other tabs are told', async () => {
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
