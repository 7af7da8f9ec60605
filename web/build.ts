/**
 * Builds the web into `web/dist`: assets shared by both sites, and per site a folder of prerendered pages, everything
 * compressed beforehand. Usage: node web/build.ts
 */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { precompress } from './build/precompress.ts';
import { prerenderSites } from './prerender.ts';

const folder = import.meta.dirname;
const dist = path.join(folder, 'dist');
const serverFolder = path.join(dist, '.server');
const configFile = path.join(folder, 'vite.config.ts');

fs.rmSync(dist, { recursive: true, force: true });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    manifest: true,
    rollupOptions: { input: [path.join(folder, 'entry-client.tsx'), path.join(folder, 'theme-script.ts')] },
  },
});
await build({
  configFile,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: serverFolder, ssr: path.join(folder, 'entry-server.tsx') },
});
const pages = await prerenderSites({ dist, serverEntry: path.join(serverFolder, 'entry-server.js') });
fs.rmSync(serverFolder, { recursive: true });
const files = precompress(dist);
process.stdout.write(`${pages} pages, ${files} files compressed, in ${path.relative(process.cwd(), dist)}\n`);
