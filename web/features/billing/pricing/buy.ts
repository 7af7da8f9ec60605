import type { Product } from '@inkreel/contract/api/orders.ts';
import type { PayWay } from '@inkreel/contract/site.ts';
import type { QueryClient } from '@tanstack/react-query';
import { askToSignIn, openPayment, openPricing, type PaymentStart } from '../../../lib/dialogs.ts';
import { currentToken } from '../../../lib/session.ts';
import { openPaymentPopup } from '../pay/payment-popup.ts';
import { mayBuy } from './offer.ts';
import { fetchTerms } from './use-offer.ts';

interface Purchase {
  choice: { product: Product; count: number };
  ways: readonly PayWay[];
  from: PaymentStart['from'];
  client: QueryClient;
  /** Adds the prefix of the language that is shown to a path. */
  localPath: (path: string) => string;
}

/**
 * Buys the selected plan. Guests sign in first and return to the same selection (specification, section 5);
 * only then is it known whether their organisation may buy it. With one way to pay there is nothing to
 * choose. Call it inside the click, which opens the provider's popup.
 */
export async function buy({ choice, ways, from, client, localPath }: Purchase): Promise<void> {
  const only = ways.length === 1 ? ways[0] : undefined;
  if (currentToken() !== undefined) {
    const popup = only === 'paypal' ? { popup: openPaymentPopup(localPath) } : {};
    openPayment({ choice, from, ...(only && { way: only }), ...popup });
    return;
  }
  const signedIn = await askToSignIn();
  const terms = signedIn ? await fetchTerms(client) : undefined;
  if (signedIn && mayBuy(choice, terms)) {
    // A popup needs a separate click; the last one was for signing in.
    openPayment({ choice, from, ...(only === 'wechat' && { way: only }) });
  } else if (from === 'pricing_dialog') {
    openPricing(choice.product.type);
  }
}
