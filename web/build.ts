/**
 * Builds the web into `web/dist`: assets shared by both sites, and per site a folder of prerendered pages,
 * everything compressed beforehand. The build goes into a separate folder, which replaces the previous one
 * when complete, so that a server that starts meanwhile finds a complete build. Usage: node web/build.ts
 */
import fs from 'node:fs';
import path from 'node:path';
import { SITES } from '@inkreel/contract/site.ts';
import { build } from 'vite';
import { ASSETS_FOLDER } from './build/assets.ts';
import { chunkGroups, fileNamesIn } from './build/chunks.ts';
import { precompress } from './build/precompress.ts';
import { loadEntry, prerenderSites } from './prerender.ts';

// Also when started by tests or development: the served build is always the production build.
process.env['NODE_ENV'] = 'production';

const folder = import.meta.dirname;
const configFile = path.join(folder, 'vite.config.ts');
// Inside `web/`, so that rendering finds the packages, and named `dist`, which every tool ignores.
const workFolder = fs.mkdtempSync(path.join(folder, '.build-'));
const dist = path.join(workFolder, 'dist');
const serverFolder = path.join(workFolder, 'server');

try {
  // The pages' render code first: its routes say which modules pages start with, and so what becomes one file.
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: serverFolder, ssr: path.join(folder, 'entry-server.tsx') },
  });
  const entry = await loadEntry(path.join(serverFolder, 'entry-server.js'));
  const groups = chunkGroups(Object.values(SITES).flatMap(({ id }) => entry.listRoutes(id)));
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir: dist,
      manifest: true,
      rollupOptions: {
        input: [path.join(folder, 'entry-client.tsx'), path.join(folder, 'theme-script.ts')],
        output: { codeSplitting: { groups }, ...fileNamesIn(ASSETS_FOLDER) },
      },
    },
  });
  // Compressed by other threads, while this one renders.
  const [files, pages] = await Promise.all([precompress(dist), prerenderSites({ dist, entry })]);
  const target = path.join(folder, 'dist');
  const replaced = path.join(workFolder, 'replaced', 'dist');
  fs.mkdirSync(path.dirname(replaced));
  if (fs.existsSync(target)) fs.renameSync(target, replaced);
  fs.renameSync(dist, target);
  process.stdout.write(
    `${pages} pages, ${files} files compressed, in ${path.relative(process.cwd(), target)}\n`,
  );
} finally {
  fs.rmSync(workFolder, { recursive: true });
}
