/** Plugin of oxlint: the borders between the folders of the house. */
import fs from 'node:fs';
import path from 'node:path';
import { resolveImport } from './import-graph.ts';
import { mayCompute, whyForbidden } from './rules.ts';

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
  const isTool = fs.existsSync(file) && /= defineTool\(/u.test(fs.readFileSync(file, 'utf8'));
  tools.set(file, isTool);
  return isTool;
}

/** The value of a string or plain template literal; undefined if it is computed. */
function textOf(node: Node | undefined): string | undefined {
  if (typeof node?.value === 'string') return node.value;
  return node?.expressions?.length === 0 ? node.quasis?.[0]?.value.cooked : undefined;
}

/** `import.meta.url` */
const isOwnAddress = (node: Node | undefined) =>
  node?.object?.type === 'MetaProperty' && node.property?.name === 'url';
/** `require(…)`, `require.resolve(…)`, `createRequire(…)(…)`, `createRequire(…).resolve(…)`, `import.meta.resolve(…)` */
function findsModule(callee: Node | undefined): boolean {
  const isRequire = (node: Node | undefined) =>
    node?.name === 'require' || node?.callee?.name === 'createRequire';
  const isResolve = callee?.property?.name === 'resolve';
  return (
    isRequire(callee) || (isResolve && (isRequire(callee.object) || callee.object?.type === 'MetaProperty'))
  );
}

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
    });
    if (message !== undefined) report({ node, message });
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
    CallExpression: (node: Node) => {
      if (findsModule(node.callee)) judge(node, textOf(node.arguments?.[0]));
    },
    // A worker thread or a program beside the file; a folder is read, not run.
    NewExpression: ({ callee, arguments: [place, base] = [], ...node }: Node) => {
      const name = textOf(place);
      if (callee?.name === 'URL' && isOwnAddress(base) && /\.tsx?$/u.test(name ?? ''))
        judge({ callee, ...node }, name);
    },
  };
}

export default {
  meta: { name: 'borders' },
  rules: { keep: { meta: { type: 'problem', docs: { description: 'borders of the house' } }, create } },
};
