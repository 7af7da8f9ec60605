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
  // The entry itself stays a separate file, and so does the script that is put into every page.
  {
    name: 'application',
    tags: ['$initial' as const],
    test: (id: string) => !/\/(entry-client|theme-script)\.tsx?$/.test(id),
    priority: 1,
  },
  // What landing pages share with the home page, and with editors: the fewer names a page lists, the fewer bytes its
  // document needs. A group takes along what its files import, unless another one before it has it.
  {
    name: 'shared',
    test: /\/contract\/(pricing|messages\/zh\/spaced)\.ts$|\/web\/lib\/picture-copies\.ts$/,
    priority: 1,
  },
  {
    name: 'tool',
    test: /\/web\/(lib\/load-tool|features\/tools\/(place-in-frame|before-after))\.tsx?$/,
    priority: 0,
  },
  // Words of failures are needed in many parts of editors, never in the first moment.
  {
    name: 'failures',
    test: /\/web\/(lib\/(failure-text|toast-failure)|ui\/failure-words)\.tsx?$/,
    priority: 0,
  },
];

/**
 * Names of built files under a folder. Every page names some two hundred of them, and hashes do not compress: seven
 * characters, 42 bits beside the name and the version, tell two contents apart as surely as the eight that are usual.
 */
export const fileNamesIn = (folder: string) => ({
  entryFileNames: `${folder}/[name]-[hash:7].js`,
  chunkFileNames: `${folder}/[name]-[hash:7].js`,
  assetFileNames: `${folder}/[name]-[hash:7][extname]`,
});
