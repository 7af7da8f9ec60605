import type { filmEffects as source } from '../en/film-effects.ts';
import type { Translation } from '../messages.ts';

const NB = '\u00a0';

export const filmEffects: Translation<typeof source> = {
  keys: {
    names: { position: '位置', scale: '大小', rotation: '旋转', opacity: '不透明度', volume: '音量' },
    set: ({ of }) => `添加${of}关键帧`,
    remove: ({ of }) => `删除${of}关键帧`,
    before: ({ of }) => `上一个${of}关键帧`,
    after: ({ of }) => `下一个${of}关键帧`,
    ease: ({ of }) => `从此关键帧起，${of}的缓动`,
    easings: { linear: '匀速', in: '缓入', out: '缓出', in_out: '缓入缓出', hold: '保持' },
    at: ({ at, of }) => `${at}${NB}处的关键帧：${of}。方向键移动，Delete 键删除。`,
  },
};
