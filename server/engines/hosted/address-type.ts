import path from 'node:path';

/**
 * The extension of a file at one of the product's addresses, in lower case and without its dot: files are stored with
 * the extension of their type.
 */
export function extensionOf(address: string): string {
  const { pathname } = new URL(address, 'http://local');
  return path.posix.extname(pathname).slice(1).toLowerCase();
}
