import { LANGUAGES, type Language, type Site } from '@inkreel/contract/site.ts';

/** The language that a request asks for, best first in `Accept-Language`; the site's own where it asks for another. */
export function languageOf(acceptLanguage: string | undefined, site: Site): Language {
  for (const part of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';')[0]?.trim().slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === tag);
    if (found && site.languages.includes(found)) return found;
  }
  return site.defaultLanguage;
}
