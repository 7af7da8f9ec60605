import type { voices as source } from '../en/voices.ts';
import type { Translation } from '../messages.ts';
import { spaced } from './spaced.ts';

const count = (value: number) => value.toLocaleString('zh-CN');

export const voices: Translation<typeof source> = {
  title: '选择音色',
  close: '关闭',
  choose: '选择音色',
  search: '名称或音色特点',
  languages: '语言',
  allLanguages: '全部语言',
  anyLanguage: '不限语言',
  list: '音色',
  all: '全部',
  stars: '收藏',
  kind: '类型',
  kinds: { any: '全部类型', hosted: '云端', own: '自有服务器', builtin: '内置' },
  play: ({ name }) => spaced`试听${name}`,
  stop: ({ name }) => spaced`停止试听${name}`,
  star: ({ name }) => spaced`收藏${name}`,
  unstar: ({ name }) => spaced`取消收藏${name}`,
  emotion: '情绪',
  speed: '语速',
  preview: '试听',
  free: '免费',
  hear: '播放',
  silence: '停止',
  ofProvider: '服务商提供的样音。',
  noPreview: '此音色没有试听。',
  yourText: ({ characters }) => `你的文字，${count(characters)}\u00a0字`,
  about: ({ time }) => `约 ${time}`,
  use: ({ name }) => `使用“${name}”`,
  loading: '正在加载音色',
  failed: '音色加载失败。',
  again: '重试',
  none: '没有找到音色。',
  noStars: '还没有收藏。点音色旁的星标即可收藏到这里。',
  nothing: '这里还没有可用的音色，请联系平台管理员接入。',
  missing: ({ names }) => spaced`${names}没有响应，部分音色暂时无法使用。`,
  lines: {
    count: ({ count: value }) => `${count(value)}\u00a0句`,
    example: '0:01.5 - 0:03.2 早上好\n0:03.6 - 0:06.0 [小林] 这是我们穿的衣服',
    unreadable: '每句以两个时间开头，例如“0:01.5 - 0:03.2 早上好”。',
    overlong: ({ numbers }) =>
      `第 ${numbers.join('、')}\u00a0句时间可能不够，句尾会被截掉。请改短，或留出更多时间。`,
  },
  percent: ({ value }) => `${value}%`,
};
