import type { Language, Site } from '@inkreel/contract/site.ts';
import { chunkOf, filesOf, type Manifest } from './assets.ts';
import { usedStyles } from './used-styles.ts';

/** Placeholder for the installation's address, which only the server knows; filled in when a page is sent. */
export const ORIGIN_MARK = '{{origin}}';

/**
 * Placeholder for the rule that hides the marks of tools whose AI model is connected; the server fills it in
 * too, so that the marks are right before any script runs.
 */
const OPEN_TOOLS_MARK = '{{open-tools}}';

interface DocumentParts {
  site: Site;
  language: Language;
  /** Below the language prefix. */
  path: string;
  title: string;
  /** Name of the page's route; left out if one document serves many pages. */
  route?: string;
  description?: string | undefined;
  /** Rendered content; left out for pages that are rendered only in the browser. */
  html?: string;
  /** False for content that depends on more than the address: the browser renders it again. */
  hydrates?: boolean;
  /** Source modules of the page, relative to `web/`. */
  sources: readonly string[];
  /** Scripts that it needs besides those of its sources, below `dist`. */
  scripts?: readonly string[];
  /** Search engines may list it. */
  indexed: boolean;
  structuredData?: unknown;
  /** Message for browsers without scripts on a page that needs them. */
  withoutScripts?: string;
  fonts: readonly string[];
  /** Runs before the first paint; the server allows it by its hash. */
  themeScript: string;
  /** Reads a style sheet to inline it: a page that can be read without scripts then needs nothing else. */
  styles?: (file: string) => string;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Tells Vite's preloader, which looks for a link, that a style sheet is there. Otherwise the first lazy part that names
 * the sheet loads it again, after its own rules, which then lose, since both are in the same layer.
 */
const inlinedMark = ({ style, text, used }: InlinedStyle) =>
  `<link rel="stylesheet" href="/${style}" disabled${used === text ? '' : ' data-part'}>`;

interface InlinedStyle {
  style: string;
  /** The sheet, and the part of it that the page uses. */
  text: string;
  used: string;
}

/** Style sheets within the page, after links to the whole of each. */
function inlinedStyles(styles: readonly string[], read: (file: string) => string, html: string): string {
  const inlined = styles.map((style) => {
    const text = read(style);
    return { style, text, used: usedStyles(text, html) };
  });
  return `${inlined.map(inlinedMark).join('')}<style>${inlined.map(({ used }) => used).join('')}</style>`;
}

/** One complete page. The theme's is the only inline script: the content security policy allows no other. */
export function documentOf(manifest: Manifest, parts: DocumentParts): string {
  const { site, language, path, title, description, html, sources } = parts;
  const files = filesOf(manifest, ['entry-client.tsx', ...sources], language);
  const address = (each: Language) => ORIGIN_MARK + localAddress(each, path, site);
  const entry = `/${chunkOf(manifest, 'entry-client.tsx').file}`;
  const scripts = [...files.scripts, ...(parts.scripts ?? [])].map((script) => `/${script}`);
  // A prerendered page is readable immediately and hydrated afterwards; an empty page needs its scripts
  // first.
  const later = html === undefined ? '' : ` data-entry="${entry}" data-preload="${scripts.join(' ')}"`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    description && `<meta name="description" content="${escape(description)}">`,
    !parts.indexed && '<meta name="robots" content="noindex">',
    ...(parts.indexed
      ? [
          `<link rel="canonical" href="${address(language)}">`,
          ...site.languages.map(
            (each) => `<link rel="alternate" hreflang="${tagOf(each)}" href="${address(each)}">`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${address(site.defaultLanguage)}">`,
          `<meta property="og:title" content="${escape(title)}">`,
          description && `<meta property="og:description" content="${escape(description)}">`,
          '<meta property="og:type" content="website">',
          `<meta property="og:image" content="${ORIGIN_MARK}/samples/home/hero-${language}.webp">`,
        ]
      : []),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#141311" media="(prefers-color-scheme: dark)">',
    `<script${later}>${parts.themeScript}</script>`,
    // Chinese headings are set in the system's own font: the Latin one is not urgent there.
    ...parts.fonts
      .filter((font) => language !== 'zh' || !font.includes('headings'))
      .map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`),
    parts.styles === undefined
      ? files.styles.map((style) => `<link rel="stylesheet" href="/${style}">`).join('\n')
      : inlinedStyles(files.styles, parts.styles, html ?? ''),
    `<style>${OPEN_TOOLS_MARK}</style>`,
    ...(html === undefined
      ? [
          `<script type="module" src="${entry}"></script>`,
          ...scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
        ]
      : []),
    parts.structuredData !== undefined &&
      `<script type="application/ld+json">${JSON.stringify(parts.structuredData).replace(/</g, '\\u003c')}</script>`,
  ];
  const body =
    html === undefined
      ? `<div id="app"></div><noscript>${escape(parts.withoutScripts ?? '')}</noscript>`
      : `<div id="app"${parts.hydrates === false ? '' : ' data-prerendered'}>${html}</div>`;
  return [
    '<!doctype html>',
    `<html lang="${tagOf(language)}" data-site="${site.id}"${parts.route === undefined ? '' : ` data-route="${parts.route}"`} data-theme="light">`,
    `<head>${head.filter(Boolean).join('\n')}</head>`,
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n');
}

/** Address of a path in a language: the site's default language has no prefix. */
export function localAddress(language: Language, path: string, site: Site): string {
  if (language === site.defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

function tagOf(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}
