import type { Language } from '../site.ts';

/** Names of the runs of stories by their ids, for lists of runs: they have no page and no place in the catalogue. */
export const STORY_RUN_NAMES = {
  'draw-shot': { en: 'Story shot', zh: '分镜画面' },
  'draw-look': { en: 'Character look', zh: '角色造型' },
  'move-shot': { en: 'Moving shot', zh: '动态镜头' },
  'export-film': { en: 'Film', zh: '影片' },
  'move-shot-camera': { en: 'Moving shot, camera move', zh: '动态镜头（运镜）' },
} as const satisfies Readonly<Record<string, Record<Language, string>>>;
