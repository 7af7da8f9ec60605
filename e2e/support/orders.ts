import { callApi } from './api.ts';

/** People of a plan: more than any test adds. */
export const MANY = 500;

/**
 * Buys a product with the sandbox wallet, as a user with a phone would.
 * @returns the paid order's id
 */
export async function payOrder(url: string, token: string, product: string, persons = 1): Promise<string> {
  const made = await callApi<{ id: string; code_url: string }>(
    url,
    'POST',
    '/cloud/request/system/org/order/wechat/native',
    { token, body: { product_id: product, total: persons } },
  );
  if (made.code !== 0) throw new Error(made.message);
  const wallet = new URL(made.data.code_url).pathname.split('/').at(-1);
  await callApi(url, 'POST', `/open/sandbox/payment/${wallet}`, { body: { answer: 'approve' } });
  const { data } = await callApi<{ status: number }>(
    url,
    'GET',
    `/cloud/request/system/org/order/${made.data.id}`,
    { token },
  );
  if (data.status !== 1) throw new Error(`order ${made.data.id} has status ${data.status} after paying`);
  return made.data.id;
}
