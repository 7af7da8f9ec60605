/**
 * What a page may weigh when it is opened first, by kind of page. `npm run check` fails above it where the web is built,
 * and so does `npm test`.
 */
const KB = 1024;

/** Bytes of a page's first visit. */
export interface PageWeight {
  /** Scripts that the document names, and those that the page's own code imports at the start; gzipped. */
  script: number;
  /** The document as it is sent, compressed with Brotli, with its headers. */
  document: number;
  /** Fonts that the document asks for before its styles are read. */
  fonts: number;
}

/** Ten packets of 1460 bytes: what a server sends before it waits for the first acknowledgement (RFC 6928). */
const FIRST_ROUND = 14_600;

export const BUDGETS = {
  public: { script: 120 * KB, document: 2 * FIRST_ROUND, fonts: 48 * KB },
  landing: { script: 120 * KB, document: FIRST_ROUND, fonts: 48 * KB },
  editor: { script: 180 * KB, document: FIRST_ROUND, fonts: 48 * KB },
} as const satisfies Record<string, PageWeight>;
