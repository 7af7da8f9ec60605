import type { Language } from '@inkreel/contract/site.ts';

/** Titles of the pages of teams and projects: they are needed before the pages' own texts. */
export const TEAM_TITLES: Record<
  Language,
  { team: string; projects: string; join: string; apiKeys: string }
> = {
  en: { team: 'Team', projects: 'Projects', join: 'Invitation', apiKeys: 'API keys' },
  zh: { team: '团队', projects: '项目', join: '邀请', apiKeys: 'API 密钥' },
};
