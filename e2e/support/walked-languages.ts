import { type Language, SITES, type SiteId } from '@inkreel/contract/site.ts';
import { takesAll } from '../../server/testing/rounds.ts';

/**
 * Languages in which a journey is walked: one, or every language of the site where `ROUNDS=all`. The code behind a
 * journey is the same in each, so by default the journeys share the languages between them: every kind of page is met in
 * both somewhere, in its site's own language where people of both sites meet it.
 *
 * @param language in which it is walked by default
 */
export function walkedLanguages(site: SiteId, language: Language): readonly Language[] {
  return takesAll ? SITES[site].languages : [language];
}
