import type { Language, Site } from '@inkreel/contract/site.ts';
import { localRouteName, toolRouteNames } from '@inkreel/contract/tools/route-names.ts';
import { type ComponentType } from 'react';
import type { BudgetClass } from './build/budgets.ts';
import { CATALOGUE } from './catalogue.static.ts';
import { RESET_TITLES } from './features/accounts/head.ts';
import { ADMIN_SECTIONS, ADMIN_TITLE, sectionPath } from './features/admin/head.ts';
import { INVOICE_TITLES } from './features/billing/ledger/head.ts';
import { PAYMENT_TITLES, PRICING_HEAD } from './features/billing/pricing/head.ts';
import { TEAM_TITLES } from './features/organisations/head.ts';
import { NotFoundPage } from './features/pages/not-found-page.tsx';
import { lazyPage } from './lib/lazy-part.ts';
import type { Messages } from './lib/messages.tsx';

const AboutPage = lazyPage(() => import('./features/pages/about/about-page.tsx'));
const CreationsPage = lazyPage(() => import('./features/creations/my-creation-page.tsx'));
const CollagePage = lazyPage(() => import('./features/tools/collage/collage-page.tsx'));
const DubbingPage = lazyPage(() => import('./features/tools/video/dubbing/dubbing-page.tsx'));
const SubtitlePage = lazyPage(() => import('./features/tools/video/subtitles/subtitle-page.tsx'));
const ToolEditorPage = lazyPage(() => import('./features/tools/tool-editor-page.tsx'));
const LandingPage = lazyPage(() => import('./features/tools/landing-page.tsx'));
const HomePage = lazyPage(() => import('./features/pages/home/home-page.tsx'));
const CreatePage = lazyPage(() => import('./features/pages/create-page.tsx'));
const AccountPage = lazyPage(() => import('./features/accounts/account/account-page.tsx'));
const ResetLinkPage = lazyPage(() => import('./features/accounts/reset/reset-link-page.tsx'));
const PopupLoadingPage = lazyPage(() => import('./features/pages/popup-loading-page.tsx'));
const PopupSocialPage = lazyPage(() => import('./features/accounts/social/social-page.tsx'));
const CreditsPage = lazyPage(() => import('./features/billing/credits-page.tsx'));
const TeamPage = lazyPage(() => import('./features/organisations/team/team-page.tsx'));
const ApiKeysPage = lazyPage(() => import('./features/organisations/api-keys/api-keys-page.tsx'));
const ProjectsPage = lazyPage(() => import('./features/organisations/projects/projects-page.tsx'));
const JoinPage = lazyPage(() => import('./features/organisations/join/join-page.tsx'));
const InvoicePage = lazyPage(() => import('./features/billing/ledger/invoice-page.tsx'));
const PricingPage = lazyPage(() => import('./features/billing/pricing/pricing-page.tsx'));
const PopupPaymentPage = lazyPage(() => import('./features/billing/pay/popup-payment-page.tsx'));
const AdminPage = lazyPage(() => import('./features/admin/admin-page.tsx'));
const SandboxPaymentPage = lazyPage(() => import('./features/billing/pay/sandbox-payment-page.tsx'));

