import type { speaking as source } from '../en/speaking.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const speaking: Translation<typeof source> = {
  check: {
    title: '免费检测',
    checking: '正在检测…',
    ready: '可以使用',
    missed: ({ count }) => `${number(count)} 项不符合`,
    rules: {
      no_person: '画面中有人物',
      several_people: '只有一个人',
      pose_invalid: '正对镜头，露出整张脸',
      body_proportion: '脸的大小合适',
      face_unclear: '清晰，光线均匀',
      media_resolution: '边长',
      face_not_matched: '照片中的人出现在视频里',
    },
    found: ({ count }) => `${number(count)} 张脸`,
    guest: '登录后自动检测，通过之前不扣积分。',
    failed: '检测没有响应。生成前会再检测一次，通过之前不扣积分。',
    again: '重新检测',
    none: '这里没有可以预先检测视频的引擎。',
  },
  fit: {
    loop: '从头循环',
    hold: '停在最后一帧',
    cut: '截断声音',
    result: ({ seconds }) => `成片时长 ${seconds} 秒。`,
    same: '两者一样长。',
    shorter: '视频更长，到声音结束为止。',
  },
};
