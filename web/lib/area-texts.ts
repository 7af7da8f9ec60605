/**
 * Texts of an area are written as `{ en, zh }`. What is built for browsers has an empty object in their place, to which
 * each language is added when it has been loaded (`web/build/split-texts.ts`): a page loads the one that it is shown
 * in.
 */
import type { Language } from '@inkreel/contract/site.ts';

type Texts<Area> = Partial<Record<Language, Area>>;
type Load = (language: Language) => Promise<unknown>;

const areas = new Map<object, Load>();
let shown: Language | undefined;

/**
 * An area whose languages are loaded separately. Loading starts immediately in the current language: a part
 * of the page loads its areas by importing them.
 * @public called by what the build makes of an area
 */
export function splitTexts<Area>(loaders: Record<Language, () => Promise<Area>>): Texts<Area> {
  const texts: Texts<Area> = {};
  const loading: Partial<Record<Language, Promise<Area>>> = {};
  const load = (language: Language) => {
    const running =
      loading[language] ??
      loaders[language]().then(
        (area) => {
          texts[language] = area;
          return area;
        },
        (error: unknown) => {
          // The next caller that needs them tries again.
          delete loading[language];
          throw error;
        },
      );
    loading[language] = running;
    return running;
  };
  areas.set(texts, load);
  if (shown !== undefined) void load(shown).catch(() => undefined);
  return texts;
}

/** The language that was requested last, for what is loaded outside of the page's components. */
export function shownLanguage(): Language {
  return shown ?? 'en';
}

/** Begins to load every area that is in use in a language, and from now on each new one. */
export function showTextsIn(language: Language): void {
  if (language === shown) return;
  shown = language;
  for (const load of areas.values()) void load(language).catch(() => undefined);
}

/**
 * Waits for the areas in use, in the current language. One that fails to load is requested again when read.
 */
export async function areaTextsLoaded(): Promise<void> {
  const language = shown;
  if (language !== undefined) await Promise.allSettled([...areas.values()].map((load) => load(language)));
}

/** A promise of the texts of an area. @throws Error if `texts` has not been split */
export function loadAreaTexts<Area>(texts: Texts<Area>, language: Language): Promise<Area> {
  const load = areas.get(texts);
  if (!load) throw new Error(`An area has no texts in ${language}`);
  return load(language) as Promise<Area>;
}
