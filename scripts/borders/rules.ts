import type { Target } from './import-graph.ts';

/** Input of a rule: importer and target, both by their paths from the root. */
export interface Import {
  from: string;
  to: Target;
  /** Whether a file of the repository defines a tool of the catalogue. */
  isTool(file: string): boolean;
  /** Whether a folder is an engine. */
  isEngine(folder: string): boolean;
  /** Whether the package.json of a package of the repository names a dependency. */
  isListed(owner: string, dependency: string): boolean;
}

const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing\//u.test(file);
const PACKAGES = ['contract', 'scene', 'sketch', 'server', 'web'];
/** Code that runs in an installation: no tests, no build of the web, no makers of samples. */
const isProduct = (from: string) =>
  isIn(from, ...PACKAGES) && !isTest(from) && !isIn(from, 'sketch/scripts') && !BUILDS.test(from);
/** Engines are found by their folders, and an installation may lack the voices. */
export const mayCompute = (from: string) =>
  !isProduct(from) ||
  ['server/engines/find-engines.ts', 'server/speech/espeak-program.ts', 'web/theme-script.ts'].includes(from);
const isIn = (file: string | undefined, ...folders: string[]) =>
  file !== undefined && folders.some((folder) => file.startsWith(`${folder}/`));
/** Whether a file may have elements of React in it, for which nothing is imported. */
export const mayDraw = (from: string) =>
  !isProduct(from) || (isIn(from, 'web') && (!from.includes('/core/') || isTest(from)));
/** The area of a feature's file, from the folders themselves: a new feature needs no rule. */
const areaOf = (file: string | undefined, side: 'server' | 'web') =>
  new RegExp(`^${side}/features/([^/]+)/`, 'u').exec(file ?? '')?.[1];

/**
 * Why an import crosses a border; undefined if it is allowed. The areas come from the paths, so that a new
 * folder is covered from the start.
 */
export function whyForbidden({ from, to, isTool, isEngine, isListed }: Import): string | undefined {
  const file = 'file' in to ? to.file : undefined;
  const dependency = 'package' in to ? to.package : undefined;
  if (isProduct(from)) {
    if ('unknown' in to) return 'Import by a relative path or by the name of a package.';
    if ((file !== undefined && isTest(file)) || dependency === 'vitest')
      return 'Code of the product imports no test helper.';
    if (file !== undefined && !isIn(file, ...PACKAGES))
      return 'Code of the product knows nothing beside it, such as its tests and commands.';
  }
  return (
    ofPackage(from, file, dependency, { isTool, isEngine }) ??
    (isProduct(from) && dependency !== undefined && !isListed(from.split('/')[0] ?? '', dependency)
      ? 'A package imports what its package.json names.'
      : undefined)
  );
}

function ofPackage(
  from: string,
  file: string | undefined,
  dependency: string | undefined,
  asked: Pick<Import, 'isTool' | 'isEngine'>,
): string | undefined {
  if (isIn(from, 'contract')) return isTest(from) ? undefined : ofContract(file, dependency);
  if (isIn(from, 'scene')) return isTest(from) ? undefined : ofScene(from, file, dependency);
  if (isIn(from, 'sketch')) return isTest(from) || isIn(from, 'sketch/scripts') ? undefined : ofSketch(file);
  if (isIn(from, 'server')) return ofServer(from, file, dependency, asked);
  if (isIn(from, 'web')) return ofWeb(from, file, dependency);
  return undefined;
}

/** Libraries without effects that the contract is written with. */
const PURE = new Set(['zod', 'fractional-indexing']);

function ofContract(file: string | undefined, dependency: string | undefined): string | undefined {
  if (dependency !== undefined && !PURE.has(dependency))
    return 'The contract is pure: it imports only zod, fractional-indexing and itself.';
  if (file !== undefined && !isIn(file, 'contract')) return 'The contract knows neither server nor browser.';
  return undefined;
}

/** Libraries without effects that read and write Markdown. */
const MARKDOWN = /^(?:mdast|micromark)(?:-|$)/u;

function ofScene(from: string, file: string | undefined, dependency: string | undefined): string | undefined {
  if (dependency !== undefined)
    return isIn(from, 'scene/markdown') && MARKDOWN.test(dependency)
      ? undefined
      : 'The scene is drawn in browser and server: it imports only the contract and itself.';
  if (!isIn(file, 'scene', 'contract')) return 'The scene knows neither server nor browser.';
  return undefined;
}

