import type { Target } from './import-graph.ts';

/** What a rule is asked: who imports what, both by their paths from the root. */
export interface Import {
  from: string;
  to: Target;
  /** Whether a file of the repository defines a tool of the catalogue. */
  isTool(file: string): boolean;
}

const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing\//u.test(file);
const isIn = (file: string | undefined, ...folders: string[]) =>
  file !== undefined && folders.some((folder) => file.startsWith(`${folder}/`));
/** The area of a feature's file, from the folders themselves: a new feature needs no rule. */
const areaOf = (file: string | undefined, side: 'server' | 'web') =>
  new RegExp(`^${side}/features/([^/]+)/`, 'u').exec(file ?? '')?.[1];

/**
 * Why an import crosses a border of the house; undefined if it may. The areas come from the paths, so that a new
 * folder is kept apart from the day that it is there.
 */
export function whyForbidden({ from, to, isTool }: Import): string | undefined {
  const file = 'file' in to ? to.file : undefined;
  const dependency = 'package' in to ? to.package : undefined;
  if (isIn(from, 'contract')) return isTest(from) ? undefined : ofContract(file, dependency);
  if (isIn(from, 'scene')) return isTest(from) ? undefined : ofScene(file, dependency);
  if (isIn(from, 'sketch')) return isTest(from) || isIn(from, 'sketch/scripts') ? undefined : ofSketch(file);
  if (isIn(from, 'server')) return ofServer(from, file, dependency, isTool);
  if (isIn(from, 'web')) return ofWeb(from, file, dependency);
  return undefined;
}

function ofContract(file: string | undefined, dependency: string | undefined): string | undefined {
  if (dependency !== undefined && dependency !== 'zod')
    return 'The contract is pure: it imports only zod and itself.';
  if (file !== undefined && !isIn(file, 'contract')) return 'The contract knows neither server nor browser.';
  return undefined;
}

function ofScene(file: string | undefined, dependency: string | undefined): string | undefined {
  if (dependency !== undefined)
    return 'The scene is drawn in browser and server: it imports only the contract and itself.';
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
  isTool: Import['isTool'],
): string | undefined {
  if (isIn(file, 'web')) return 'The server does not import the web.';
  if (isTest(from)) return undefined;
  if (dependency?.startsWith('react')) return 'No React on the server.';
  const adapter = 'server/engines/builtin/sketch';
  if (isIn(file, 'sketch') && !isIn(from, adapter))
    return 'Only its adapter in the built-in engine knows the sketch engine, which can be taken out.';
  if (isIn(file, adapter) && !isIn(from, adapter) && from !== 'server/engines/builtin/add-ons.ts')
    return 'The adapter of the sketch engine is known to the list of add-ons alone.';
  if (isIn(from, 'server/engines')) return ofEngine(file, isTool);
  return ofFeature(from, file);
}

function ofEngine(file: string | undefined, isTool: Import['isTool']): string | undefined {
  const isOfTools =
    file !== undefined &&
    (/^contract\/tools\/(index|define-tool)\.ts$/u.test(file) ||
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
  if (isTest(file)) return 'Code of the product imports no test helper.';
  return own !== undefined && /(?:^|[/-])(?:store|routes)\.ts$/u.test(file)
    ? "A feature may call another's use case, never its store or routes."
    : undefined;
}

/** Run by Node, while the web is built. */
const BUILDS = /^web\/(?:build\.ts|vite\.config\.ts|prerender\.ts|build\/)/u;
function ofWeb(from: string, file: string | undefined, dependency: string | undefined): string | undefined {
  if (isTest(from) || BUILDS.test(from)) return undefined;
  if (isIn(file, 'server', 'sketch') || dependency?.startsWith('node:'))
    return 'The web runs in a browser: it does not import the server or Node.';
  const own = areaOf(from, 'web');
  const other = areaOf(file, 'web');
  if (own !== undefined && other !== undefined && own !== other)
    return 'Web features do not import each other: the routes compose them.';
  if (/\/core\//u.test(from) && (dependency?.startsWith('react') || /\/ui\//u.test(file ?? '')))
    return 'core/ is plain code: no React.';
  return undefined;
}
