/**
 * The test wallet is a separate page, whose address is made without a language: opened from here it keeps the
 * one that is shown. On a local machine the server's name may differ from the address bar (127.0.0.1,
 * localhost): the wallet then uses this page's origin, since its window can report the outcome only from
 * there. Providers' addresses stay as they are.
 *
 * @param address of the page that takes the payment
 * @param origin of this page
 * @param localPath adds the prefix of the language that is shown to a path
 */
export function walletAddress(address: string, origin: string, localPath: (path: string) => string): string {
  if (!URL.canParse(address)) return address;
  const there = new URL(address);
  const isOurs = nameOf(there) === nameOf(new URL(origin)) && there.pathname.startsWith('/sandbox/');
  return isOurs ? origin + localPath(there.pathname + there.search) : address;
}

/** The origin, with one name for this machine. */
function nameOf({ protocol, hostname, port }: URL): string {
  return `${protocol}//${/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? 'localhost' : hostname}:${port}`;
}
