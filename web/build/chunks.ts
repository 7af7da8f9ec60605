import path from 'node:path';

/** A group of the modules whose path matches `test`, with everything that they import. */
const group = (name: string, priority: number, test: RegExp) => ({ name, priority, test });
const languageOf = (id: string) => /\/messages\/(en|zh)\//.exec(id)?.[1] ?? 'en';

/**
 * How the browser's code is split. What pages need together goes into one chunk: fewer requests and fewer names, and
 * one chunk compresses better than its parts, by a fifth for a page that would have loaded a hundred. A group includes
 * what its files import, unless a group of higher priority has it, so what several groups need gets a higher priority.
 */
export const CHUNK_GROUPS = [
  // The libraries stay apart, so that a new version of the product leaves them in the visitors' caches.
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: /node_modules|^\0?vite\/|^\0?rolldown\//,
    priority: 31,
  },
  // The entry itself stays a separate file, and so does the script that is put into every page.
  {
    name: 'application',
    tags: ['$initial' as const],
    test: (id: string) => !/\/(entry-client|theme-script)\.tsx?$/.test(id),
    priority: 30,
  },
  // Style sheets are separate: otherwise a page that needs one would also load the scripts of a group that needs it.
  {
    debugName: 'style',
    name: (id: string) => `${path.basename(id.split('?')[0] ?? '', '.css')}-style`,
    test: /\/web\/.*\.css$/,
    priority: 21,
  },
  // Modules that landing pages share with the home page, and with editors: the fewer names a page lists, the fewer
  // bytes its document needs.
  group('shared', 20, /\/contract\/(pricing|messages\/zh\/spaced)\.ts$|\/web\/lib\/picture-copies\.ts$/),
  group('tool', 19, /\/web\/(lib\/load-tool|features\/tools\/(place-in-frame|before-after))\.tsx?$/),
  // Failure texts are needed in many parts of editors, but never when a page opens.
  group('failures', 19, /\/web\/(lib\/(failure-text|toast-failure)|ui\/failure-words)\.tsx?$/),
  group(
    'icons',
    18,
    /\/icons\/(arrow-right|undo-2|redo-2|x|trash|chevron-right|keyboard|panel-left|panel-right|maximize|upload|search|audio-lines|scan-text|rotate-cw)\.mjs$/,
  ),
  group('signs', 18, /\/icons\/(plus|minus)\.mjs$/),
  // Small modules that some pages share with editors.
  group('receipt', 18, /\/web\/ui\/receipt\.tsx$/),
  group(
    'basics',
    17,
    /\/web\/(ui\/chip|lib\/(new-id|byte-size|on-phone)|video\/core\/(clock|clock-text))\.tsx?$|\/contract\/(media-types|text\/services)\.ts$/,
  ),
  // For signed-in people, and for every editor.
  group('runs', 16, /\/web\/(lib\/sleep|runs\/(run-store|run-list|unsent-runs))\.ts$/),
  group(
    'studio',
    15,
    /\/web\/(lib\/(studio-messages|error-texts|use-keys|draw-at-once)|ui\/(icon-button|select)|uploads\/uploaded-image)\.tsx?$/,
  ),
  group('lists', 16, /\/useInfiniteQuery\.js$|\/contract\/api\/creations\.ts$/),
  group('member', 15, /\/web\/features\/tasks\/job-chip\.tsx$|\/eventsource-parser\//),
  // One chunk of texts per language.
  {
    debugName: 'studio texts',
    name: (id: string) => `studio-${languageOf(id)}`,
    test: /\/contract\/messages\/(en|zh)\/studio\.ts$/,
    priority: 15,
  },
  // Pictures and their results, on any canvas and in My creation.
  group(
    'results',
    14,
    /\/web\/(canvas\/ui\/zoom-viewer|runs\/(making-picture|start-guard|verb-subject|use-results)|ui\/blurred-picture|features\/tools\/(use-fold|unfold-buttons))\.tsx?$/,
  ),
  // Modules that every editor needs, whether it is made from the fields of its tool or not.
  group(
    'editor',
    13,
    /\/web\/(runs\/start-run|uploads\/(local-pictures|intake|drop-target|use-latest|clipboard|core\/(fingerprint|file-kind)|media\/(use-clip-end|use-upload-wait))|features\/tools\/(use-engine-choice|writing\/use-writing|needs-engine|engine-misfit|fields\/choice-row)|lib\/(current-project|use-frame-size))\.tsx?$|\/contract\/(fields\/(rules|field|offers)|tools\/quote-run)\.ts$|\/scene\/history\.ts$/,
  ),
  // The editors that are made from fields, and the fields that most of them have.
  group('form', 12, /\/web\/features\/tools\/(tool-editor-page|result\/result-pane)\.tsx$/),
  group(
    'uploads',
    11,
    /\/web\/uploads\/(late-upload-rows|page-queue|refusal|use-refusals|upload-field|limits-line|sample-row)\.tsx?$/,
  ),
  group('pictures', 10, /\/web\/features\/tools\/kinds\/image\.tsx$/),
  group(
    'clips',
    10,
    /\/web\/(uploads\/media\/(media-slot|local-clips|use-media-input)|features\/tools\/video\/subtitles\/clip-slot|video\/ui\/steady-video|features\/tools\/(sample-media|kinds\/video))\.tsx?$/,
  ),
  group('player', 9, /\/web\/video\/(ui\/transport|core\/(clip-clock|clip-keys|timeline-view))\.tsx?$/),
  group(
    'speaking',
    8,
    /\/web\/features\/tools\/video\/speaking\/(check-list|check-stage|fit-field|speech-field|sample-bar)\.tsx$/,
  ),
  group('documents', 8, /\/web\/documents\/(use-document|local-document|saving-icon)\.tsx?$/),
  group(
    'lines',
    7,
    /\/web\/features\/tools\/video\/subtitles\/(use-line-editor|track-panel|table-panel|clip-field|line-source|save-state|video-panel|use-project-runs|use-translation|empty-lines|use-layout|panel-tabs|switch-row)\.tsx?$|\/scene\/subtitles\/fit-speech\.ts$/,
  ),
  group(
    'painting',
    7,
    /\/web\/features\/tools\/stages\/use-painted-field\.ts$|\/web\/canvas\/ui\/(size-control|tool-buttons|history-buttons|zoom-buttons|use-paint-commands|paint-surface|paint-menu)\.tsx?$/,
  ),
  group('voices', 6, /\/web\/voices\/voice-picker\.tsx$/),
  group('dubbing', 5, /\/web\/features\/tools\/video\/dubbing\/(dubbing-page|voices-panel)\.tsx$/),
];

