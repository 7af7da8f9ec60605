/** What the developer dashboard (developer.paypal.com, Apps & Credentials) gives out. */
export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** The account that gets the money; undefined leaves it to the credentials. */
  merchantId: string | undefined;
  apiBase: string;
}

/**
 * All settings of PayPal, or undefined if none is set.
 * @throws Error with a sentence that names the settings
 */
export function readPaypalSettings(given: {
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_CLIENT_SECRET?: string | undefined;
  PAYPAL_WEBHOOK_ID?: string | undefined;
  PAYPAL_MERCHANT_ID?: string | undefined;
  PAYPAL_API_BASE: string;
}): PaypalSettings | undefined {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_MERCHANT_ID: merchantId,
  } = given;
  const anything = clientId ?? clientSecret ?? webhookId ?? merchantId;
  if (anything === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) {
    const needed = {
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
    };
    const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
    throw new Error(`PayPal also needs the settings ${missing.join(', ')}.`);
  }
  return {
    clientId,
    clientSecret,
    webhookId,
    merchantId,
    apiBase: given.PAYPAL_API_BASE.replace(/\/+$/, ''),
  };
}
