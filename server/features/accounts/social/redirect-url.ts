import { LANGUAGES } from '@inkreel/contract/site.ts';

const PATHS = ['/popup/social', ...LANGUAGES.map((language) => `/${language}/popup/social`)];

/**
 * The origins under which the browser reaches this product: the public address if one is set, else this machine's.
 * @param port on which the request came in
 */
export function ownOrigins(
  { publicUrl, host }: { publicUrl: string | undefined; host: string },
  port: number,
): string[] {
  if (publicUrl !== undefined) return [new URL(publicUrl).origin];
  return [host, 'localhost', '127.0.0.1'].map(
    (name) => new URL(`http://${withBrackets(name)}:${port}`).origin,
  );
}

/** Whether the popup may return to this address: exactly one of our pages for that, with nothing appended. */
export function isOwnRedirect(text: string, origins: readonly string[]): boolean {
  return origins.some((origin) => PATHS.some((path) => text === `${origin}${path}`));
}

function withBrackets(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
