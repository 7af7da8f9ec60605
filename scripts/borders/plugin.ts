/** Plugin of oxlint: the borders between the folders of the house. */
import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { resolveImport } from './import-graph.ts';
import { mayCompute, mayDraw, whyForbidden } from './rules.ts';

interface Node {
  type: string;
  name?: string;
  value?: unknown;
  source?: Node | null;
  argument?: Node;
  arguments?: Node[];
  callee?: Node;
  object?: Node;
  property?: Node;
  meta?: Node;
  moduleReference?: { expression?: Node };
  expressions?: Node[];
  elements?: Node[];
  id?: Node;
  init?: Node;
  quasis?: { value: { cooked: string } }[];
}
interface Context {
  cwd: string;
  filename: string;
  report(finding: { node: Node; message: string }): void;
}

const tools = new Map<string, boolean>();
function definesTool(file: string): boolean {
  const known = tools.get(file);
  if (known !== undefined) return known;
  const isTool = fs.existsSync(file) && /(?:=|default)\s+defineTool\b/u.test(fs.readFileSync(file, 'utf8'));
  tools.set(file, isTool);
  return isTool;
}

const lists = new Map<string, readonly string[] | undefined>();
/** Whether the package.json in a folder names a dependency; one that is not there names all. */
function isListed(folder: string, dependency: string): boolean {
  if (isBuiltin(dependency)) return true;
  const file = path.join(folder, 'package.json');
  if (!lists.has(file)) {
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text ?? '{}');
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    lists.set(file, text === undefined ? undefined : names);
  }
  const names = lists.get(file);
  return names === undefined || names.includes(dependency) || names.includes(typesOf(dependency));
}
const typesOf = (dependency: string) => `@types/${dependency.replace(/^@/u, '').replace('/', '__')}`;

/** The value of a string or plain template literal; undefined if it is computed. */
function textOf(node: Node | undefined): string | undefined {
  if (typeof node?.value === 'string') return node.value;
  return node?.expressions?.length === 0 ? node.quasis?.[0]?.value.cooked : undefined;
}

/** `import.meta.url` */
const isOwnAddress = (node: Node | undefined) =>
  node?.object?.type === 'MetaProperty' && node.property?.name === 'url';
const isCreateRequire = (node: Node | undefined) =>
  node?.callee?.name === 'createRequire' || node?.callee?.property?.name === 'createRequire';
/**
 * `require(…)`, `require.resolve(…)`, `createRequire(…)(…)`, `createRequire(…).resolve(…)`, `import.meta.resolve(…)`
 * @param loaders names of what `createRequire` returned in the file
 */
function findsModule(callee: Node | undefined, loaders: ReadonlySet<string>): boolean {
  const isRequire = (node: Node | undefined) => loaders.has(node?.name ?? '') || isCreateRequire(node);
  const isResolve = callee?.property?.name === 'resolve';
  return (
    isRequire(callee) || (isResolve && (isRequire(callee.object) || callee.object?.type === 'MetaProperty'))
  );
}
/** The patterns of `import.meta.glob(…)`; what they leave out is not imported. */
const patternsOf = ({ callee, arguments: [first] = [] }: Node) =>
  callee?.object?.type === 'MetaProperty' && callee.property?.name === 'glob'
    ? (first?.elements ?? [first])
        .flatMap((each) => textOf(each) ?? [])
        .filter((each) => !each.startsWith('!'))
    : [];

function create({ cwd, filename, report }: Context) {
  const from = path.relative(cwd, filename).split(path.sep).join('/');
  const judge = (node: Node, specifier: string | undefined) => {
    if (specifier === undefined) return;
    const to = resolveImport(from, specifier);
    const message = whyForbidden({
      from,
      to,
      isTool: (file) => definesTool(path.join(cwd, file)),
      isEngine: (folder) => fs.existsSync(path.join(cwd, folder, 'engine.ts')),
      isListed: (owner, dependency) => isListed(path.join(cwd, owner), dependency),
    });
    if (message !== undefined) report({ node, message });
  };
  const loaders = new Set(['require']);
  const refuseElement = (node: Node) => {
    if (!mayDraw(from)) report({ node, message: 'Only screens of the web have elements of React.' });
  };
  const look = (node: Node) => judge(node, textOf(node.source ?? node.argument));
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: (node: Node) => {
      if (textOf(node.source ?? undefined) !== undefined) look(node);
      else if (!mayCompute(from)) report({ node, message: 'Say by name what is imported.' });
    },
    TSImportType: look,
    TSImportEqualsDeclaration: (node: Node) => judge(node, textOf(node.moduleReference?.expression)),
    VariableDeclarator: ({ id, init }: Node) => {
      if (isCreateRequire(init) && id?.name !== undefined) loaders.add(id.name);
    },
    CallExpression: (node: Node) => {
      if (findsModule(node.callee, loaders)) judge(node, textOf(node.arguments?.[0]));
      for (const pattern of patternsOf(node)) judge(node, pattern);
    },
    JSXOpeningElement: refuseElement,
    JSXOpeningFragment: refuseElement,
    // A worker thread or a program beside the file; a folder is read, not run.
    NewExpression: ({ callee, arguments: [place, base] = [], ...node }: Node) => {
      const name = textOf(place);
      if (callee?.name === 'URL' && isOwnAddress(base) && /\.[cm]?[jt]sx?$/u.test(name ?? ''))
        judge({ callee, ...node }, name);
    },
  };
}

export default {
  meta: { name: 'borders' },
  rules: { keep: { meta: { type: 'problem', docs: { description: 'borders of the house' } }, create } },
};
