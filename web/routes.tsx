import type { Language } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { toolRouteNames } from '@inkreel/contract/tools/route-names.ts';
import { type ComponentType } from 'react';
import type { BudgetClass } from './build/budgets.ts';
import { RESET_TITLES } from './features/accounts/head.ts';
import { ADMIN_SECTIONS, ADMIN_TITLE, sectionPath } from './features/admin/head.ts';
import { INVOICE_TITLES } from './features/billing/ledger/head.ts';
import { PAYMENT_TITLES, PRICING_HEAD } from './features/billing/pricing/head.ts';
import { TEAM_TITLES } from './features/organisations/head.ts';
import { NotFoundPage } from './features/pages/not-found.ts';
import { lazyPage } from './lib/lazy-part.ts';
import type { Messages } from './lib/messages.tsx';
import { pageAt } from './lib/router.tsx';
import { toolAt, toolPath } from './lib/tool-paths.ts';
import { PageOfTool } from './shell/page-of-tool.tsx';

const AboutPage = lazyPage(() => import('./features/pages/about/about-page.tsx'));
const CreationsPage = lazyPage(() => import('./features/creations/my-creation-page.tsx'));
const CollagePage = lazyPage(() => import('./editors/collage/collage-page.tsx'));
const DubbingPage = lazyPage(() => import('./editors/dubbing/dubbing-page.tsx'));
const SubtitlePage = lazyPage(() => import('./editors/subtitles/subtitle-page.tsx'));
const ToolEditorPage = lazyPage(() => import('./editors/form/tool-editor-page.tsx'));
const LandingPage = lazyPage(() => import('./features/landing/landing-page.tsx'));
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
const StoryHomePage = lazyPage(() => import('./story/home/story-home-page.tsx'));
const StoryCreatePage = lazyPage(() => import('./story/create/create-page.tsx'));
const StoryRolesPage = lazyPage(() => import('./story/roles/roles-page.tsx'));
const StoryRolePage = lazyPage(() => import('./story/roles/role-page.tsx'));
const ScriptWorksPage = lazyPage(() => import('./story/works/script-works-page.tsx'));
const ImageWorksPage = lazyPage(() => import('./story/works/image-works-page.tsx'));
const VideoWorksPage = lazyPage(() => import('./story/works/video-works-page.tsx'));
const StoryPage = lazyPage(() => import('./story/story-page.tsx'));
const StorySharePage = lazyPage(() => import('./story/share/share-page.tsx'));
const StoryImageEditorPage = lazyPage(() => import('./story/image-editor/image-editor-page.tsx'));
const FilmPage = lazyPage(() => import('./story/film/film-page.tsx'));
const DesignPage = lazyPage(() => import('./editors/design/design-page.tsx'));
const WriterPage = lazyPage(() => import('./writer/writer-page.tsx'));
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
  /** A workspace has its own header; a bare page draws its own. */
  frame: 'site' | 'workspace' | 'bare';
  Page: ComponentType;
  /** The page's module, relative to this folder: its chunk is announced in the prerendered head. */
  source: string;
  /** Further modules that it draws at its start, `{language}` for the language; found by `e2e/first-scripts.test.ts`. */
  parts?: readonly string[];
  /** The same for members alone. */
  memberParts?: readonly string[];
  /** What it may weigh. */
  budget: BudgetClass;
  /** The tool that the page is of, and loads beside it. */
  tool?: string;
  /** Of a page of a tool, its tool is given. */
  title: (messages: Messages, language: Language, tool?: Pick<Tool, 'text'>) => string;
  /** For search engines; public pages have one. */
  description?: (messages: Messages, language: Language) => string;
}

const ABOUT_PAGES = [
  ['terms-of-service', 'terms'],
  ['privacy-policy', 'privacy'],
  ['user-agreement', 'agreement'],
  ['about-us', 'us'],
] as const;

const storyRoute = (
  path: string,
  title: keyof Messages['pages']['story'],
  route: Pick<PageRoute, 'Page' | 'source'> & Partial<Pick<PageRoute, 'budget' | 'frame' | 'memberParts'>>,
): PageRoute => ({
  name: path.slice(1).replaceAll('/', '-'),
  path,
  kind: 'app',
  frame: 'site',
  budget: 'story',
  title: (messages) => messages.pages.story[title],
  ...route,
});

