import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const temporary: string[] = [];
afterEach(() => {
  for (const folder of temporary.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  const words = heading.trim().toLowerCase();
  return words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
}

function anchorsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => anchorOf(heading as string)));
}

/** References of a document: link targets, and code spans with paths below one of the folders. */
function targetsOf(text: string, folders: readonly string[]): { links: string[]; paths: string[] } {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string);
  const paths = [...prose.matchAll(/`([\w.-]+\/[\w./-]*\.(?:tsx?|mjs|json|sql|md))`/g)].map(
    ([, file]) => file as string,
  );
  return {
    links: links.filter((target) => !/^[a-z]+:/.test(target)),
    paths: paths.filter((file) => folders.includes(file.split('/')[0] as string)),
  };
}

/** One line for each broken link or path of the documents. */
function brokenTargets(base: string, documents: readonly string[]): string[] {
  return documents.flatMap((document) => {
    // Paths are relative to the repository, or to the folder of the document.
    const from = [base, path.join(base, path.dirname(document))];
    const folders = from.flatMap((folder) => fs.readdirSync(folder));
    const { links, paths } = targetsOf(fs.readFileSync(path.join(base, document), 'utf8'), folders);
    const brokenLinks = links.filter((target) => {
      const [file = '', anchor] = target.split('#');
      const found = file === '' ? path.join(base, document) : path.join(base, path.dirname(document), file);
      if (!fs.existsSync(found)) return true;
      return anchor !== undefined && !anchorsOf(fs.readFileSync(found, 'utf8')).has(anchor);
    });
    const gone = paths.filter((file) => !from.some((folder) => fs.existsSync(path.join(folder, file))));
    return [...brokenLinks, ...gone].map((target) => `${document}: ${target}`);
  });
}

/** Every Markdown document below a folder, as paths from it; installed packages and data are left out. */
function documentsBelow(base: string): string[] {
  const skipped = new Set(['node_modules', 'data', 'dist', 'coverage', 'reports']);
  return fs
    .globSync('**/*.md', { cwd: base, exclude: (name) => skipped.has(path.basename(String(name))) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

test('every link and path in the documents resolves to a file, every anchor to a heading', () => {
  const documents = documentsBelow(root);
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'docs/glossary.md', 'docs/decisions/README.md']),
  );
  expect(brokenTargets(root, documents)).toEqual([]);
});

test('reports exactly the broken targets', () => {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-docs-'));
  temporary.push(base);
  fs.mkdirSync(path.join(base, 'docs', 'part'), { recursive: true });
  fs.mkdirSync(path.join(base, 'server'));
  fs.writeFileSync(path.join(base, 'server', 'app.ts'), '');
  fs.writeFileSync(path.join(base, 'README.md'), '# Start\n\n## Tests, and more\n\n[start](#start)\n');
  fs.writeFileSync(
    path.join(base, 'docs', 'a.md'),
    [
      '[home](../README.md#tests-and-more) [site](https://example.com) `server/app.ts` `other/app.ts`',
      '[gone](gone.md) [heading](../README.md#gone) [own](#gone) `server/gone.ts` `part/gone.ts`',
      '```',
      '[in code](ignored.md)',
      '```',
    ].join('\n'),
  );
  expect(brokenTargets(base, documentsBelow(base))).toEqual([
    'docs/a.md: gone.md',
    'docs/a.md: ../README.md#gone',
    'docs/a.md: #gone',
    'docs/a.md: server/gone.ts',
    'docs/a.md: part/gone.ts',
  ]);
});
