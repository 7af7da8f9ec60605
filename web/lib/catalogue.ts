import type { Language } from '@inkreel/contract/site.ts';
import { use, useEffect, useState } from 'react';
import type { CatalogueEntry } from '../catalogue.static.ts';
import { afterFirstSign } from './first-sign.ts';
import { useLanguage } from './messages.tsx';
import { knownCatalogue, readCatalogue } from './tool-source.ts';

/** Every tool, in the order of the menus. Names may exist in the language that is shown only. */
export type Catalogue = readonly CatalogueEntry[];

const NONE: Catalogue = [];
const loaded: Partial<Record<Language, Catalogue>> = {};
const loading: Partial<Record<Language, Promise<Catalogue>>> = {};
const wanted: Partial<Record<Language, Promise<Catalogue>>> = {};
const known = (language: Language): Catalogue | undefined => knownCatalogue() ?? loaded[language];

/** The list of all tools, which is fetched once. The next caller tries again if it could not be fetched. */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  const running =
    loading[language] ??
    readCatalogue(language).then(
      (catalogue) => {
        loaded[language] = catalogue;
        return catalogue;
      },
      (error: unknown) => {
        delete loading[language];
        throw error;
      },
    );
  loading[language] = running;
  return running;
}

/** The list of all tools; empty until it has been fetched, which begins when the component is shown. */
export function useCatalogue(): Catalogue {
  const { language } = useLanguage();
  const [, setCount] = useState(0);
  const catalogue = known(language);
  useEffect(() => {
    if (catalogue) return;
    let isShown = true;
    const load = () => {
      loadCatalogue(language).then(
        () => isShown && setCount((count) => count + 1),
        () => addEventListener('online', load, { once: true }),
      );
    };
    load();
    return () => {
      isShown = false;
      removeEventListener('online', load);
    };
  }, [language, catalogue]);
  return catalogue ?? NONE;
}

/**
 * The same for lists that are part of the page as it is built: they are read, and their links work, before the browser
 * has the list. It is fetched at the first sign of a person; the nearest Suspense waits for it, and shows
 * what was built meanwhile.
 */
export function useBuiltCatalogue(): Catalogue {
  const { language } = useLanguage();
  return known(language) ?? use(catalogueOnUse(language));
}

function catalogueOnUse(language: Language): Promise<Catalogue> {
  const waiting =
    wanted[language] ??
    new Promise<Catalogue>((resolve) => {
      const load = () => {
        // What was built stays as it is, with links that work, until there is a connection.
        loadCatalogue(language).then(resolve, () => addEventListener('online', load, { once: true }));
      };
      afterFirstSign(load);
    });
  wanted[language] = waiting;
  return waiting;
}
