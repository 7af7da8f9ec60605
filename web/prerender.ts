import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SITES, type SiteId } from '@inkreel/contract/site.ts';
import { ASSETS_FOLDER, chunkOf, readManifest } from './build/assets.ts';
import { documentOf, localAddress, ORIGIN_MARK } from './build/document.ts';
import type { BuiltPage } from './build/first-scripts.ts';
import { structuredDataOf } from './build/structured-data.ts';
import { addressOfTool } from './build/tool-files.ts';

interface ServerEntry {
  listRoutes: (site: SiteId) => BuiltPage[];
  renderPage: (
    site: SiteId,
    pathname: string,
  ) => Promise<{
    html: string;
    language: 'en' | 'zh';
    path: string;
    title: string;
    description: string | undefined;
    source: string | undefined;
    /** Its route's name. */
    route: string;
  }>;
}

/** The built code that renders pages. */
export async function loadEntry(file: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(file).href)) as ServerEntry;
}

const NOT_FOUND = '/404';

/**
 * Writes `dist/<site>/<path>.html` for every public page with and without language prefix, `app-<language>.html` for
 * the pages drawn in the browser, and `404-<language>.html`. Returns the number of pages.
 */
export async function prerenderSites({ dist, entry }: { dist: string; entry: ServerEntry }) {
  const manifest = readManifest(dist);
  const fonts = fs
    .readdirSync(path.join(dist, ASSETS_FOLDER))
    .filter((name) => /^(bricolage-headings|instrument-text)-latin-.*\.woff2$/.test(name))
    .map((name) => `${ASSETS_FOLDER}/${name}`);
  const themeScript = fs
    .readFileSync(path.join(dist, chunkOf(manifest, 'theme-script.ts').file), 'utf8')
    .trim();
  const hash = createHash('sha256').update(themeScript).digest('base64');
  const styles = (file: string) => fs.readFileSync(path.join(dist, file), 'utf8');
  let count = 0;
  const write = (site: SiteId, name: string, text: string) => {
    const file = path.join(dist, site, `${name}.html`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    count++;
  };
  for (const site of Object.values(SITES)) {
    const prefixes = ['', ...site.languages.map((language) => `/${language}`)];
    const routes = entry.listRoutes(site.id);
    const common = { site, fonts, themeScript };
    for (const prefix of prefixes) {
      for (const route of routes.filter(({ kind }) => kind === 'public')) {
        const pathname = route.path === '/' && prefix !== '' ? prefix : prefix + route.path;
        const page = await entry.renderPage(site.id, pathname);
        const text = documentOf(manifest, {
          ...common,
          ...page,
          sources: [route.source],
          scripts: route.tool ? [addressOfTool(route.tool, page.language)] : [],
          indexed: true,
          styles,
          structuredData: structuredDataOf(page),
        });
        write(
          site.id,
          pathname === '/' ? '/index' : pathname,
          refuseInlineScripts(text, themeScript, pathname),
        );
      }
    }
    for (const language of site.languages) {
      const missing = await entry.renderPage(site.id, `/${language}${NOT_FOUND}`);
      const plain = { ...common, language, sources: [], indexed: false, path: '/' };
      write(
        site.id,
        `404-${language}`,
        documentOf(manifest, {
          ...plain,
          title: missing.title,
          route: missing.route,
          html: missing.html,
          hydrates: false,
        }),
      );
      const withoutScripts = WITHOUT_SCRIPTS[language];
      write(site.id, `app-${language}`, documentOf(manifest, { ...plain, title: 'Inkreel', withoutScripts }));
    }
    const addresses = routes
      .filter(({ kind }) => kind === 'public')
      .flatMap((route) => site.languages.map((each) => ORIGIN_MARK + localAddress(each, route.path, site)));
    fs.writeFileSync(path.join(dist, site.id, 'sitemap.xml'), sitemapOf(addresses));
    fs.writeFileSync(path.join(dist, site.id, 'robots.txt'), `Sitemap: ${ORIGIN_MARK}/sitemap.xml\n`);
    // Beside the manifest, for the page budgets.
    fs.writeFileSync(path.join(dist, '.vite', `pages-${site.id}.json`), JSON.stringify(routes));
    const served = {
      appPaths: routes.filter(({ kind }) => kind === 'app').map((route) => route.path),
      scriptHashes: [`sha256-${hash}`],
    };
    fs.writeFileSync(path.join(dist, site.id, 'serve.json'), JSON.stringify(served));
  }
  return count;
}

const WITHOUT_SCRIPTS = {
  en: 'The studio needs JavaScript. The other pages can be read without it.',
  zh: '工作室需要启用 JavaScript，其他页面不启用也能阅读。',
};

function sitemapOf(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
}

/** The content security policy would block them, and the page would stay incomplete. */
function refuseInlineScripts(text: string, allowed: string, pathname: string): string {
  if (/<script(?![^>]*(\bsrc=|application\/ld\+json))/.test(text.replace(`>${allowed}</script>`, ' src="">')))
    throw new Error(`${pathname} was prerendered with an inline script`);
  return text;
}
