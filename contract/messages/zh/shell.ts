import type { shell as source } from '../en/shell.ts';
import type { Translation } from '../messages.ts';
import { spaced } from './spaced.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

export const shell: Translation<typeof source> = {
  skip: '跳到正文',
  home: 'Inkreel 首页',
  menu: '菜单',
  navigation: '主导航',
  images: '图片',
  videos: '视频',
  groups: { generate: '生成', editing: '编辑', enhance: '增强', sync: '口型', translate: '翻译' },
  create: '开始创作',
  story: '故事',
  myCreation: '我的创作',
  pricing: '价格',
  credits: '积分明细',
  signIn: '登录',
  signOut: '退出登录',
  signedOut: '已退出登录。',
  studio: '进入工作室',
  account: ({ name, initials }) => spaced`${initials}，${name}的账号`,
  points: ({ points }) => `${number(points)}\u00a0积分`,
  price: ({ points, per5s }) =>
    points === 0 ? '免费' : `${number(points)}\u00a0积分${per5s ? ' / 5\u00a0秒' : ''}`,
  pointsLink: ({ points }) => `${number(points)}\u00a0积分，查看明细`,
  otherLanguage: 'English',
  theme: '外观',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  close: '关闭',
  contact: '联系我们',
  footer: {
    line: '图片与视频创作工作室。每个文件都标明来源。',
    tools: '工具',
    studio: '工作室',
    about: '关于',
    api: 'API',
    copyright: ({ year }) => `© ${year} Inkreel`,
  },
  needsModel: '需要 AI 模型，这里暂不可用',
  loading: '加载中',
  offline: '当前离线。现在开始的任务会保留，恢复联网后自动发送。',
  retry: '重试',
};
