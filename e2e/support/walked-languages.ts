import { type Language, SITES, type SiteId } from '@inkreel/contract/site.ts';
import { takesAll } from '../../server/testing/rounds.ts';

/**
 * Languages of a journey: one, or every language of the site with `ROUNDS=all`. The code of a journey is the same in
 * each, so by default the journeys divide the languages among them: each kind of page is tested in both somewhere, and
 * a page of both sites in the language of each site.
 *
 * @param language of the journey by default
 */
export function walkedLanguages(site: SiteId, language: Language): readonly Language[] {
  return takesAll ? SITES[site].languages : [language];
}
