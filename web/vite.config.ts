import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ASSETS_FOLDER } from './build/assets.ts';
import { buildOnly } from './build/build-only.ts';
import { fetchedTogether } from './build/chunks.ts';
import { devPages } from './build/dev-pages.ts';
import { splitTexts } from './build/split-texts.ts';
import { staticModules } from './build/static-modules.ts';
import { toolFiles } from './build/tool-files.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [devPages(), staticModules(), splitTexts(), toolFiles(), buildOnly(), react(), tailwindcss()],
  resolve: {
    // Its build for pages asks the document, which a worker has not.
    alias: {
      'decode-named-character-reference': fileURLToPath(
        new URL('index.js', import.meta.resolve('decode-named-character-reference')),
      ),
    },
  },
  // `:dir()` stays: rewritten as languages, it would not know the direction of a text. 4 is the feature's flag.
  css: { lightningcss: { exclude: 4 } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    assetsDir: ASSETS_FOLDER,
    emptyOutDir: false,
    target: 'es2022',
    // The content security policy refuses fonts that are inlined in style sheets.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    modulePreload: {
      polyfill: false,
      resolveDependencies: fetchedTogether,
    },
  },
});
