import type { Language, Site } from '@inkreel/contract/site.ts';

/** Where an operator sees which engines serve what. */
export const ENGINES = '/admin/engines';

/**
 * The parts of a path: the language, and the path below the language prefix, which always starts with a
 * slash.
 */
export interface LocalPath {
  language: Language;
  path: string;
}

/** Splits `/zh/create` into language and path; a path without prefix is in the site's default language. */
export function splitPath(pathname: string, site: Site): LocalPath {
  const [, first, ...rest] = pathname.split('/');
  const language = site.languages.find((each) => each === first);
  if (language) return { language, path: `/${rest.join('/')}` };
  return { language: site.defaultLanguage, path: pathname };
}

/** The address of a path in a language: the site's default language has no prefix, as its canonical form. */
export function joinPath({ language, path }: LocalPath, site: Site): string {
  if (language === site.defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
