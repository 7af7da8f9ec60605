import type { filmActions as source } from '../en/film-actions.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

export const filmActions: Translation<typeof source> = {
  title: '对这个片段操作',
  all: ({ count }) => `全部 ${number(count)}\u00a0项`,
  fewer: '收起',
  line: '处理的是整个文件，片段的裁剪、位置和效果保持不变。',
  fresh: '放到上方，作为新片段',
  noMedia: '这个片段还没有画面。',
  making: '制作中',
  locked: '这个片段正在制作，完成或取消后才能修改。',
  failed: '失败',
  versions: '版本',
  placed: '原素材',
  version: ({ name, points }) => `${name}，${points}`,
  points: ({ value }) => `${number(value)}\u00a0点`,
  free: '免费',
  charged: ({ value }) => `已扣 ${number(value)}\u00a0点。`,
  remove: '移除空片段',
  kept: '撤销和切换版本都不扣点，做好的结果一直在这里。',
};
