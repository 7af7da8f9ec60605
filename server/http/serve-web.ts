import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGE_COOKIE, type Language, type Site } from '@inkreel/contract/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from './byte-range.ts';
import { languageOf } from './language.ts';
import { chooseEncoding, listAssets, textFile, type WebFile } from './web-files.ts';

export interface WebOptions {
  site: Site;
  /** Folder of the web's build. */
  distFolder: string;
  /** Address of the installation, without a slash at the end: canonical links contain it. */
  publicUrl: string;
  /** Ids of the tools that need an AI model and have one at this moment; `any` if all of them have. */
  openTools: () => readonly string[];
  /** Whether prices here differ from those that the build shows. */
  hasOtherPrices: () => Promise<boolean>;
}

/** The page of the plans. */
const PRICING = /^(\/\w\w)?\/pricing$/;
/** Paths that belong to the server: the web never answers them, not even with its 404 page. */
const SERVER_PATHS = /^\/(api\.v1|files|api|healthz|readyz)(\/|$)/;

/**
 * Of inline scripts, only those run whose hashes the build lists. WebAssembly may be compiled (the sound encoder), text
 * may not be evaluated. Inline styles are allowed because menus and dialogs are positioned with them. Pictures may be
 * `data:` (placeholders) and `blob:` (files just chosen from the disk, which are also read again to be cropped).
 */
const securityPolicy = (scriptHashes: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the built web: assets, prerendered pages of the site, the application's page for paths that the browser
 * draws, and a 404 page for everything else. Without a build, a sentence that says how to make one, until there is
 * one.
 * @throws Error with a sentence that says what to do if files of the build are missing
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  let openTools = options.openTools().join(' ');
  let otherPrices = false;
  let build = findBuild(options, otherPrices);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const pathname = request.url.split('?')[0] ?? '/';
      if (SERVER_PATHS.test(pathname)) return reply.callNotFound();
      const now = options.openTools().join(' ');
      if (now !== openTools) build = undefined;
      openTools = now;
      if (PRICING.test(pathname)) {
        const differ = await options.hasOtherPrices();
        if (differ !== otherPrices) build = undefined;
        otherPrices = differ;
      }
      build ??= findBuild(options, otherPrices);
      if (!build) return reply.status(503).type('text/plain').send(NOT_BUILT);
      // One address per page. `//host` would leave this site, and `/\host` too: only a single leading slash is
      // kept.
      if (pathname !== '/' && pathname.endsWith('/')) {
        const query = request.url.slice(pathname.length);
        return reply.redirect(`/${pathname.replace(/^[/\\]+|\/+$/g, '')}${query}`, 301);
      }
      const { file, status } = build.find(pathname);
      const isPage = file.contentType.startsWith('text/html');
      const preferred = isPage && status === 200 ? preferredLanguage(request, options.site) : undefined;
      if (preferred !== undefined) {
        const target = `/${preferred}${request.url === '/' ? '' : request.url.replace(/^\/(?=\?)/, '')}`;
        return reply.header('cache-control', 'no-store').redirect(target, 302);
      }
      if (isPage) reply.header('content-security-policy', build.policy);
      const { defaultLanguage } = options.site;
      // Remembered without scripts too: links in the default language have no prefix, and would lead back to the other
      // one.
      if (isPage && namedLanguage(pathname, options.site) === defaultLanguage) {
        if (wantedLanguage(request, options.site) !== defaultLanguage)
          reply.header('set-cookie', `${LANGUAGE_COOKIE}=${defaultLanguage}; Path=/; SameSite=Lax`);
      }
      return send(request, reply, file, status);
    },
  });
}

/**
 * Windows to which a provider returns: their address is compared exactly, and they have the language of the page that
 * opened them.
 */
const FIXED_PATHS = /^\/popup\//;

/**
 * The language of a page without prefix, if it is not the site's default: the one chosen before, else the
 * first that the browser asks for. Undefined if the address has one, or no other is requested.
 */
function preferredLanguage(request: FastifyRequest, site: Site): Language | undefined {
  const { url } = request;
  const pathname = url.split('?')[0] ?? '/';
  if (namedLanguage(pathname, site) !== undefined || FIXED_PATHS.test(url)) return undefined;
  const language = wantedLanguage(request, site);
  return language === site.defaultLanguage ? undefined : language;
}

/** The language that was chosen before, else the first that the browser asks for. */
function wantedLanguage({ headers }: FastifyRequest, site: Site): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return site.languages.find((each) => each === chosen) ?? languageOf(headers['accept-language'], site);
}

const namedLanguage = (pathname: string, site: Site): Language | undefined =>
  site.languages.find((each) => pathname.split('/')[1] === each);

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

const NOT_BUILT = 'The web is not built yet. Run: node web/build.ts\n';

interface Build {
  /** The file at a path. */
  find: (pathname: string) => { file: WebFile; status: 200 | 404 };
  /** Content security policy of the pages. */
  policy: string;
}

