/**
 * The test wallet is a page of our own, whose address is made without a language: opened from here it keeps the one
 * that is shown. Providers' addresses stay as they are.
 *
 * @param address of the page that takes the payment
 * @param origin of this page
 * @param localPath puts a path into the language that is shown
 */
export function walletAddress(address: string, origin: string, localPath: (path: string) => string): string {
  if (!URL.canParse(address)) return address;
  const { origin: there, pathname, search } = new URL(address);
  return there === origin && pathname.startsWith('/sandbox/')
    ? there + localPath(pathname + search)
    : address;
}