const fileOf = (names: readonly string[]) => new RegExp(`/(${names.join('|')})-[\\w-]{7}\\.js$`);
const NAMES = CHUNK_GROUPS.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
const IN_GROUP = fileOf(NAMES.filter((name) => name !== 'libraries' && name !== 'application'));
/** Loaded already whenever anything but the application itself fetches a part of a page. */
const IN_EDITORS = fileOf(['shared', 'failures', 'icons', 'signs', 'basics', 'runs', 'studio', 'editor']);
const APPLICATION = fileOf(['application']);

/**
 * Files that are fetched together with a part of the page: its style sheets, and the groups that it needs. A list of
 * all files would be a fifth of what every page loads, so the few others are fetched after the part has loaded.
 * @param host file that fetches the part
 */
export const fetchedTogether = (files: readonly string[], host: string): string[] =>
  files.filter(
    (file) =>
      file.endsWith('.css') ||
      (IN_GROUP.test(file) && (APPLICATION.test(`/${host}`) || !IN_EDITORS.test(file))),
  );

/**
 * Names of built files under a folder. Every page names some two hundred of them, and hashes do not compress, so they
 * are short: seven characters, 42 bits besides the name and the version, still tell two contents apart.
 */
export const fileNamesIn = (folder: string) => ({
  entryFileNames: `${folder}/[name]-[hash:7].js`,
  chunkFileNames: `${folder}/[name]-[hash:7].js`,
  assetFileNames: `${folder}/[name]-[hash:7][extname]`,
});
