/** Plugin of oxlint: the borders between the folders of the house. */
import fs from 'node:fs';
import path from 'node:path';
import { resolveImport } from './import-graph.ts';
import { whyForbidden } from './rules.ts';

interface Source {
  type: string;
  value?: unknown;
}
interface Context {
  cwd: string;
  filename: string;
  report(finding: { node: unknown; message: string }): void;
}

const tools = new Map<string, boolean>();
function definesTool(file: string): boolean {
  const known = tools.get(file);
  if (known !== undefined) return known;
  const isTool = fs.existsSync(file) && /= defineTool\(/u.test(fs.readFileSync(file, 'utf8'));
  tools.set(file, isTool);
  return isTool;
}

function create({ cwd, filename, report }: Context) {
  const from = path.relative(cwd, filename).split(path.sep).join('/');
  const look = (node: { source?: Source | null; argument?: Source }) => {
    const specifier = (node.source ?? node.argument)?.value;
    if (typeof specifier !== 'string') return;
    const to = resolveImport(from, specifier);
    const message = whyForbidden({ from, to, isTool: (file) => definesTool(path.join(cwd, file)) });
    if (message !== undefined) report({ node, message });
  };
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: look,
    TSImportType: look,
  };
}

export default {
  meta: { name: 'borders' },
  rules: { keep: { meta: { type: 'problem', docs: { description: 'borders of the house' } }, create } },
};
