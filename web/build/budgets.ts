/**
 * What a page may weigh on a first visit, by kind of page. `npm run check` fails above it where the web is built, and
 * so does `npm test`, where a browser opens the pages as well (`e2e/first-scripts.test.ts`).
 */
const KB = 1024;

/** Bytes of a page's first visit. */
export interface PageWeight {
  /**
   * Scripts that the page has requested, from any of its parts, once it is at rest and before anything is pressed, for
   * guests and for members. Measured with gzip, which every server can send; Brotli, which browsers get, is a seventh
   * smaller.
   */
  script: number;
  /** The document as it is sent, compressed with Brotli, with its headers. */
  document: number;
  /** Fonts that the document asks for before its styles are read. */
  fonts: number;
}

/** Ten packets of 1460 bytes: the initial congestion window (RFC 6928). */
const FIRST_ROUND = 14_600;

export const BUDGETS = {
  public: { script: 120 * KB, document: 2 * FIRST_ROUND, fonts: 48 * KB },
  landing: { script: 120 * KB, document: FIRST_ROUND, fonts: 48 * KB },
  editor: { script: 180 * KB, document: FIRST_ROUND, fonts: 48 * KB },
  /** Account, library, team, payment. */
  member: { script: 176 * KB, document: FIRST_ROUND, fonts: 48 * KB },
  /** The operators' console. */
  console: { script: 180 * KB, document: FIRST_ROUND, fonts: 48 * KB },
} as const satisfies Record<string, PageWeight>;
