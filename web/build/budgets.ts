/**
 * What a page may weigh on a first visit, by the class that its route names (`web/routes.tsx`). `npm run check` fails
 * above it where the web is built, and so does `npm test`, where a browser opens the pages as well
 * (`e2e/first-scripts.test.ts`). What cannot be cut further is in `docs/house-numbers.md`.
 */
const KB = 1024;

/** Bytes of a page's first visit. */
export interface PageWeight {
  /**
   * Scripts that the page has requested, from any of its parts, once it is at rest and before anything is pressed, for
   * guests and for members. Measured with gzip, which every server can send; Brotli, which browsers get, is a seventh
   * smaller. An editor of documents can be read by then.
   */
  script: number;
  /** The document as it is sent, compressed with Brotli, with its headers. */
  document: number;
  /** Fonts that the document asks for before its styles are read. */
  fonts: number;
  /** Scripts beyond those until the document that is shown can be edited. */
  editing?: number;
  /**
   * Scripts beyond all those that the first use of a codec requests. WebAssembly and slices of fonts, of 200 KB at most,
   * are data that a document asks for: no class counts them.
   */
  codecs?: number;
}

/** Ten packets of 1460 bytes: the initial congestion window (RFC 6928). */
const FIRST_ROUND = 14_600;
/** The first round, less room for the headers of a proxy. */
const LANDING_DOCUMENT = 13_800;
const FONTS = 48 * KB;
/** Editors whose document is shown before it can be edited. */
const DOCUMENT_EDITOR = {
  script: 170 * KB,
  document: FIRST_ROUND,
  fonts: FONTS,
  editing: 140 * KB,
  codecs: 60 * KB,
};

export const BUDGETS = {
  public: { script: 114 * KB, document: 2 * FIRST_ROUND, fonts: FONTS },
  landing: { script: 114 * KB, document: LANDING_DOCUMENT, fonts: FONTS },
  editor: { script: 170 * KB, document: FIRST_ROUND, fonts: FONTS },
  /** Account, library, team, payment. */
  member: { script: 170 * KB, document: FIRST_ROUND, fonts: FONTS },
  /** The operators' console. */
  console: { script: 170 * KB, document: FIRST_ROUND, fonts: FONTS },
  /** Stories: a form beside the pictures of its scenes. */
  story: { script: 190 * KB, document: FIRST_ROUND, fonts: FONTS, codecs: 60 * KB },
  film: DOCUMENT_EDITOR,
  text: DOCUMENT_EDITOR,
  design: DOCUMENT_EDITOR,
} as const satisfies Record<string, PageWeight>;

export type BudgetClass = keyof typeof BUDGETS;

/** A page with its weight. */
export interface WeighedPage {
  name: string;
  budget: BudgetClass;
  weight: PageWeight;
}

/** The heaviest page of a class in one part of its weight. */
export interface HeaviestPage {
  budget: BudgetClass;
  part: keyof PageWeight;
  name: string;
  bytes: number;
  limit: number;
}

/** The heaviest page of each class that has pages, in each part of the weight that the class limits. */
export function heaviestPages(pages: readonly WeighedPage[]): HeaviestPage[] {
  return Object.entries(BUDGETS).flatMap(([name, limits]) => {
    const budget = name as BudgetClass;
    const members = pages.filter((page) => page.budget === budget);
    return Object.entries(limits).flatMap(([of, limit]) => {
      const part = of as keyof PageWeight;
      const weighed = members.map((page) => ({ name: page.name, bytes: page.weight[part] ?? 0 }));
      const [heaviest] = weighed.sort((one, other) => other.bytes - one.bytes);
      return heaviest ? [{ budget, part, limit, ...heaviest }] : [];
    });
  });
}
