import type { Awaits } from './awaits.ts';

/** Section 2: a path and the name of its route, without a language. */
export interface RouteRow {
  path: string;
  name: string;
  awaits?: Awaits;
}

const PAGES: readonly RouteRow[] = [
  { path: '/', name: 'home' },
  { path: '/create', name: 'create' },
  { path: '/pricing', name: 'pricing' },
  { path: '/my-creation', name: 'my-creation' },
  { path: '/about/terms-of-service', name: 'about-terms-of-service' },
  { path: '/about/privacy-policy', name: 'about-privacy-policy' },
  { path: '/about/user-agreement', name: 'about-user-agreement' },
  { path: '/about/about-us', name: 'about-about-us' },
  { path: '/popup/social', name: 'popup-social' },
  { path: '/account/reset', name: 'account-reset' },
  { path: '/popup/payment', name: 'popup-payment' },
  { path: '/popup/loading', name: 'popup-loading' },
  { path: '/credits', name: 'credits' },
];

/** Image tools with a landing page and an editor. */
const IMAGE_TOOLS = [
  'ai-image-extender',
  'puzzle',
  'remove-bg',
  'ai-bg',
  'stroke',
  'shoe',
  'replace-model',
  'replace-clothes',
  'ai-image-upscaler',
  'repaint',
  'hair',
  'emotion',
  'age',
  'portrait',
  'video3d',
  'ai-object-replacer',
  'ai-object-remover',
  'ai-image-generator',
  'ai-consistent-character-generator',
  'ai-image-editor',
  'ai-image-translator',
] as const;

const VIDEO_TOOLS = [
  'lip-sync',
  'video-retalk',
  'translate-audio',
  'translate-subtitle',
  'remove-subtitle',
] as const;

export const ROUTES: readonly RouteRow[] = [
  ...PAGES,
  ...IMAGE_TOOLS.flatMap((tool): RouteRow[] => [
    { path: `/img-tools/${tool}`, name: tool },
    { path: `/img-tools/${tool}/editor`, name: `${tool}-editor` },
  ]),
  { path: '/img-tools/ai-image-ecommerce/editor', name: 'ai-image-ecommerce-editor' },
  ...VIDEO_TOOLS.flatMap((tool): RouteRow[] => [
    { path: `/video-tools/${tool}`, name: `video-tools-${tool}` },
    { path: `/video-tools/${tool}/editor`, name: `video-editor-${tool}` },
  ]),
  { path: '/img-editor', name: 'img-editor' },
  { path: '/ai-editor', name: 'ai-editor' },
  ...[
    '/story',
    '/story/image-editor',
    '/story/video-editor',
    '/story/script',
    '/story/roles',
    '/story/role',
    '/story/create',
    '/story/image-works',
    '/story/video-works',
    '/story/script-works',
  ].map((path): RouteRow => ({ path, name: path.slice(1).replaceAll('/', '-') })),
];

/** Paths that have no page by the specification: the e-commerce tool has an editor only. */
export const NO_PAGES = ['/img-tools/ai-image-ecommerce'] as const;
