import type { Site } from '@inkreel/contract/site.ts';
import type { Settings } from '../../../settings.ts';
import { createPaypal } from './paypal.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';
import { createSandbox, type SandboxDeps } from './sandbox.ts';
import { createWechat } from './wechat.ts';

type Keys = Pick<Settings, 'wechat' | 'paypal' | 'sandboxPayments'>;
type Deps = SandboxDeps & Parameters<typeof createPaypal>[1];

/**
 * The provider of each way to pay on this installation (decisions, Payment providers): WeChat Pay and PayPal
 * if their merchant keys are set, and the sandbox wallet only if no key is set at all, so that play money is
 * never mixed with real money. A way without a provider is not offered.
 */
export function createProviders(
  keys: Keys,
  site: Pick<Site, 'payWays' | 'currency'>,
  deps: Deps,
): PaymentProviders {
  const providers: Partial<Record<'wechat' | 'paypal', PaymentProvider>> = {};
  const isReal = keys.wechat !== undefined || keys.paypal !== undefined;
  if (!isReal && keys.sandboxPayments) {
    for (const way of site.payWays) providers[way] = createSandbox(deps, way);
  }
  // Merchants of the mainland are paid in yuan only: WeChat Pay would refuse each order of a site that sells
  // in dollars.
  if (keys.wechat && site.payWays.includes('wechat') && site.currency === 'CNY')
    providers.wechat = createWechat(keys.wechat, deps);
  // Switched on in cn by its keys alone.
  if (keys.paypal) providers.paypal = createPaypal(keys.paypal, deps);
  return providers;
}