/** The build, if there is one. If it is replaced while it is read, the new one: never a mix of both. */
function findBuild(options: WebOptions, otherPrices: boolean): Build | undefined {
  const { distFolder, site } = options;
  for (;;) {
    const identity = identityOf(distFolder);
    if (!fs.existsSync(path.join(distFolder, site.id, 'index.html'))) return undefined;
    try {
      const build = openBuild(options, otherPrices);
      if (identityOf(distFolder) === identity) return build;
    } catch (cause) {
      if (identityOf(distFolder) === identity)
        throw new Error(
          `The web's build in ${distFolder} cannot be read. Build it again: node web/build.ts`,
          {
            cause,
          },
        );
    }
  }
}

/** A folder that replaced another under the same name is another folder. */
function identityOf(folder: string): string {
  const found = fs.statSync(folder, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? '' : `${found.ino} ${found.birthtimeNs}`;
}

/** @param tools those that need an AI model and have one here, by id */
function hiddenMarks(tools: readonly string[]): string {
  if (tools.length === 0) return '';
  return `${tools.map((id) => `[data-needs-model="${id}"]`).join()}{display:none}`;
}

/** Reads the site's part of the build. */
function openBuild({ site, distFolder, publicUrl, openTools }: WebOptions, otherPrices: boolean): Build {
  const folder = path.join(distFolder, site.id);
  const facts = {
    origin: publicUrl.replace(/\/+$/, ''),
    'open-tools': hiddenMarks(openTools()),
    'live-prices': otherPrices ? 'on' : '',
  } as const;
  const files = listAssets(distFolder);
  for (const name of files.keys()) if (/^\/(intl|cn)\//.test(name)) files.delete(name);
  const read = (name: string) => textFile(path.join(folder, name), facts);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const local = name.split(path.sep).join('/');
    if (/^(app|404)-/.test(local)) continue;
    if (local.endsWith('.html')) files.set(`/${local.replace(/(^index)?\.html$/, '')}`, read(name));
    if (/\.(txt|xml)$/.test(local)) files.set(`/${local}`, read(name));
  }
  const byLanguage = (kind: 'app' | '404') =>
    new Map(site.languages.map((language) => [language, read(`${kind}-${language}.html`)]));
  const [appPages, missingPages] = [byLanguage('app'), byLanguage('404')];
  const served = JSON.parse(fs.readFileSync(path.join(folder, 'serve.json'), 'utf8')) as {
    appPaths: string[];
    scriptHashes: string[];
  };
  const isAppPath = pathMatcher(served.appPaths);
  const find = (pathname: string) => {
    const file = files.get(pathname);
    if (file) return { file, status: 200 as const };
    const { language, rest } = splitLanguage(pathname, site);
    const [page, status] = isAppPath(rest)
      ? ([appPages.get(language), 200] as const)
      : ([missingPages.get(language), 404] as const);
    if (!page) throw new Error(`The build has no page for the language ${language}`);
    return { file: page, status };
  };
  return { find, policy: securityPolicy(served.scriptHashes) };
}

/** Matches the application's own paths; a segment such as `:id` matches any single segment. */
function pathMatcher(paths: readonly string[]): (pathname: string) => boolean {
  const patterns = paths.map((each) => new RegExp(`^${each.replace(/:\w+/g, '[^/]+')}$`));
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

function splitLanguage(pathname: string, site: Site): { language: Language; rest: string } {
  const language = site.languages.find((each) => pathname.startsWith(`/${each}/`));
  if (!language) return { language: site.defaultLanguage, rest: pathname };
  return { language, rest: pathname.slice(language.length + 1) };
}

function send(request: FastifyRequest, reply: FastifyReply, file: WebFile, status: number): FastifyReply {
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  const { bytes, tag } = file.read(encoding);
  reply.header('content-type', file.contentType);
  reply.header('etag', tag);
  const varies = file.encodings.length > 1 ? ['accept-encoding'] : [];
  if (file.contentType.startsWith('text/html')) varies.push('accept-language', 'cookie');
  if (varies.length > 0) reply.header('vary', varies.join(', '));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('cache-control', cacheRule(file, status));
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (status === 200 && known?.some((each) => each === tag || each === '*')) return reply.status(304).send();
  // Pictures, films and sounds: some browsers play only files that support ranges.
  if (file.encodings.length > 1 || request.method !== 'GET') return reply.status(status).send(bytes);
  reply.header('accept-ranges', 'bytes');
  const ifRange = request.headers['if-range'];
  const asked = ifRange === undefined || ifRange === tag ? request.headers.range : undefined;
  const range = readRange(asked, bytes.length);
  if (range === 'whole') return reply.status(status).send(bytes);
  if (range === 'outside')
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' })
      .send();
  const { start, end } = range;
  return reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}

function cacheRule(file: WebFile, status: number): string {
  if (status !== 200) return 'no-store';
  if (file.immutable) return 'public, max-age=31536000, immutable';
  // Pages are asked for again each time and mostly answered with 304; the other files change with a release.
  return file.contentType.startsWith('text/html') ? 'no-cache' : 'public, max-age=86400';
}
