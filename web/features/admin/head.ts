import type { Language } from '@inkreel/contract/site.ts';

/** The console's name, which the page's title and the account menu need before the console's texts. */
export const ADMIN_TITLE: Record<Language, string> = { en: 'Operators’ console', zh: '管理后台' };

/** The console's sections in their order; the first one is at `/admin` itself. */
export const ADMIN_SECTIONS = [
  'overview',
  'users',
  'organisations',
  'orders',
  'products',
  'prices',
  'costs',
  'tasks',
  'engines',
  'audit',
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** A section's path below the language prefix. */
export function sectionPath(section: AdminSection): string {
  return section === 'overview' ? '/admin' : `/admin/${section}`;
}