const KIT = 'server/engines/builtin/pixels';
function ofSketch(file: string | undefined): string | undefined {
  return file === undefined || isIn(file, 'sketch', KIT)
    ? undefined
    : 'The sketch engine knows nothing of the product but the kit of pixels.';
}

function ofServer(
  from: string,
  file: string | undefined,
  dependency: string | undefined,
  asked: Pick<Import, 'isTool' | 'isEngine'>,
): string | undefined {
  if (isIn(file, 'web')) return 'The server does not import the web.';
  if (isTest(from)) return undefined;
  if (dependency?.startsWith('react')) return 'No React on the server.';
  const adapter = 'server/engines/builtin/sketch';
  if (isIn(file, 'sketch') && !isIn(from, adapter))
    return 'Only its adapter in the built-in engine knows the sketch engine, which can be taken out.';
  if (isIn(file, adapter) && !isIn(from, adapter) && from !== 'server/engines/builtin/add-ons.ts')
    return 'The adapter of the sketch engine is known to the list of add-ons alone.';
  if (ROOTS.test(file ?? '') && !ROOTS.test(from)) return 'The composition knows the parts, not the reverse.';
  if (file === 'server/db/schema.ts' && !isIn(from, 'server/db', 'server/operate'))
    return 'The list of all tables is for migrations and the backup: call a use case of the feature.';
  const engine = engineFolder(file);
  if (engine !== undefined && engine !== BUILTIN && engine !== engineFolder(from) && asked.isEngine(engine))
    return 'An engine is one folder that can be deleted: nothing outside of it imports what is inside.';
  const mayImport = dependency === undefined ? undefined : HEAVY[dependency];
  if (mayImport && !mayImport.some((place) => from === place || isIn(from, place)))
    return 'What is heavy is used behind its gate: call a module that waits for a turn, or add this one to the list of those, and to docs/security.md.';
  if (isIn(from, 'server/engines')) return ofEngine(file, asked.isTool);
  return ofFeature(from, file);
}

/**
 * Packages whose work takes seconds or much memory, and the files and folders that may import them: those that wait for
 * a turn of a gate, run in a thread that was started in one, or only read their types.
 */
const HEAVY: Readonly<Record<string, readonly string[]>> = {
  sharp: [
    'server/decoding',
    'server/engines',
    'server/features/storage/picture',
    'server/features/storage/keep-picture.ts',
    'server/features/storage/provenance/visible-label.ts',
    'server/features/tools/check-marks.ts',
    'server/features/documents/export/collage-thread.ts',
    'server/features/documents/export/avif-tiles.ts',
    'server/features/documents/export/design-thread.ts',
    'server/features/documents/export/open-in-turn.ts',
  ],
  piscina: ['server/engines/builtin/pool.ts', 'server/features/storage/media/index-reader.ts'],
  mediabunny: ['server/media', 'server/engines/builtin', 'server/features/storage/media/index-thread.ts'],
  '@napi-rs/canvas': ['server/features/documents/export', 'server/engines/builtin/film'],
  '@resvg/resvg-js': ['server/engines/builtin'],
  'libheif-js': ['server/features/storage/picture/libheif.ts'],
  fflate: ['server/features/creations/zip-stream.ts', 'server/features/scripts/unpack-docx.ts'],
  mammoth: ['server/features/scripts/read-docx.ts', 'server/features/scripts/word-blocks.ts'],
  'pdfjs-dist': ['server/features/scripts/read-pdf.ts'],
  harfbuzzjs: ['server/outlines'],
  qrcode: ['server/features/billing/qr-code.ts'],
  'onnxruntime-node': ['server/inference', 'server/engines/local'],
  '@techstark/opencv-js': ['server/engines/builtin'],
  '@vladmandic/human': ['server/engines/builtin'],
};

/** Code that puts the server together. */
const ROOTS = /^server\/(?:composition\/|app\.ts$|main\.ts$)/u;
const engineFolder = (file: string | undefined) => /^server\/engines\/[^/]+(?=\/)/u.exec(file ?? '')?.[0];
/** The built-in engine works by rules, and other engines use its methods. */
const BUILTIN = 'server/engines/builtin';

