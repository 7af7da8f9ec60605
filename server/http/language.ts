import type { Language, Site } from '@inkreel/contract/site.ts';
import Negotiator from 'negotiator';

/** Characters of a header that are read: browsers send fewer, and thousands of preferences would take milliseconds. */
const READ = 200;

/**
 * The language that `Accept-Language` prefers among the site's (RFC 9110, 12.5.4); the site's default if it asks for
 * none of them.
 */
export function languageOf(acceptLanguage: string | undefined, site: Site): Language {
  if (acceptLanguage === undefined) return site.defaultLanguage;
  // The first of several with equal preference.
  const offered = [...new Set([site.defaultLanguage, ...site.languages])];
  const headers = { 'accept-language': acceptLanguage.slice(0, READ) };
  const preferred = new Negotiator({ headers }).language(offered);
  return offered.find((language) => language === preferred) ?? site.defaultLanguage;
}
