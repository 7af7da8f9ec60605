import type { SiteId } from '@inkreel/contract/site.ts';
import { callApi } from './api.ts';
import { payOrder } from './orders.ts';
import { registerByIdentity, type Studio } from './studio.ts';

/**
 * Somebody else in a person's organisation, as an admin of it: it buys a plan for two persons first.
 * @param founder token of the person
 * @returns the token of the other one
 */
export async function colleagueOf(
  url: string,
  founder: string,
  other: Studio,
  site: SiteId,
): Promise<string> {
  const api = async <Data>(
    token: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<Data> => {
    const { code, message, data } = await callApi<Data>(url, method, path, { token, body });
    if (code !== 0) throw new Error(message);
    return data;
  };
  const products = await api<{ id: string; type: string }[]>(founder, 'GET', '/open/system/version/products');
  await payOrder(url, founder, products.find(({ type }) => type === 'team')?.id ?? '', 2);
  const invitation = { uses: 1, days: 1 };
  const { code } = await api<{ code: string }>(founder, 'POST', '/org/invitation', invitation);
  const token = await registerByIdentity(url, other, site);
  await api(token, 'POST', '/user/join', { inviteCode: code });
  const { items } = await api<{ items: { id: string; role: string }[] }>(founder, 'GET', '/org/members');
  const member = items.find(({ role }) => role === 'member');
  await api(founder, 'PUT', `/org/member/${member?.id}`, { role: 'admin' });
  return token;
}
