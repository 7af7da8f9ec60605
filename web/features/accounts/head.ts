import type { Language } from '@inkreel/contract/site.ts';

/** Title of the page that a reset mail links to: it is needed before the page's own texts. */
export const RESET_TITLES: Record<Language, string> = { en: 'Set a new password', zh: '设置新密码' };
