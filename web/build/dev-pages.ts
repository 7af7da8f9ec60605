import { SITES, type SiteId } from '@inkreel/contract/site.ts';
import type { Plugin } from 'vite';

/** Paths that belong to the server, also during development. */
const SERVER_PATHS = ['/api.v1', '/api', '/files', '/healthz', '/readyz'];

/**
 * `npm run dev`: every page is an empty document that the browser renders, with reload; calls are proxied to
 * the running server, whose address is in `INKREEL_SERVER`.
 */
export function devPages(): Plugin {
  const target = process.env['INKREEL_SERVER'] ?? 'http://127.0.0.1:3000';
  const site = SITES[(process.env['SITE'] || 'intl') as SiteId];
  const page = (language: string) => `<!doctype html>
<html lang="${language}" data-site="${site.id}" data-theme="light">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Inkreel</title>
<script type="module" src="/theme-script.ts"></script></head>
<body><div id="app"></div><script type="module" src="/entry-client.tsx"></script></body>
</html>`;
  return {
    name: 'inkreel:dev-pages',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      server: {
        port: 5173,
        strictPort: true,
        proxy: Object.fromEntries(SERVER_PATHS.map((path) => [`^${path}(/|\\?|$)`, { target }])),
      },
    }),
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response) => {
        const address = request.originalUrl ?? '/';
        const language = address.startsWith('/zh') ? 'zh-CN' : 'en';
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(address, page(language)));
      });
    },
  };
}
