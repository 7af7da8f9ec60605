/** What pages load at their start does not grow with the number of tools. */
import path from 'node:path';
import zlib from 'node:zlib';
import { SITES, type SiteId } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import type { BuiltPage } from './first-scripts.ts';

/** By its name: it has syntax that this folder's compiler does not read. */
const routes = '../entry-server.tsx';
const web = path.resolve(import.meta.dirname, '..');
const ADDED = 20;
const MOST_BYTES = 200;

afterEach(() => {
  vi.doUnmock('@inkreel/contract/tools/index.ts');
  vi.resetModules();
});

/** Further tools of known fields, each with its words. */
function moreTools(all: readonly Tool[]): Tool[] {
  const tools = all.filter(({ editor, runs }) => editor === undefined && runs === undefined);
  return Array.from({ length: ADDED }, (_, at) => {
    const like = tools[at % tools.length];
    if (!like) throw new Error('The catalogue is empty');
    const id = `tool-${at}-${(at * 7919).toString(36)}`;
    const named = (text: Tool['text']['en']) => ({
      ...text,
      name: `${text.name} ${id}`,
      line: `${id} ${text.line}`,
    });
    return {
      ...like,
      id,
      path: `/ai/${like.kind}/${id}`,
      aliases: [],
      text: { en: named(like.text.en), zh: named(like.text.zh) },
    };
  });
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (id.split('?')[0]?.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
};

/** Bytes of the scripts of every page's start, by its address, visitor and language. */
async function weighStarts(): Promise<Map<string, number>> {
  const [
    chunks,
    { firstScripts },
    { splitTexts },
    { staticModules },
    { toolFiles },
    { buildOnly },
    { listRoutes },
  ] = await Promise.all([
    import('./chunks.ts'),
    import('./first-scripts.ts'),
    import('./split-texts.ts'),
    import('./static-modules.ts'),
    import('./tool-files.ts'),
    import('./build-only.ts'),
    import(routes) as Promise<{ listRoutes: (site: SiteId) => BuiltPage[] }>,
  ]);
  const pages = Object.values(SITES).flatMap(({ id }) => listRoutes(id));
  const built = (await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutStyles, staticModules(), splitTexts(), toolFiles(), buildOnly(), react()],
    build: {
      write: false,
      manifest: true,
      target: 'es2022',
      modulePreload: {
        polyfill: false,
        resolveDependencies: chunks.fetchedTogether,
      },
      rollupOptions: {
        input: [path.join(web, 'entry-client.tsx'), path.join(web, 'theme-script.ts')],
        output: { codeSplitting: { groups: chunks.chunkGroups(pages) }, ...chunks.fileNamesIn('assets') },
      },
    },
  })) as Rolldown.RolldownOutput;
  const texts = new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  );
  const manifest = JSON.parse(String(texts.get('.vite/manifest.json')));
  const bytes = (file: string) => zlib.gzipSync(texts.get(file) ?? '', { level: 9 }).length;
  return new Map(
    pages.flatMap((page) =>
      (['en', 'zh'] as const).flatMap((language) =>
        (['guest', 'member'] as const).map((visitor) => [
          `${page.path} ${language} ${visitor}`,
          firstScripts(manifest, page, language, visitor).reduce((sum, file) => sum + bytes(file), 0),
        ]),
      ),
    ),
  );
}

test(`${ADDED} tools more add at most ${MOST_BYTES} bytes to the start of any page`, async () => {
  const before = await weighStarts();
  vi.resetModules();
  vi.doMock('@inkreel/contract/tools/index.ts', async (original) => {
    const { TOOLS } = await original<{ TOOLS: readonly Tool[] }>();
    return { TOOLS: [...TOOLS, ...moreTools(TOOLS)] };
  });
  const after = await weighStarts();
  expect(after.size).toBeGreaterThan(before.size + ADDED);
  const grown = [...before].map(([page, bytes]) => ({ page, more: (after.get(page) ?? 0) - bytes }));
  expect(grown.filter(({ more }) => more > MOST_BYTES)).toEqual([]);
}, 240_000);
