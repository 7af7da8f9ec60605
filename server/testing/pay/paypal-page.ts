import type { LocalReply, LocalRequest } from './local-server.ts';
import type { PaypalEntry } from './paypal-books.ts';

/** The page in PayPal's popup: approve or cancel, and back to the product. */
export function payerPage(request: LocalRequest, orders: Map<string, PaypalEntry>): LocalReply {
  const entry = orders.get(request.url.searchParams.get('token') ?? '');
  if (entry === undefined) return page(404, '<h1>We cannot find this order</h1>');
  if (request.method === 'GET') return page(200, choices(entry));
  const approved = request.url.pathname.endsWith('/approve');
  if (approved && entry.status === 'PAYER_ACTION_REQUIRED') {
    entry.status = 'APPROVED';
    entry.approvals += 1;
  }
  const back = new URL(approved ? entry.returnUrl : entry.cancelUrl);
  back.searchParams.set('token', entry.id);
  if (approved) back.searchParams.set('PayerID', 'QYR5Z8XDVJNXQ');
  return { status: 303, headers: { location: back.href } };
}

function choices(entry: PaypalEntry): string {
  const button = (action: string, text: string) =>
    `<form method="post" action="/checkoutnow/${action}?token=${entry.id}"><button>${text}</button></form>`;
  return [
    `<h1>${escape(entry.brand)}</h1>`,
    `<p>${escape(entry.description)}: ${entry.amount.value} ${entry.amount.currency_code}</p>`,
    button('approve', 'Approve'),
    button('cancel', 'Cancel'),
  ].join('\n');
}

function page(status: number, body: string): LocalReply {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><html lang="en"><title>Local PayPal</title><body>${body}</body></html>`,
  };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
