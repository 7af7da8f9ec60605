import { LANGUAGES } from '@inkreel/contract/site.ts';
import { AppError } from '../../../http/app-error.ts';

const PAGES = ['/popup/payment', ...LANGUAGES.map((language) => `/${language}/popup/payment`)];
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]'];

/**
 * The address that the provider's popup returns to, as it may be handed to the provider.
 * @throws AppError invalid_input for anything but the payment popup's own page on this site
 */
export function returnAddress(publicUrl: string, field: string, address: string): string {
  const url = URL.parse(address);
  const own = new URL(publicUrl);
  if (
    !url ||
    url.username !== '' ||
    url.password !== '' ||
    !sameSite(own, url) ||
    !PAGES.includes(url.pathname)
  ) {
    throw new AppError('invalid_input', { data: { fields: [{ field, problem: 'foreign_address' }] } });
  }
  return url.href;
}

/** On a local machine, all names of the machine count as one. */
function sameSite(own: URL, url: URL): boolean {
  if (own.origin === url.origin) return true;
  const local = OWN_MACHINE.includes(own.hostname) && OWN_MACHINE.includes(url.hostname);
  return local && own.protocol === url.protocol && own.port === url.port;
}