export interface PageRoute {
  /** The route's name without a language. */
  name: string;
  /** Below the language prefix: every route also exists under `/{lang}` (specification, section 2). */
  path: string;
  /** Public pages are prerendered in each language; the others are drawn in the browser. */
  kind: 'public' | 'app';
  /** To everyone else it does not exist, its title included. */
  onlyFor?: 'operators';
  /** A workspace has its own header. */
  frame: 'site' | 'workspace';
  Page: ComponentType;
  /** The page's module, relative to this folder: its chunk is announced in the prerendered head. */
  source: string;
  /** Further modules that it draws at its start, `{language}` for the language; found by `e2e/first-scripts.test.ts`. */
  parts?: readonly string[];
  /** What it may weigh. */
  budget: BudgetClass;
  /** The tool that the page loads beside it. */
  tool?: string;
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

/** Pages that every site has. */
const PAGES: readonly PageRoute[] = [
  {
    name: 'home',
    path: '/',
    kind: 'public',
    frame: 'site',
    Page: HomePage,
    source: 'features/pages/home/home-page.tsx',
    budget: 'public',
    title: (messages) => messages.pages.home.title,
    description: (messages) => messages.pages.home.description,
  },
  {
    name: 'create',
    path: '/create',
    kind: 'public',
    frame: 'site',
    Page: CreatePage,
    source: 'features/pages/create-page.tsx',
    budget: 'public',
    title: (messages) => messages.pages.create.title,
    description: (messages) => messages.pages.create.description,
  },
  {
    name: 'pricing',
    path: '/pricing',
    kind: 'public',
    frame: 'site',
    Page: PricingPage,
    source: 'features/billing/pricing/pricing-page.tsx',
    budget: 'public',
    title: (_messages, language) => PRICING_HEAD[language].title,
    description: (_messages, language) => PRICING_HEAD[language].description,
  },
  {
    name: 'popup-payment',
    path: '/popup/payment',
    kind: 'app',
    frame: 'site',
    Page: PopupPaymentPage,
    source: 'features/billing/pay/popup-payment-page.tsx',
    budget: 'member',
    title: (_messages, language) => PAYMENT_TITLES[language].popup,
  },
  {
    name: 'sandbox-payment',
    path: '/sandbox/pay/:token',
    kind: 'app',
    frame: 'site',
    Page: SandboxPaymentPage,
    source: 'features/billing/pay/sandbox-payment-page.tsx',
    budget: 'member',
    title: (_messages, language) => PAYMENT_TITLES[language].sandbox,
  },
  {
    name: 'credits',
    path: '/credits',
    kind: 'app',
    frame: 'site',
    Page: CreditsPage,
    source: 'features/billing/credits-page.tsx',
    budget: 'member',
    title: (messages) => messages.shell.credits,
  },
  {
    name: 'invoice',
    path: '/credits/invoice/:id',
    kind: 'app',
    frame: 'site',
    Page: InvoicePage,
    source: 'features/billing/ledger/invoice-page.tsx',
    budget: 'member',
    title: (_messages, language) => INVOICE_TITLES[language],
  },
  {
    name: 'team',
    path: '/team',
    kind: 'app',
    frame: 'site',
    Page: TeamPage,
    source: 'features/organisations/team/team-page.tsx',
    budget: 'member',
    title: (_messages, language) => TEAM_TITLES[language].team,
  },
  {
    name: 'api-keys',
    path: '/api-keys',
    kind: 'app',
    frame: 'site',
    Page: ApiKeysPage,
    source: 'features/organisations/api-keys/api-keys-page.tsx',
    budget: 'member',
    title: (_messages, language) => TEAM_TITLES[language].apiKeys,
  },
  {
    name: 'projects',
    path: '/projects',
    kind: 'app',
    frame: 'site',
    Page: ProjectsPage,
    source: 'features/organisations/projects/projects-page.tsx',
    budget: 'member',
    title: (_messages, language) => TEAM_TITLES[language].projects,
  },
  {
    name: 'join',
    path: '/join/:code',
    kind: 'app',
    frame: 'site',
    Page: JoinPage,
    source: 'features/organisations/join/join-page.tsx',
    budget: 'member',
    title: (_messages, language) => TEAM_TITLES[language].join,
  },
  {
    name: 'account',
    path: '/account',
    kind: 'app',
    frame: 'site',
    Page: AccountPage,
    source: 'features/accounts/account/account-page.tsx',
    budget: 'member',
    title: (messages) => messages.signIn.account,
  },
  {
    name: 'account-reset',
    path: '/account/reset',
    kind: 'app',
    frame: 'site',
    Page: ResetLinkPage,
    source: 'features/accounts/reset/reset-link-page.tsx',
    budget: 'member',
    title: (_messages, language) => RESET_TITLES[language],
  },
  {
    name: 'popup-loading',
    path: '/popup/loading',
    kind: 'app',
    frame: 'site',
    Page: PopupLoadingPage,
    source: 'features/pages/popup-loading-page.tsx',
    budget: 'member',
    title: (messages) => messages.signIn.working,
  },
  {
    name: 'popup-social',
    path: '/popup/social',
    kind: 'app',
    frame: 'site',
    Page: PopupSocialPage,
    source: 'features/accounts/social/social-page.tsx',
    budget: 'member',
    title: (messages) => messages.signIn.login,
  },
  {
    name: 'my-creation',
    path: '/my-creation',
    kind: 'app',
    frame: 'site',
    Page: CreationsPage,
    source: 'features/creations/my-creation-page.tsx',
    budget: 'member',
    title: (messages) => messages.shell.myCreation,
  },
  ...ADMIN_SECTIONS.map(
    (section): PageRoute => ({
      name: `admin-${section}`,
      path: sectionPath(section),
      onlyFor: 'operators',
      kind: 'app',
      frame: 'site',
      Page: AdminRoute,
      source: 'features/admin/admin-page.tsx',
      budget: 'console',
      title: (_messages, language) => ADMIN_TITLE[language],
    }),
  ),
  ...ABOUT_PAGES.map(
    ([path, name]): PageRoute => ({
      name: `about-${path}`,
      path: `/about/${path}`,
      kind: 'public',
      frame: 'site',
      Page: AboutPage,
      source: 'features/pages/about/about-page.tsx',
      parts: ['features/pages/about/texts/{language}.ts'],
      budget: 'public',
      title: (messages) => messages.pages.about[name].title,
      description: (messages) => messages.pages.about[name].description,
    }),
  ),
];

/** Every page of a site, once. */
export function routesOf(site: Site): PageRoute[] {
  return [...PAGES, ...toolRoutes(site)];
}

/** Every page at each of its addresses: without a language prefix, and with each one (specification, section 2). */
export function addressedRoutes(site: Site): PageRoute[] {
  const routes = routesOf(site);
  return [
    ...routes,
    ...site.languages.flatMap((language) =>
      routes.map((route) => ({
        ...route,
        name: localRouteName(route.name, language),
        path: `/${language}${route.path === '/' ? '' : route.path}`,
      })),
    ),
  ];
}

/** To everyone but operators the console does not exist. */
function AdminRoute() {
  return <AdminPage notFound={<NotFoundPage />} />;
}

/** Editors that are not made from the tool's fields. */
const SEPARATE_EDITORS: Readonly<Record<string, Pick<PageRoute, 'Page' | 'source' | 'parts'>>> = {
  puzzle: { Page: CollagePage, source: 'features/tools/collage/collage-page.tsx' },
  'translate-audio': {
    Page: DubbingPage,
    source: 'features/tools/video/dubbing/dubbing-page.tsx',
    parts: ['features/tools/video/subtitles/clip-slot.tsx', 'features/tools/video/dubbing/voices-panel.tsx'],
  },
  'translate-subtitle': {
    Page: SubtitlePage,
    source: 'features/tools/video/subtitles/subtitle-page.tsx',
    parts: ['features/tools/video/subtitles/clip-slot.tsx', 'features/tools/engine-picker.tsx'],
  },
};
const FORM_EDITOR = {
  Page: ToolEditorPage,
  source: 'features/tools/tool-editor-page.tsx',
  parts: ['features/tools/result/result-pane.tsx'],
};
const editorOf = (id: string) => SEPARATE_EDITORS[id] ?? FORM_EDITOR;

function toolRoutes(site: Site): PageRoute[] {
  return CATALOGUE.filter((tool) => tool.sites.includes(site.id)).flatMap((tool): PageRoute[] => {
    const names = toolRouteNames(tool);
    const editor: PageRoute = {
      name: names.editor,
      path: tool.editor,
      kind: 'app',
      frame: 'workspace',
      ...editorOf(tool.id),
      budget: 'editor',
      tool: tool.id,
      title: (_messages, language) => tool.name[language],
    };
    if (tool.landing === null) return [editor];
    const landing: PageRoute = {
      name: names.landing,
      path: tool.landing,
      kind: 'public',
      frame: 'site',
      Page: LandingPage,
      source: 'features/tools/landing-page.tsx',
      budget: 'landing',
      tool: tool.id,
      title: (_messages, language) => tool.name[language],
    };
    return [landing, editor];
  });
}
