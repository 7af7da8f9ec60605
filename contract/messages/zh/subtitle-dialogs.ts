import type { subtitleDialogs as en } from '../en/subtitle-dialogs.ts';
import type { Translation } from '../messages.ts';
import { spaced } from './spaced.ts';

export const subtitleDialogs: Translation<typeof en> = {
  glossaryHint: '人名和固定译法，之后的翻译都会沿用。',
  term: '术语',
  termTranslation: '译法',
  addTerm: '添加术语',
  removeTerm: ({ term }) => spaced`移除${term || '这条术语'}`,
  done: '完成',
  areasTitle: '原字幕区域',
  areasHint: '没有选择区域时，自动查找文字并去除。',
  projects: {
    title: '字幕项目',
    none: '还没有保存的项目。',
    new: '新建项目',
    current: '当前打开',
    failed: '项目加载失败，请重试。',
  },
};
