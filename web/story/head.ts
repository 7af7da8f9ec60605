import type { Language } from '@inkreel/contract/site.ts';

/** Titles of the pages of the story area: they are needed before the pages' texts. */
export const STORY_TITLES = {
  en: {
    home: 'Story',
    create: 'New story',
    roles: 'Characters',
    role: 'Character',
    scripts: 'Scripts',
    images: 'Story images',
    videos: 'Moving shots',
    script: 'Storyboard',
    imageEditor: 'Image editor',
  },
  zh: {
    home: '故事',
    create: '新建故事',
    roles: '角色',
    role: '角色',
    scripts: '剧本',
    images: '故事画面',
    videos: '动态镜头',
    script: '分镜',
    imageEditor: '画面编辑',
  },
} as const satisfies Record<Language, Record<string, string>>;
export type StoryPageName = keyof (typeof STORY_TITLES)['en'];

/** Views of one story at `/story/script`, by the value of `view`. */
export const STORY_VIEWS = ['script', 'storyboard', 'animatic'] as const;
export type StoryView = (typeof STORY_VIEWS)[number];

export const storyPath = (id: string, view: StoryView, shot?: string): string =>
  `/story/script?id=${id}&view=${view}${shot === undefined ? '' : `&shot=${shot}`}`;