function ofEngine(file: string | undefined, isTool: Import['isTool']): string | undefined {
  const isOfTools =
    file !== undefined &&
    (/^contract\/tools\/(index|define-tool|refusals|route-names|quote-run)\.ts$/u.test(file) ||
      (isIn(file, 'contract/tools') && isTool(file)));
  return isOfTools || isIn(file, 'server/features')
    ? 'Engines know capabilities, not tools or features.'
    : undefined;
}

function ofFeature(from: string, file: string | undefined): string | undefined {
  const own = areaOf(from, 'server');
  const other = areaOf(file, 'server');
  if (file === undefined || other === undefined || own === other) return undefined;
  if (file.endsWith('/tables.ts')) {
    // Foreign keys refer to tables of other features, and the list of all tables to each of them.
    const mayRead = from.endsWith('/tables.ts') || from === 'server/db/schema.ts';
    return mayRead ? undefined : 'A table is read and written by its feature: call a use case of it.';
  }
  const isStore = /(?:^|[/-])store(?:\.ts$|\/)/u.test(file);
  const isRoutes = /(?:^|[/-])routes(?:\.ts$|\/)/u.test(file) && from !== 'server/composition/routes.ts';
  return isStore || isRoutes ? "A feature's use cases may be called, never its store or routes." : undefined;
}

/** Run by Node, while the web is built. */
const BUILDS = /^web\/(?:build\.ts|vite\.config\.ts|prerender\.ts|build\/)/u;
/**
 * Folders next to the features and the editors, except the application around them, and files beside their folders. The
 * kit of the editors, the chat, the story area and the writer have stricter rules.
 */
const SHARED = /^web\/(?!features\/[^/]+\/|editors\/[^/]+\/|chat\/|story\/|writer\/|shell\/)[^/]+\//u;
/**
 * An editor is a room: a folder in `web/editors`, the story area, or the writer, that no other one knows. The kit is what
 * they share.
 */
const roomOf = (file: string | undefined) =>
  /^web\/(?:editors\/(?!kit\/)([^/]+)|(story|writer))\//u
    .exec(file ?? '')
    ?.slice(1)
    .find(Boolean);
/**
 * The tools as actions on a picture are the form's fields beside another editor's picture: they know the form, and any
 * editor may have them.
 */
const isOfActions = (room: string, other: string) =>
  room === 'actions' ? other === 'form' : other === 'actions' && room !== 'form';
/** Code that puts the pages together. */
const PAGES = /^web\/(?:app|routes|entry-[^/]+)\.tsx$/u;
function ofWeb(from: string, file: string | undefined, dependency: string | undefined): string | undefined {
  if (isTest(from) || BUILDS.test(from)) return undefined;
  if (isIn(file, 'server', 'sketch') || dependency?.startsWith('node:'))
    return 'The web runs in a browser: it does not import the server or Node.';
  const own = areaOf(from, 'web');
  const other = areaOf(file, 'web');
  if (own !== undefined && other !== undefined && own !== other)
    return 'Web features do not import each other: the routes compose them.';
  const room = roomOf(from);
  const otherRoom = roomOf(file);
  if (room !== undefined && otherRoom !== undefined && room !== otherRoom && !isOfActions(room, otherRoom))
    return 'Editors do not import each other: what they share is in their kit.';
  if (otherRoom !== undefined && isIn(from, 'web/editors/kit')) return 'The kit knows no editor.';
  if (otherRoom !== undefined && isIn(from, 'web/chat')) return 'The chat knows no editor.';
  const isPage = own !== undefined || isIn(from, 'web/shell');
  const isOfEditors = isIn(from, 'web/editors', 'web/chat', 'web/story', 'web/writer');
  if ((isPage && otherRoom !== undefined) || (isOfEditors && other !== undefined))
    return 'Features and editors do not import each other: the routes compose them.';
  if (
    (other !== undefined || isIn(file, 'web/shell', 'web/editors', 'web/chat', 'web/story', 'web/writer')) &&
    SHARED.test(from)
  )
    return 'What features share knows none of them.';
  if (
    PAGES.test(file ?? '') &&
    isIn(from, 'web/features', 'web/editors', 'web/chat', 'web/story', 'web/writer', 'web/shell')
  )
    return 'The routes compose the features, which do not import them.';
  if (/\/core\//u.test(from) && (/react/u.test(dependency ?? '') || /\/ui\//u.test(file ?? '')))
    return 'core/ is plain code: no React.';
  return undefined;
}
