import type { Language, Site } from '@inkreel/contract/site.ts';
import { type ComponentType, lazy } from 'react';
import { CATALOGUE } from './catalogue.static.ts';
import type { Messages } from './lib/messages.tsx';

export interface PageRoute {
  /** Below the language prefix: every route also exists under `/{lang}` (specification, section 2). */
  path: string;
  /** Public pages are prerendered in each language; the others are drawn in the browser. */
  kind: 'public' | 'app';
  /** A workspace brings its own header. */
  frame: 'site' | 'workspace';
  Page: ComponentType;
  /** The page's module, relative to this folder: its chunk is announced in the prerendered head. */
  source: string;
  title: (messages: Messages, language: Language) => string;
  /** For search engines; public pages have one. */
  description?: (messages: Messages, language: Language) => string;
}

const ABOUT_PAGES = [
  ['terms-of-service', 'terms'],
  ['privacy-policy', 'privacy'],
  ['user-agreement', 'agreement'],
  ['about-us', 'us'],
] as const;

const AboutPage = lazy(() => import('./features/pages/about/about-page.tsx'));

/** Every page of a site, once. */
export function routesOf(site: Site): PageRoute[] {
  return [
    {
      path: '/',
      kind: 'public',
      frame: 'site',
      Page: lazyHome,
      source: 'features/pages/home/home-page.tsx',
      title: (messages) => messages.home.title,
      description: (messages) => messages.home.description,
    },
    {
      path: '/create',
      kind: 'public',
      frame: 'site',
      Page: lazyCreate,
      source: 'features/pages/create-page.tsx',
      title: (messages) => messages.pages.create.title,
      description: (messages) => messages.pages.create.description,
    },
    {
      path: '/credits',
      kind: 'app',
      frame: 'site',
      Page: lazyCredits,
      source: 'features/billing/credits-page.tsx',
      title: (messages) => messages.credits.title,
    },
    ...ABOUT_PAGES.map(
      ([path, name]): PageRoute => ({
        path: `/about/${path}`,
        kind: 'public',
        frame: 'site',
        Page: AboutPage,
        source: 'features/pages/about/about-page.tsx',
        title: (messages) => messages.pages.about[name].title,
        description: (messages) => messages.pages.about[name].description,
      }),
    ),
    ...toolRoutes(site),
  ];
}

const lazyHome = lazy(() => import('./features/pages/home/home-page.tsx'));
const lazyCreate = lazy(() => import('./features/pages/create-page.tsx'));
const lazyCredits = lazy(() => import('./features/billing/credits-page.tsx'));

function toolRoutes(site: Site): PageRoute[] {
  return CATALOGUE.filter((tool) => tool.sites.includes(site.id)).flatMap(() => []);
}