/** The story area (specification, section 2). */
const STORY_PAGES: readonly PageRoute[] = [
  storyRoute('/story', 'home', { Page: StoryHomePage, source: 'story/home/story-home-page.tsx' }),
  storyRoute('/story/create', 'create', {
    Page: StoryCreatePage,
    source: 'story/create/create-page.tsx',
  }),
  storyRoute('/story/roles', 'roles', { Page: StoryRolesPage, source: 'story/roles/roles-page.tsx' }),
  storyRoute('/story/role', 'role', { Page: StoryRolePage, source: 'story/roles/role-page.tsx' }),
  storyRoute('/story/script-works', 'scripts', {
    Page: ScriptWorksPage,
    source: 'story/works/script-works-page.tsx',
  }),
  storyRoute('/story/image-works', 'images', {
    Page: ImageWorksPage,
    source: 'story/works/image-works-page.tsx',
  }),
  storyRoute('/story/video-works', 'videos', {
    Page: VideoWorksPage,
    source: 'story/works/video-works-page.tsx',
  }),
  storyRoute('/story/script', 'script', {
    Page: StoryPage,
    source: 'story/story-page.tsx',
    // The storyboard, and the animatic, which needs little more.
    memberParts: [
      'story/storyboard/storyboard-view.tsx',
      'story/animatic/animatic-view.tsx',
      'features/tasks/run-watch.tsx',
      '../node_modules/eventsource-parser/dist/index.js',
    ],
    frame: 'bare',
  }),
  storyRoute('/story/share', 'share', {
    Page: StorySharePage,
    source: 'story/share/share-page.tsx',
    frame: 'bare',
  }),
  storyRoute('/story/image-editor', 'imageEditor', {
    Page: StoryImageEditorPage,
    source: 'story/image-editor/image-editor-page.tsx',
    frame: 'bare',
  }),
  storyRoute('/story/video-editor', 'film', {
    Page: FilmPage,
    source: 'story/film/film-page.tsx',
    budget: 'film',
    frame: 'bare',
  }),
];

/** Pages that every site has, besides those of its tools. */
export const PAGES: readonly PageRoute[] = [
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
    memberParts: ['features/tasks/run-watch.tsx', '../node_modules/eventsource-parser/dist/index.js'],
    budget: 'member',
    title: (messages) => messages.shell.myCreation,
  },
  ...STORY_PAGES,
  {
    name: 'img-editor',
    path: '/img-editor',
    kind: 'app',
    frame: 'bare',
    budget: 'design',
    Page: DesignPage,
    source: 'editors/design/design-page.tsx',
    memberParts: ['editors/design/design-home.tsx'],
    title: (messages) => messages.pages.story.imageEditor,
  },
  {
    name: 'ai-editor',
    path: '/ai-editor',
    kind: 'app',
    frame: 'bare',
    Page: WriterPage,
    source: 'writer/writer-page.tsx',
    budget: 'text',
    title: (messages) => messages.pages.story.writer,
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

/** To everyone but operators the console does not exist. */
function AdminRoute() {
  return <AdminPage notFound={<NotFoundPage />} />;
}

/** Editors that are not made from the tool's fields. */
const SEPARATE_EDITORS: Readonly<Record<string, Pick<PageRoute, 'Page' | 'source' | 'parts'>>> = {
  puzzle: { Page: CollagePage, source: 'editors/collage/collage-page.tsx' },
  'translate-audio': {
    Page: DubbingPage,
    source: 'editors/dubbing/dubbing-page.tsx',
    parts: ['editors/kit/lines/clip-slot.tsx', 'editors/dubbing/voices-panel.tsx'],
  },
  'translate-subtitle': {
    Page: SubtitlePage,
    source: 'editors/subtitles/subtitle-page.tsx',
    parts: ['editors/kit/lines/clip-slot.tsx', 'editors/kit/engine-picker.tsx'],
  },
};
const FORM_EDITOR = {
  Page: ToolEditorPage,
  source: 'editors/form/tool-editor-page.tsx',
  parts: ['editors/form/result/result-pane.tsx'],
};

/** A page of a tool, if the site has the tool and the tool has the page. */
const pageOf = (kind: Tool['kind'], id: string, at: 'landing' | 'editor', route: ToolRoute): PageRoute => ({
  name: toolRouteNames({ id, kind })[at],
  path: toolPath({ id, kind }, at),
  tool: id,
  title: (messages, language, tool) => tool?.text[language].name ?? messages.pages.notFound.title,
  ...route,
  Page: () => <PageOfTool id={id} kind={kind} at={at} Page={route.Page} />,
});
type ToolRoute = Omit<PageRoute, 'name' | 'path' | 'tool' | 'title'>;

const LANDING: ToolRoute = {
  kind: 'public',
  frame: 'site',
  Page: LandingPage,
  source: 'features/landing/landing-page.tsx',
  budget: 'landing',
};

/** The landing page, and the editor, of the tool with an id. */
export const toolRoutes = (kind: Tool['kind'], id: string): Record<'landing' | 'editor', PageRoute> => ({
  landing: pageOf(kind, id, 'landing', LANDING),
  editor: pageOf(kind, id, 'editor', {
    kind: 'app',
    frame: 'workspace',
    budget: 'editor',
    ...(SEPARATE_EDITORS[id] ?? FORM_EDITOR),
  }),
});

const seen = new Map<string, PageRoute>();

/** The page at a path below the language prefix. Whether there is a tool at the path of one, its page finds out. */
export function pageAtPath(path: string): { page: PageRoute; params: Record<string, string> } | undefined {
  const found = pageAt(PAGES, path);
  if (found) return found;
  const at = toolAt(path);
  if (!at) return undefined;
  // The same page for the same path, so that its component stays.
  const page = seen.get(path) ?? toolRoutes(at.kind, at.id)[at.page];
  seen.set(path, page);
  return { page, params: {} };
}
