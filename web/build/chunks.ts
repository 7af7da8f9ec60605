/**
 * How the browser's code is cut. What every page needs from its first moment travels in two pieces instead of two dozen
 * small ones: fewer requests, and one piece compresses better than its parts. The libraries stay apart, so that a new
 * version of the product leaves them in the visitors' caches.
 */
export const CHUNK_GROUPS = [
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: /node_modules|^\0?vite\/|^\0?rolldown\//,
    priority: 2,
  },
  // The entry itself stays a file of its own, and so does the script that is put into every page.
  {
    name: 'application',
    tags: ['$initial' as const],
    test: (id: string) => !/\/(entry-client|theme-script)\.tsx?$/.test(id),
    priority: 1,
  },
  // What landing pages and editors have in common: the fewer names a page lists, the sooner its first bytes are whole.
  {
    name: 'tool',
    test: /\/web\/lib\/load-tool\.ts$|\/web\/features\/tools\/place-in-frame\.ts$/,
    priority: 1,
  },
];
